import { graphql } from "gatsby";
import type { ReactNode } from "react";
import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { Anchor, standalone } from "../ui/Anchor";
import { EmailAddress } from "../ui/EmailAddress";
import { Icon, type IconName } from "../ui/Icon";
import { OpenNow } from "./OpenNow";
import { useToday } from "./use-today";

const { colour, space } = theme;

const Details = styled.section`
  h2 { margin-bottom: ${space[3]}; }
  dl {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[2]};
    /* On tablets the details span the page. */
    ${media.from("tablet")} { grid-template-columns: 1fr 1fr; }
    ${media.from("desktop")} { grid-template-columns: 1fr; }
  }
  dl > div { position: relative; padding-left: calc(24px + ${space[2]}); }
  /* Inside the dt: a div in a dl may only contain dt and dd. */
  dt > svg { position: absolute; top: ${space.half}; left: 0; color: ${colour.action}; }
  dt { color: ${colour.inkSoft}; font-size: ${theme.text.small}; }
  dd a, & > a { ${standalone} color: ${colour.action}; }
  & > a { gap: ${space[2]}; margin-top: ${space[1]}; }
  /* Aligned with the links, whose text is centred in a 44 pixel target. */
  address { padding-top: ${space[1]}; color: ${colour.inkSoft}; }
  ${media.print} {
    h2 { margin-bottom: ${space[1]}; font-size: ${theme.text.title}; }
    dl { grid-template-columns: 1fr 1fr; }
    dd a { min-height: 0; }
    address { padding-top: 0; }
    & > a, dd a[target] { display: none; }
  }
`;

const Hours = styled.table`
  width: 100%;
  margin-top: ${space.half};
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th { font-weight: 400; text-align: left; }
  td { font-weight: 600; text-align: right; }
  th, td { padding-block: ${space.half}; border-bottom: 1px solid ${colour.line}; }
`;

/* The caption is generated content: screen readers must not read it on screen, where the code is hidden. */
const Code = styled.figure`
  display: none;
  ${media.print} {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    break-inside: avoid;
    svg { width: 30mm; height: 30mm; }
    &::after { content: attr(data-caption); font-weight: 600; }
  }
`;

/** Quiet zone around the QR code, in modules, from its standard. */
const quietZone = 4;

/** How long before it a time is shown for which the business is closed, in ms. */
const twoMonths = 60 * 86_400_000;

interface EntryProps {
  icon: IconName;
  label: string;
  children: ReactNode;
}

function Entry({ icon, label, children }: EntryProps) {
  return (
    <div>
      <dt>
        <Icon name={icon} />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Phone, e-mail, address, opening hours with the closed days that are near, and on paper a QR code that opens the chat. */
export function ContactDetails({ data }: { data: Queries.ContactDetailsFragment }) {
  const { business, interfaceTexts } = data;
  const texts = data.contactPage.details;
  const today = useToday(business.today);
  const codeSide = business.chatCode.size + 2 * quietZone;
  const codeBox = `${-quietZone} ${-quietZone} ${codeSide} ${codeSide}`;
  const soon = new Date(Date.parse(today) + twoMonths).toISOString().slice(0, 10);
  const closings = business.closings
    .filter(({ from, to }) => from <= soon && today <= to)
    .map(({ written }) => ({ days: written, hours: texts.closedLabel }));

  return (
    <Details aria-labelledby="dados-de-contato">
      <h2 id="dados-de-contato">{texts.heading}</h2>
      <dl>
        <Entry icon="phone" label={texts.phoneLabel}>
          <Anchor href={business.phoneUrl}>{business.phone}</Anchor>
        </Entry>
        {business.chatPhone && (
          <Entry icon="chat" label={texts.chatLabel}>
            <Anchor href={business.chatUrl}>{business.chatPhone}</Anchor>
          </Entry>
        )}
        <Entry icon="mail" label={texts.emailLabel}>
          <Anchor href={business.emailUrl}>
            <EmailAddress address={business.email} />
          </Anchor>
        </Entry>
        <Entry icon="pin" label={texts.addressLabel}>
          <address>{business.address.lines.join("\n")}</address>
          <Anchor href={business.mapsUrl}>{interfaceTexts.mapLabel}</Anchor>
        </Entry>
        <Entry icon="clock" label={texts.hoursLabel}>
          <Hours aria-label={texts.hoursLabel}>
            <tbody>
              {[...business.openingHours, ...closings].map(({ days, hours }) => (
                <tr key={`${days} ${hours}`}>
                  <th scope="row">{days}</th>
                  <td>{hours}</td>
                </tr>
              ))}
            </tbody>
          </Hours>
          <OpenNow texts={texts.openNow} business={business} />
        </Entry>
      </dl>
      {/* A file, and no page that Gatsby could open. */}
      <a href={business.contactCardPath} download>
        <Icon name="document" />
        {texts.saveLabel}
      </a>
      <Code data-caption={texts.codeCaption}>
        <svg role="img" aria-label={texts.codeCaption} viewBox={codeBox} shapeRendering="crispEdges">
          <path d={business.chatCode.path} stroke="#000" />
        </svg>
      </Code>
    </Details>
  );
}

export const fragment = graphql`
  fragment ContactDetails on Query {
    contactPage {
      details {
        heading
        phoneLabel
        chatLabel
        emailLabel
        addressLabel
        hoursLabel
        closedLabel
        openNow {
          ...OpenNow
        }
        saveLabel
        codeCaption
      }
    }
    interfaceTexts {
      mapLabel
    }
    business {
      phone
      phoneUrl
      chatPhone
      chatUrl
      email
      emailUrl
      mapsUrl
      contactCardPath
      chatCode {
        size
        path
      }
      address {
        lines
      }
      openingHours {
        days
        hours
      }
      today
      closings {
        from
        to
        written
      }
      ...OpenNowBusiness
    }
  }
`;
