import { useEffect, useRef, useState } from "react";
import { media } from "../theme/media";
import { Anchor } from "../ui/Anchor";
import { Button } from "../ui/Button";
import { Container } from "../ui/Container";
import { Icon } from "../ui/Icon";
import { Identity, MenuContact, MenuPanel, MenuRoot } from "./Header.styles";
import { isOpen } from "./popover";

const menuId = "menu";

interface HeaderMenuProps {
  data: Queries.HeaderFragment;
  links: readonly { path: string; linkLabel: string }[];
  open: boolean;
  onToggle: (open: boolean) => void;
}

/**
 * The menu of small screens. It is a native popover: the browser opens it, closes it on Escape and gives the focus back, so that it
 * works before, and without, any script. The script tells the rest of the page, and closes it when a link is chosen or the
 * window grows to where the header shows everything.
 */
export function HeaderMenu({ data, links, open, onToggle }: HeaderMenuProps) {
  const { business, interfaceTexts } = data;
  const texts = interfaceTexts.header;
  const panel = useRef<HTMLDivElement>(null);
  // Before the script runs, the browser itself tells assistive technology whether the popover is open; a fixed attribute would lie.
  const [scripted, setScripted] = useState(false);

  const handleToggle = useRef(onToggle);
  handleToggle.current = onToggle;

  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    setScripted(true);
    const tell = (event: Event) => handleToggle.current((event as ToggleEvent).newState === "open");
    element.addEventListener("toggle", tell);
    // The visitor may have opened the menu before this script was there to hear of it.
    if (isOpen(element)) handleToggle.current(true);
    return () => element.removeEventListener("toggle", tell);
  }, []);

  // The shell closes the menu when another page is shown, by Back for one.
  useEffect(() => {
    const element = panel.current;
    if (open) return () => element?.hidePopover?.();
  }, [open]);

  useEffect(() => {
    const wide = window.matchMedia(media.query("menu"));
    const closeWhenWide = () => {
      if (wide.matches) panel.current?.hidePopover?.();
    };
    wide.addEventListener?.("change", closeWhenWide);
    return () => wide.removeEventListener?.("change", closeWhenWide);
  }, []);

  const close = () => {
    panel.current?.hidePopover?.();
    // The popover tells of its closing a moment later; by then the new page must already be within reach of the focus.
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
