import { graphql } from "gatsby";
import type { ReactNode } from "react";
import styled from "styled-components";
import { media } from "../theme/media";
import { screenOnly } from "../theme/print";
import { theme } from "../theme/theme";
import { Anchor, standalone } from "../ui/Anchor";
import { buttonClasses, buttonStyles } from "../ui/Button.styles";
import { ChatCode } from "../ui/ChatCode";
import { Icon, type IconName } from "../ui/Icon";
import { useNow } from "../ui/OpenNow";
import { dateAt } from "../ui/open-now";
import { cellLabel, RuledBlock, RuledCell } from "../ui/RuledBlock";
import { RunningText } from "../ui/RunningText";

const { colour, space } = theme;

const Details = styled.section`
  h2 { margin-bottom: ${space[2]}; }
  /* As high as the form beside it. */
  ${media.from("desktop")} { display: flex; flex-direction: column; & > dl { flex: 1; } }
`;

const Entries = styled(RuledBlock).attrs({ as: "dl" })`
  /* On tablets, as on paper, the block spans the page: three entries beside the hours, a fourth beneath them. */
  ${media.from("menu")}, print {
    ${media.below("desktop")}, print {
      display: grid;
      grid-template-columns: 1fr 1fr;
      & > :has(table) { grid-row: span 3; }
      & > :nth-child(5) { grid-column: 1 / -1; }
    }
  }
`;

const iconSize = 1.4;

/* Values begin where their labels do, beside the icon. */
const Cell = styled(RuledCell)`
  padding-block: 0.875rem;
  dt { ${cellLabel} display: flex; gap: ${space[2]}; }
  dt > svg { color: ${colour.action}; }
  dd { margin-inline-start: calc(${iconSize}em + ${space[2]}); line-height: 1.5; }
  /* A link's target reaches to the end of its cell. */
  dd > a { ${standalone} align-items: start; margin-bottom: -0.875rem; padding-bottom: 0.875rem; color: ${colour.action}; font-weight: ${theme.weight.strong}; }
  /* On phones, what is short stands on its label's line, like the hours. */
  ${media.below("tablet")} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    row-gap: ${space[1]};
    padding-block: ${space[1]};
    dd:has(table) { flex-basis: 100%; table { margin: 0; } }
    /* A target reaches over the cell's padding, or over the distance from its label, not over an address. */
    dd > a { margin-block: calc(-1 * ${space[1]}); padding: 0; }
    dd > a:only-child { align-items: center; }
    address + a { margin-top: 0; }
  }
  ${media.cramped} { dt > svg { display: none; } dd { margin: 0; } dd > a { margin: 0; } }
`;

const Save = styled.a.attrs({ className: buttonClasses({ variant: "outline", size: "default" }) })`
  ${buttonStyles}
  width: 100%;
  min-height: 3rem;
  margin-top: ${space[1]};
  color: ${colour.action};
  ${media.from("tablet")} { align-self: start; width: auto; min-height: ${theme.size.action}; margin-top: ${space[2]}; }
`;

const Hours = styled.table`
  display: block;
  margin-top: ${space[1]};
  font-variant-numeric: tabular-nums;
  tbody { display: block; }
  /* Where a day and its hours have no room beside each other, the hours stand below it. */
  tr { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 ${space[2]}; padding: ${space.half} 0; border-top: 1px solid ${colour.line}; }
  th, td { padding-inline: 0; }
  th { flex: 1 1 7rem; font-weight: ${theme.weight.text}; text-align: start; overflow-wrap: normal; }
  td { max-width: min(100%, 11rem); margin-inline-start: auto; font-weight: ${theme.weight.strong}; text-align: end; }
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
        <Icon name={icon} size={iconSize} />
        {label}
      </dt>
      <dd>{children}</dd>
    </Cell>
  );
}

/**
 * The hours, with the closed days that are near and the emergency service; phone, e-mail, address; the contact as a file. On paper, a QR
 * code opens the chat.
 */
export function ContactDetails({ data }: { data: Queries.ContactDetailsFragment }) {
  const { business, interfaceTexts } = data;
  const texts = data.contactPage.details;
  const now = useNow();
  const today = now === undefined ? business.today : dateAt(now);
  const soon = new Date(Date.parse(today) + twoMonths).toISOString().slice(0, 10);
  const closures = business.closures
    .filter(({ from, to }) => from <= soon && today <= to)
    .sort((one, other) => one.from.localeCompare(other.from) || other.to.localeCompare(one.to))
    // A day within a longer closure is not said again.
    .filter(({ to }, index, sorted) => !sorted.slice(0, index).some((earlier) => to <= earlier.to))
    .map(({ written }) => ({ days: written, hours: texts.closedLabel }));
  const emergency =
    business.duty && texts.emergencyLabel ? [{ days: texts.emergencyLabel, hours: business.duty.written }] : [];
  // Who works by appointment only has no opening hours.
  const rows = [...business.hoursByDays, ...closures, ...emergency];

  return (
    <Details aria-labelledby="dados-de-contato">
      <h2 id="dados-de-contato">{texts.heading}</h2>
      <Entries>
        {rows.length > 0 && (
          <Entry icon="clock" label={texts.hoursLabel}>
            <Hours aria-label={texts.hoursLabel}>
              <tbody>
                {rows.map(({ days, hours }) => (
                  <tr key={`${days} ${hours}`}>
                    <th scope="row">{days}</th>
                    <td>
                      <RunningText text={hours} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </Hours>
          </Entry>
        )}
        <Entry icon="phone" label={texts.phoneLabel}>
          <Anchor href={business.phoneUrl}>
            <RunningText text={business.phone} />
          </Anchor>
        </Entry>
        {business.chatPhone && (
          <Entry icon="chat" label={texts.chatLabel}>
            <Anchor href={business.chatUrl}>
              <RunningText text={business.chatPhone} />
            </Anchor>
          </Entry>
        )}
        <Entry icon="mail" label={texts.emailLabel}>
          <Anchor href={business.emailUrl}>
            <RunningText text={business.email} />
          </Anchor>
        </Entry>
        <Entry icon="pin" label={texts.addressLabel}>
          <address>{business.address.lines.join("\n")}</address>
          <Anchor className={screenOnly} href={business.mapsUrl}>
            {interfaceTexts.mapLabel}
          </Anchor>
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
        emergencyLabel
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
      duty {
        written
      }
      closures {
        from
        to
        written
      }
      chatCode {
        ...ChatCode
      }
    }
  }
`;
