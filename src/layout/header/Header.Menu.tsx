import { useEffect, useRef, useState } from "react";
import { media } from "../../theme/media";
import { Anchor } from "../../ui/Anchor";
import { Button } from "../../ui/Button";
import { Container } from "../../ui/Container";
import { Icon } from "../../ui/Icon";
import { useMediaQuery } from "../../ui/use-media-query";
import { Identity, MenuContact, MenuPanel, MenuRoot } from "./Header.styles";

const menuId = "menu";

interface HeaderMenuProps {
  data: Queries.HeaderFragment;
  links: readonly Queries.PageLinkFragment[];
}

/**
 * The menu of small screens, a native popover: the browser opens it, closes it on Escape and restores the focus, even without
 * JavaScript. The script reports its state, and closes it when a link is chosen, on a new page, and where the window grows wide.
 */
export function HeaderMenu({ data, links }: HeaderMenuProps) {
  const { page, business, interfaceTexts } = data;
  const texts = interfaceTexts.header;
  const panel = useRef<HTMLDivElement>(null);
  // Unknown before hydration: the browser derives `aria-expanded` from the popover; a static value could be wrong.
  const [open, setOpen] = useState<boolean>();
  const wide = useMediaQuery(media.query("menu"));
  // Browsers without popovers show no menu.
  const close = () => panel.current?.hidePopover?.();

  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    // It may have been opened before hydration.
    setOpen(CSS.supports("selector(:popover-open)") && element.matches(":popover-open"));
    const follow = (event: Event) => setOpen((event as ToggleEvent).newState === "open");
    element.addEventListener("toggle", follow);
    return () => element.removeEventListener("toggle", follow);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes on a new page, also after Back, and when the header has room.
  useEffect(() => close, [page?.path, wide]);

  return (
    <MenuRoot>
      <Button variant="ghost" size="sm" popovertarget={menuId} aria-controls={menuId} aria-expanded={open}>
        <Icon name={open ? "close" : "menu"} />
        {texts.menuLabel}
      </Button>
      <MenuPanel ref={panel} id={menuId} popover="auto">
        <Container>
          <nav aria-label={texts.navigationLabel}>
            <ul>
              {links.map(({ path, linkLabel }) => (
                <li key={path}>
                  <Anchor href={path} onClick={close}>
                    {linkLabel}
                  </Anchor>
                </li>
              ))}
            </ul>
          </nav>
          <MenuContact>
            <Button href={business.menuChatUrl} chat onClick={close}>
              <Icon name="chat" />
              {texts.chatLabel}
            </Button>
            <Button
              href={business.menuPhoneUrl}
              variant="outline"
              onClick={close}
              aria-label={`${texts.phoneLabel} ${business.menuPhone}`}
            >
              <Icon name="phone" />
              {business.menuPhone}
            </Button>
          </MenuContact>
          <Identity>
            <span>{business.legalName}</span>
            <span>
              {texts.taxNumberLabel} {business.taxNumber}
            </span>
          </Identity>
        </Container>
      </MenuPanel>
    </MenuRoot>
  );
}
