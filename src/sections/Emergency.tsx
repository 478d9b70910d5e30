import { graphql } from "gatsby";
import styled, { css } from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { Anchor, standalone } from "../ui/Anchor";
import { Button } from "../ui/Button";
import { CheckList, twoColumns } from "../ui/CheckList";
import { hidesActionBar } from "../ui/hides-action-bar";
import { Icon } from "../ui/Icon";
import { Numeral } from "../ui/Numeral";
import { RunningText } from "../ui/RunningText";
import { navySurface } from "../ui/Section";

const { colour, space } = theme;

/** Hazard stripes, 8 pixels high. */
const stripes = `repeating-linear-gradient(-45deg, ${colour.amber} 0 14px, ${colour.navyDeep} 14px 28px)`;

/* Read across: what arrives later moves nothing. */
const manyColumns = (count: number) => css`
  display: grid;
  columns: auto;
  grid-template-columns: repeat(${count}, 1fr);
  gap: ${space[1]} ${space[3]};
`;

const iconWidth = "1.625rem";

const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]} ${space[6]};
  padding: calc(${space[2]} + 8px) min(1rem, 4vw) ${space[2]};
  border: 2px solid transparent;
  border-radius: ${theme.radius.small};
  overflow: clip;
  ${navySurface}
  background: ${stripes} 0 0 / 100% 8px no-repeat border-box, ${colour.navy} border-box;
  h2, h3 { display: flex; align-items: center; gap: ${space[1]}; color: ${colour.amber}; font-size: ${theme.text.urgent}; }
  p { line-height: 1.5; }
  ul svg { color: ${colour.coldAir}; }
  /* Icons and numerals are as wide: what stands beside them has one left edge. */
  :is(h2, h3, ul) svg { width: ${iconWidth}; height: ${iconWidth}; margin: 0; }
  /* The page is as dark: its outline tells it. */
  ${media.night} { border-color: ${colour.amber}; background-color: ${colour.surface}; }
  ${media.from("menu")} { padding: calc(${space[3]} + 8px) ${space[4]} ${space[3]}; ul { ${twoColumns} } }
  /* A width that does not depend on the number's: nothing moves when the typeface arrives. On wide screens, that of the contact form. */
  ${media.from("desktop")} { grid-template-columns: minmax(0, 1fr) 37rem; ul { ${manyColumns(4)} } }
  ${media.from("wide")} { grid-template-columns: minmax(0, 1fr) calc((100% + 1rem) * 1.3 / 2.3 - 2rem); }
  ${media.print} {
    /* The number beside the heading. */
    grid-template-columns: 1fr auto;
    padding-block: ${space[1]};
    border-color: ${colour.amber};
    break-inside: avoid;
  }
`;

const Text = styled.div`
  display: grid;
  gap: ${space[1]};
  grid-column: 1 / -1;
  margin-top: ${space[1]};
`;

const Advice = styled.ol`
  display: grid;
  gap: ${space[1]};
  ${media.from("desktop")} { ${manyColumns(3)} }
  li { display: flex; align-items: start; gap: ${space[1]}; line-height: 1.4; text-wrap: balance; }
  i { color: ${colour.coldAir}; }
`;

const Ways = styled.div`
  display: grid;
  gap: ${space[1]};
  ${hidesActionBar}
  & > * { min-height: ${theme.size.action}; }
  ${media.from("menu")} { grid-template-columns: 1fr 1fr; }
`;

const Call = styled(Anchor)`
  ${standalone}
  text-decoration: none;
  /* In a page that is translated into a script from right to left, too. */
  direction: ltr;
  /* On one line with large text, too. */
  font: ${theme.weight.heading} ${theme.text.number} / 1.15 ${theme.font.heading};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  &:hover { text-decoration: underline; text-decoration-thickness: 2px; text-underline-offset: 0.15em; }
`;

interface EmergencyProps {
  /** Id of its heading. */
  id: string;
  /** Level of its heading, and the element: a part of the page by itself, or of a list of services. */
  as: "h2" | "h3";
  texts: {
    heading: string;
    text: string | null;
    features?: readonly string[];
    /** What to do until help comes, step by step. */
    advice?: readonly string[] | null;
    chatLabel: string;
  };
  business: Queries.EmergencyLinksFragment;
}

/**
 * An emergency, wherever the site offers to help in one: what to do, the phone number, large, and the chat. It does not say whether the business
 * is open: emergencies need not wait.
 */
export function Emergency({ id, as: Heading, texts, business }: EmergencyProps) {
  const { heading, text, features, advice, chatLabel } = texts;
  return (
    <Panel as={Heading === "h3" ? "div" : undefined} aria-labelledby={Heading === "h2" ? id : undefined}>
      <Heading id={id}>
        <Icon name="emergency" />
        {heading}
      </Heading>
      {/* The ways to call right under the heading. */}
      <Ways>
        {business.emergencyChannel !== "whatsapp" && <Call href={business.phoneUrl}>{business.phone}</Call>}
        {business.emergencyChannel !== "telefone" && (
          <Button href={business.emergencyChatUrl} chat icon="chat">
            {chatLabel}
          </Button>
        )}
      </Ways>
      <Text>
        {text && (
          <p>
            <RunningText text={text} />
          </p>
        )}
        {features && <CheckList items={features} />}
        {advice && (
          <Advice>
            {advice.map((step, index) => (
              <li key={step}>
                <Numeral aria-hidden="true">{index + 1}</Numeral>
                <span>
                  <RunningText text={step} />
                </span>
              </li>
            ))}
          </Advice>
        )}
      </Text>
    </Panel>
  );
}

export const fragment = graphql`
  fragment EmergencyLinks on Business {
    phone
    phoneUrl
    emergencyChatUrl
    emergencyChannel
  }
  fragment EmergencyCard on QuickService {
    heading
    text
    advice
    chatLabel
  }
`;
