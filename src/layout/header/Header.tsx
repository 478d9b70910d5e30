import { graphql } from "gatsby";
import { Anchor } from "../../ui/Anchor";
import { Button } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { Mark } from "../../ui/Mark";
import { HeaderMenu } from "./Header.Menu";
import { Bar, Brand, Contact, Identity, Links, PhoneLink, Surface, Wide } from "./Header.styles";

/** The sticky header: navigation and contact links on wide screens, a menu button on small ones. */
export function Header({ data }: { data: Queries.HeaderFragment }) {
  const { business, interfaceTexts } = data;
  const texts = interfaceTexts.header;
  const links = [data.homePage, data.servicesPage, data.contactPage];

  return (
    <Surface>
      <Bar>
        <Brand href={data.homePage.path} aria-label={texts.homeLabel} $long={business.brand.length > 8}>
          <Mark size={40} />
          <span>
            {/* The space separates the words for screen readers. */}
            <strong>{business.brand}</strong> <small>{business.tagline}</small>
          </span>
        </Brand>
        <Wide>
          <Identity>
            <span>{business.legalName}</span>
            <span>
              {texts.taxNumberLabel} {business.taxNumber}
            </span>
          </Identity>
          <nav aria-label={texts.navigationLabel}>
            <Links>
              {links.map(({ path, linkLabel }) => (
                <li key={path}>
                  <Anchor href={path}>{linkLabel}</Anchor>
                </li>
              ))}
            </Links>
          </nav>
          <Contact>
            <PhoneLink href={business.phoneUrl} aria-label={`${texts.phoneLabel} ${business.phone}`}>
              <Icon name="phone" size={20} />
              {business.phone}
            </PhoneLink>
            <Button href={business.chatUrl} chat size="sm">
              <Icon name="chat" size={20} />
              {texts.chatLabel}
            </Button>
          </Contact>
        </Wide>
        <HeaderMenu data={data} links={links} />
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
      ...PageLink
    }
    servicesPage {
      ...PageLink
    }
    contactPage {
      ...PageLink
    }
  }
  fragment PageLink on Page {
    path
    linkLabel
  }
`;
