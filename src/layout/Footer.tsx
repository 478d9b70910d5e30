import { graphql } from "gatsby";
import { screenOnly } from "../theme/print";
import { Anchor } from "../ui/Anchor";
import { Icon } from "../ui/Icon";
import { RunningText } from "../ui/RunningText";
import { TitleBlock } from "../ui/TitleBlock";
import { About, Column, Columns, Copyright, Imprint, Surface } from "./Footer.styles";

export function Footer({ data }: { data: Queries.FooterFragment }) {
  const { business, interfaceTexts } = data;
  const texts = interfaceTexts.footer;
  const contacts = [
    { icon: "chat", label: texts.chatLabel, url: business.chatUrl } as const,
    { icon: "phone", label: <RunningText text={business.phone} />, url: business.phoneUrl } as const,
    { icon: "mail", label: <RunningText text={business.email} />, url: business.emailUrl } as const,
    ...(business.profiles ?? []).map((profile) => ({ icon: "external", ...profile }) as const),
  ];
  const names = [
    business.legalName,
    `${interfaceTexts.header.taxNumberLabel} ${business.taxNumber}`,
    business.registration,
  ];
  const imprint = [
    business.brand,
    business.tagline,
    ...names,
    ...business.address.lines,
    business.phone,
    business.email,
    data.page?.url,
  ];

  return (
    <Surface>
      <Columns className={screenOnly}>
        <About>
          <TitleBlock business={business} facts={names} />
          <p>
            <RunningText text={texts.about} />
          </p>
        </About>
        <Column as="nav" aria-labelledby="rodape-paginas">
          <h2 id="rodape-paginas">{texts.pagesHeading}</h2>
          <ul>
            {data.pages.map(({ path, linkLabel }) => (
              <li key={path}>
                <Anchor href={path}>{linkLabel}</Anchor>
              </li>
            ))}
          </ul>
        </Column>
        <Column>
          <h2>{texts.contactHeading}</h2>
          <ul>
            {contacts.map(({ icon, label, url }) => (
              <li key={url}>
                <Anchor href={url}>
                  <Icon name={icon} />
                  {label}
                </Anchor>
              </li>
            ))}
            <li>
              <Anchor href={`${data.contactPage.path}#acessibilidade`}>
                <Icon name="access" />
                {texts.accessibilityLabel}
              </Anchor>
            </li>
          </ul>
        </Column>
        <Column>
          <h2>{texts.addressHeading}</h2>
          <address>
            {business.address.lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <Anchor href={business.mapsUrl}>
            <Icon name="pin" />
            {interfaceTexts.mapLabel}
          </Anchor>
        </Column>
      </Columns>
      <Copyright className={screenOnly}>{texts.copyright}</Copyright>
      <Imprint data-imprint={imprint.filter(Boolean).join("\u00A0· ")} />
    </Surface>
  );
}

export const fragment = graphql`
  fragment Footer on Query {
    page(path: { eq: $path }) {
      url
    }
    business {
      brand
      tagline
      legalName
      taxNumber
      registration
      phone
      phoneUrl
      email
      emailUrl
      chatUrl
      mapsUrl
      profiles {
        label
        url
      }
      address {
        lines
      }
    }
    interfaceTexts {
      mapLabel
      header {
        taxNumberLabel
      }
      footer {
        about
        pagesHeading
        contactHeading
        addressHeading
        chatLabel
        accessibilityLabel
        copyright
      }
    }
    contactPage {
      path
    }
    pages {
      path
      linkLabel
    }
  }
`;
