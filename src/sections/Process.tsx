import { graphql } from "gatsby";
import styled, { css } from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { Section, SectionHeading } from "../ui/Section";

const { colour, space } = theme;

/** Half of an arrowhead, and its length. */
const head = { half: "4px", length: "12px" };

/** A dimension line's arrowhead. */
const arrow = css`
  content: "";
  position: absolute;
  background: ${colour.action};
  ${media.forcedColours} { background: CanvasText; }
`;

/* Steps along the sheet's dimension line: down the page on phones, across it on wide screens. */
const Line = styled.ol`
  display: grid;
  ${media.from("desktop")} { grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); }
`;

/** A step, as long as its dimension: a line with an arrowhead and an end line at either end, in the middle of which its number stands. */
const Step = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 3.5rem 1fr;
  gap: 0.375rem ${space[2]};
  padding-block: ${space[2]};
  strong {
    position: relative;
    grid-row: span 2;
    align-self: stretch;
    display: grid;
    place-items: center;
    margin-block: calc(-1 * ${space[2]});
    color: ${colour.action};
    font: ${theme.weight.heading} ${theme.text.title} / 1 ${theme.font.heading};
    font-variant-numeric: tabular-nums;
    /* The end lines, and between them the line but for the number's place. */
    border-block: 1px solid ${colour.action};
    background: linear-gradient(${colour.action} calc(50% - 1.1em), transparent 0 calc(50% + 1.1em), ${colour.action} 0) center / 1px 100% no-repeat;
    &::before, &::after { ${arrow} inset-inline-start: calc(50% - ${head.half}); width: calc(2 * ${head.half}); height: ${head.length}; }
    &::before { top: 0; clip-path: polygon(50% 0, 100% 100%, 0 100%); }
    &::after { bottom: 0; clip-path: polygon(0 0, 100% 0, 50% 100%); }
  }
  /* Two steps share an end line. */
  & + & strong { border-top: 0; }
  h3 { align-self: end; }
  p { color: ${colour.inkSoft}; line-height: 1.5; }
  /* Large text in a narrow window: the number above the title. */
  ${media.cramped} { display: block; strong { display: block; margin: 0 0 ${space[1]}; border: 0; background: none; &::before, &::after { content: none; } } }
  ${media.print} { padding-block: ${space[1]}; break-inside: avoid; && strong { border: 0; background: none; &::before, &::after { content: none; } } }
  ${media.from("desktop")} {
    grid-row: span 3;
    grid-template: subgrid / 1fr;
    padding-block: 0 ${space[2]};
    strong {
      grid-row: auto;
      height: 2.5rem;
      margin: 0 0 ${space[2]};
      border: 0;
      border-inline: 1px solid ${colour.action};
      background: linear-gradient(to right, ${colour.action} calc(50% - 1.4em), transparent 0 calc(50% + 1.4em), ${colour.action} 0) center / 100% 1px no-repeat;
      &::before, &::after { top: calc(50% - ${head.half}); width: ${head.length}; height: calc(2 * ${head.half}); }
      &::before { inset-inline-start: 0; clip-path: polygon(0 50%, 100% 0, 100% 100%); }
      &::after { inset-inline: auto 0; clip-path: polygon(0 0, 100% 50%, 0 100%); }
    }
    & + & strong { border-inline-start: 0; }
    h3 { align-self: start; }
    h3, p { padding-inline-end: ${space[3]}; }
  }
`;

/** The process, in numbered steps. */
export function Process({ data }: { data: Queries.ProcessFragment }) {
  const { heading, intro } = data.servicesPage.process;
  return (
    <Section labelledBy="etapas">
      <SectionHeading id="etapas" heading={heading} text={intro} />
      <Line>
        {data.stepList.steps.map((step) => (
          <Step key={step.number}>
            <strong>{step.number}</strong>
            <h3>{step.title}</h3>
            <p>{step.description}</p>
          </Step>
        ))}
      </Line>
    </Section>
  );
}

export const fragment = graphql`
  fragment Process on Query {
    servicesPage {
      process {
        heading
        intro
      }
    }
    stepList {
      steps {
        number
        title
        description
      }
    }
  }
`;
