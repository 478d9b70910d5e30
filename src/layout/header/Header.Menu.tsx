import { useEffect, useRef, useState } from "react";
import { media } from "../../theme/media";
import { Anchor } from "../../ui/Anchor";
import { Button } from "../../ui/Button";
import { Container } from "../../ui/Container";
import { Icon } from "../../ui/Icon";
import { useMediaQuery } from "../../ui/use-media-query";
import { Identity, MenuContact, MenuPanel, MenuRoot } from "./Header.styles";
import { close, isOpen } from "./popover";

const menuId = "menu";

interface HeaderMenuProps {
  data: Queries.HeaderFragment;
  links: readonly Queries.PageLinkFragment[];
  open: boolean;
  onToggle: (open: boolean) => void;
}

/**
 * The menu of small screens, a native popover: the browser opens it, closes it on Escape and restores the focus, even without
 * JavaScript. The script syncs React's state, and closes the menu on navigation and when the window grows past the breakpoint.
 */
export function HeaderMenu({ data, links, open, onToggle }: HeaderMenuProps) {
  const { business, interfaceTexts } = data;
  const texts = interfaceTexts.header;
  const panel = useRef<HTMLDivElement>(null);
  // No `aria-expanded` before hydration: the browser derives the state from the popover; a static value could be wrong.
  const [scripted, setScripted] = useState(false);
  const wide = useMediaQuery(media.query("menu"));

  const handleToggle = useRef(onToggle);
  handleToggle.current = onToggle;

  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    setScripted(true);
    const tell = (event: Event) => handleToggle.current((event as ToggleEvent).newState === "open");
    element.addEventListener("toggle", tell);
    // The menu may have been opened before hydration.
    if (isOpen(element)) handleToggle.current(true);
    return () => element.removeEventListener("toggle", tell);
  }, []);

  // Closes the popover when the shell closes the menu, for example after Back.
  useEffect(() => (open ? () => close(panel.current) : undefined), [open]);

  useEffect(() => {
    if (wide) close(panel.current);
  }, [wide]);

  const leave = () => {
    close(panel.current);
    // The toggle event is asynchronous; the new page must not be inert when the focus moves there.
    onToggle(false);
  };

  return (
    <MenuRoot>
      <Button
        variant="ghost"
        size="sm"
        popovertarget={menuId}
        aria-controls={menuId}
        aria-expanded={scripted ? open : undefined}
      >
        <Icon name={open ? "close" : "menu"} />
        {texts.menuLabel}
      </Button>
      <MenuPanel ref={panel} id={menuId} popover="auto">
        <Container>
          <nav aria-label={texts.navigationLabel}>
            <ul>
              {links.map(({ path, linkLabel }) => (
                <li key={path}>
                  <Anchor href={path} onClick={leave}>
                    {linkLabel}
                  </Anchor>
                </li>
              ))}
            </ul>
          </nav>
          <MenuContact>
            <Button href={business.menuChatUrl} chat onClick={leave}>
              <Icon name="chat" />
              {texts.chatLabel}
            </Button>
            <Button
              href={business.menuPhoneUrl}
              variant="outline"
              onClick={leave}
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
