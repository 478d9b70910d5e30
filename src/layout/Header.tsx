import { graphql } from "gatsby";
import { useCallback, useEffect, useRef, useState } from "react";
import { Anchor } from "../ui/Anchor";
import { Button } from "../ui/Button";
import { Container } from "../ui/Container";
import { Icon } from "../ui/Icon";
import { Mark } from "../ui/Mark";
import { RunningText } from "../ui/RunningText";
import { Bar, Brand, Contact, Identity, MenuContact, MenuPanel, MenuRoot, Surface, Wide } from "./Header.styles";
import { usePageChange } from "./use-page-change";

const menuId = "menu";

/** In letters: a longer brand is set smaller, and a longer legal name, which would take more than two lines, stands in the widest headers alone. */
const longest = { brand: 8, legalName: 48 };

/** False also in browsers without popovers, where `:popover-open` would be an error. */
const isOpen = (popover: HTMLElement) => CSS.supports("selector(:popover-open)") && popover.matches(":popover-open");

/**
 * The sticky header: navigation and contact links on wide screens, a menu on small ones. The menu is a native popover: the browser opens
 * it, closes it on Escape and restores the focus, even without JavaScript. The script reports its state, and closes it when a link is
 * chosen and on a new page. In a wide window an open menu is not displayed.
 */
export function Header({ data }: { data: Queries.HeaderFragment }) {
  const { page, business, interfaceTexts } = data;
  const texts = interfaceTexts.header;
  const links = data.pages.filter(({ inHeader }) => inHeader);
  const menu = useRef<HTMLDivElement>(null);
  // Unknown before hydration: the browser derives `aria-expanded` from the popover; a static value could be wrong.
  const [open, setOpen] = useState<boolean>();
  // Chrome 114 throws if a closed popover is hidden.
  const close = useCallback(() => {
    if (menu.current && isOpen(menu.current)) menu.current.hidePopover();
  }, []);

  useEffect(() => {
    const element = menu.current;
    if (!element) return;
    // It may have been opened before hydration.
    setOpen(isOpen(element));
    const follow = (event: Event) => setOpen((event as ToggleEvent).newState === "open");
    element.addEventListener("toggle", follow);
    return () => element.removeEventListener("toggle", follow);
  }, []);

  usePageChange(page.path, close);

  const identity = (
    <Identity>
      <span>{business.legalName}</span>
      <span>{`${texts.taxNumberLabel} ${business.taxNumber}`}</span>
    </Identity>
  );
  const navigation = (
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
  );

  return (
    <Surface>
      <Bar $links={links.length}>
        <Brand
          href={data.homePage.path}
          aria-label={texts.homeLabel}
          $long={business.brand.length > longest.brand}
          $links={links.length}
        >
          <Mark size={40} />
          <span>
            {/* The space separates the words for screen readers. */}
            <strong>{business.brand}</strong> <small>{business.tagline}</small>
          </span>
        </Brand>
        <Wide $links={links.length} $long={business.legalName.length > longest.legalName}>
          {identity}
          {navigation}
          <Contact>
            <Anchor href={business.phoneUrl} aria-label={`${texts.phoneLabel} ${business.phone}`}>
              <Icon name="phone" />
              {business.phone}
            </Anchor>
            <Button href={business.chatUrl} chat icon="chat" size="sm">
              {texts.chatLabel}
            </Button>
          </Contact>
        </Wide>
        <MenuRoot $links={links.length}>
          <Button variant="ghost" size="sm" popovertarget={menuId} aria-controls={menuId} aria-expanded={open}>
            <Icon name={open ? "close" : "menu"} />
            {/* One name, open and closed: `aria-expanded` says which. An element, which a browser's translation leaves in its place: React
                inserts the other icon before it. */}
            <span>{texts.menuLabel}</span>
          </Button>
          <MenuPanel ref={menu} id={menuId} popover="auto">
            <Container>
              {navigation}
              <MenuContact>
                <Button href={business.menuChatUrl} chat icon="chat" onClick={close}>
                  {texts.chatLabel}
                </Button>
                <Button
                  href={business.menuPhoneUrl}
                  variant="outline"
                  icon="phone"
                  onClick={close}
                  aria-label={`${texts.phoneLabel} ${business.menuPhone}`}
                >
                  <RunningText text={business.menuPhone} />
                </Button>
              </MenuContact>
              {identity}
            </Container>
          </MenuPanel>
        </MenuRoot>
      </Bar>
    </Surface>
  );
}

export const fragment = graphql`
  fragment Header on Query {
    page(path: { eq: $path }) {
      path
    }
    business {
      brand
      tagline
      legalName
      taxNumber
      phone
      phoneUrl
      chatUrl
      menuPhone
      menuPhoneUrl
      menuChatUrl
    }
    interfaceTexts {
      header {
        navigationLabel
        homeLabel
        taxNumberLabel
        phoneLabel
        chatLabel
        menuLabel
      }
    }
    homePage {
      path
    }
    pages {
      path
      linkLabel
      inHeader
    }
  }
`;
