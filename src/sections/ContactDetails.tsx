import { graphql } from "gatsby";
import type { ReactNode } from "react";
import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { Anchor, standalone } from "../ui/Anchor";
import { buttonClasses, buttonStyles } from "../ui/Button.styles";
import { ChatCode } from "../ui/ChatCode";
import { EmailAddress } from "../ui/EmailAddress";
import { Icon, type IconName } from "../ui/Icon";
import { cellLabel, RuledBlock, RuledCell } from "../ui/RuledBlock";
import { UnbrokenWords } from "../ui/UnbrokenWords";
import { OpenNow } from "./OpenNow";
import { useToday } from "./use-today";

const { colour, space } = theme;

const Details = styled.section`
  h2 { margin-bottom: ${space[2]}; }
  ${media.from("desktop")} { display: flex; flex-direction: column; align-items: start; }
  ${media.print} { h2 { margin-bottom: ${space[1]}; font-size: ${theme.text.title}; } }
`;

const Entries = styled(RuledBlock).attrs({ as: "dl" })`
  /* In the sheet's cell, on wide screens, its rules go from edge to edge. */
  ${media.from("desktop")} { flex: 1; align-self: stretch; margin-inline: calc(-1 * ${space[4]}); border-width: 1px 0; }
  /* On tablets, as on paper, the block spans the page. */
  && > * { ${media.between("tablet", "desktop")}, print { flex-basis: 40%; } }
`;

const Cell = styled(RuledCell)`
  position: relative;
  padding-inline-start: calc(1.5rem + 2 * ${space[2]});
  ${media.from("tablet")} { padding-inline-start: calc(1.5rem + ${space[2]} + ${space[3]}); }
  ${media.from("desktop")} { padding: ${space[3]} ${space[4]} ${space[3]} calc(1.5rem + ${space[2]} + ${space[4]}); }
  dt { ${cellLabel} }
  /* Inside the dt: a div in a dl may only contain dt and dd. */
  dt > svg { position: absolute; top: ${space[2]}; inset-inline-start: ${space[2]}; color: ${colour.action}; }
  ${media.from("tablet")} { dt > svg { inset-inline-start: ${space[3]}; } }
  ${media.from("desktop")} { dt > svg { top: ${space[3]}; inset-inline-start: ${space[4]}; } }
  dd { line-height: 1.5; }
  dd > a { ${standalone} color: ${colour.action}; font-weight: ${theme.weight.strong}; }
  /* A link's target has room of its own around its text. */
  &:has(dd > a:last-child) { padding-bottom: ${space[1]}; }
  /* What is one link, on the line of its label. */
  &:has(dd > a:first-child) {
    display: flex;
    flex-wrap: wrap;
    place-content: center space-between;
    align-items: center;
    gap: 0 ${space[2]};
    padding-block: ${space[1]};
    dt { flex: 1 0 auto; }
    dt > svg { top: calc(50% - 0.7em); }
  }
  ${media.cramped} { && { padding-inline-start: ${space[2]}; } dt > svg { display: none; } }
  ${media.print} {
    && { padding: ${space.half} ${space[1]} ${space.half} calc(1.5rem + ${space[2]}); }
    dt > svg { top: ${space.half}; inset-inline-start: ${space.half}; }
    dd, dd > a { min-height: 0; line-height: 1.35; }
    &:has(dd > a:first-child) { display: block; align-content: start; dt > svg { top: ${space.half}; } }
    address + a { display: none; }
  }
`;

const Save = styled.a.attrs({ className: buttonClasses({ variant: "outline", size: "default" }) })`
  ${buttonStyles}
  width: 100%;
  min-height: 3rem;
  margin-top: ${space[2]};
  color: ${colour.action};
  ${media.from("tablet")} { width: auto; }
`;

const Hours = styled.table`
  width: 100%;
  margin-top: ${space.half};
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th { font-weight: ${theme.weight.text}; text-align: start; }
  td { font-weight: ${theme.weight.strong}; text-align: end; }
  th, td { padding: ${space.half} 0; border-top: 1px solid ${colour.line}; }
`;

/** How long before it a time is shown for which the business is closed, in ms. */
const twoMonths = 60 * 86_400_000;

interface EntryProps {
  icon: IconName;
  label: string;
  children: ReactNode;
}

function Entry({ icon, label, children }: EntryProps) {
  return (
    <Cell>
      <dt>
        <Icon name={icon} />
        {label}
      </dt>
      <dd>{children}</dd>
    </Cell>
  );
}

/** Whether it is open, the hours with the closed days that are near, phone, e-mail, address, the contact as a file, and on paper a QR code that opens the chat. */
export function ContactDetails({ data }: { data: Queries.ContactDetailsFragment }) {
  const { business, interfaceTexts } = data;
  const texts = data.contactPage.details;
  const today = useToday(business.today);
  const soon = new Date(Date.parse(today) + twoMonths).toISOString().slice(0, 10);
  const closures = business.closures
    .filter(({ from, to }) => from <= soon && today <= to)
    .map(({ written }) => ({ days: written, hours: texts.closedLabel }));

  return (
    <Details aria-labelledby="dados-de-contato">
      <h2 id="dados-de-contato">{texts.heading}</h2>
      <Entries>
        {business.openingHours && (
          <Entry icon="clock" label={texts.hoursLabel}>
            <OpenNow texts={texts.openNow} business={business} />
            <Hours aria-label={texts.hoursLabel}>
              <tbody>
                {[...business.hoursByDays, ...closures].map(({ days, hours }) => (
                  <tr key={`${days} ${hours}`}>
                    <th scope="row">{days}</th>
                    <td>
                      <UnbrokenWords text={hours} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </Hours>
          </Entry>
        )}
        <Entry icon="phone" label={texts.phoneLabel}>
          <Anchor href={business.phoneUrl}>
            <UnbrokenWords text={business.phone} />
          </Anchor>
        </Entry>
        {business.chatPhone && (
          <Entry icon="chat" label={texts.chatLabel}>
            <Anchor href={business.chatUrl}>
              <UnbrokenWords text={business.chatPhone} />
            </Anchor>
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
      </Entries>
      {/* A file, and no page that Gatsby could open. */}
      <Save href={business.contactCardPath} download>
        <Icon name="document" />
        {texts.saveLabel}
      </Save>
      <ChatCode code={business.chatCode} caption={texts.codeCaption} />
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
      address {
        lines
      }
      hoursByDays {
        days
        hours
      }
      today
      closures {
        from
        to
        written
      }
      chatCode {
        ...ChatCode
      }
      ...OpenNowBusiness
    }
  }
`;
