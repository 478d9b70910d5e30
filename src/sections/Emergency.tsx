import { graphql } from "gatsby";
import styled from "styled-components";
import { media } from "../theme/media";
import { buttonsTimeline, theme } from "../theme/theme";
import { Anchor, standalone } from "../ui/Anchor";
import { Button } from "../ui/Button";
import { CheckList, twoColumns } from "../ui/CheckList";
import { Icon } from "../ui/Icon";

const { colour, space } = theme;

const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]} ${space[6]};
  padding: ${space[2]} min(1rem, 4vw);
  border: 2px solid ${colour.amber};
  border-radius: ${theme.radius.small};
  background: ${colour.amberSoft};
  h2, h3 { display: flex; align-items: center; gap: 0.4em; margin-bottom: ${space.half}; font-size: ${theme.text.urgent}; }
  p { line-height: 1.5; }
  ul { margin-top: ${space[1]}; }
  /* On phones, the ways to call before the list. */
  ${media.below("menu")} {
    & > :first-child { display: contents; }
    h2, h3 { margin-bottom: calc(-1 * ${space[1]}); }
    ul { order: 1; margin: 0; }
  }
  ${media.from("menu")} {
    /* A width that does not depend on the number's: nothing moves when the typeface arrives. */
    grid-template-columns: 1fr 19rem;
    align-items: center;
    padding: ${space[3]} ${space[4]};
  }
  ${media.from("desktop")} {
    grid-template-columns: 1fr 21rem;
    ul { ${twoColumns} }
  }
  ${media.print} {
    grid-template-columns: 1fr auto;
    gap: ${space[2]};
    padding: ${space.half} ${space[2]};
    background: none;
    break-inside: avoid;
    & > :first-child { display: block; }
    && :is(h2, h3) { margin-bottom: ${space.half}; font-size: ${theme.text.title}; }
  }
`;

const Ways = styled.div`
  display: grid;
  gap: ${space[1]};
  view-timeline: ${buttonsTimeline};
  view-timeline-inset: ${theme.size.header} ${theme.size.notice};
  & > * { min-height: ${theme.size.action}; }
`;

const Call = styled(Anchor)`
  ${standalone}
  /* On one line with large text, too. */
  font: ${theme.weight.heading} ${theme.text.number} / 1.15 ${theme.font.heading};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  text-underline-offset: 0.15em;
  text-decoration-thickness: 2px;
  &:hover { color: ${colour.action}; }
  ${media.print} { min-height: 0; text-decoration: none; }
`;

interface EmergencyProps {
  /** Id of its heading. */
  id: string;
  /** Level of its heading, and the element: a part of the page by itself, or of a list of services. */
  as: "h2" | "h3";
  /** None, where the business serves no emergencies. */
  texts: { heading: string; text: string; features?: readonly string[]; chatLabel: string } | null;
  business: Queries.EmergencyLinksFragment;
}

/**
 * An emergency, wherever the site offers to help in one: what to do, the phone number, large, and the chat. It does not say whether the business
 * is open: emergencies need not wait.
 */
export function Emergency({ id, as: Heading, texts, business }: EmergencyProps) {
  if (!texts) return null;
  const { heading, text, features, chatLabel } = texts;
  return (
    <Panel as={Heading === "h3" ? "div" : undefined} aria-labelledby={Heading === "h2" ? id : undefined}>
      <div>
        <Heading id={id}>
          <Icon name="emergency" />
          {heading}
        </Heading>
        <p>{text}</p>
        {features && <CheckList items={features} />}
      </div>
      <Ways>
        <Call href={business.phoneUrl}>
          <Icon name="phone" size={1} />
          {business.phone}
        </Call>
        <Button href={business.emergencyChatUrl} chat icon="chat">
          {chatLabel}
        </Button>
      </Ways>
    </Panel>
  );
}

export const fragment = graphql`
  fragment EmergencyLinks on Business {
    phone
    phoneUrl
    emergencyChatUrl
  }
  fragment QuickService on CallToChat {
    heading
    text
    chatLabel
  }
`;
