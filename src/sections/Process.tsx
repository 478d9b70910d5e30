import { graphql } from "gatsby";
import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { dimensionLine, downThePage } from "../ui/dimension-line";
import { RunningText } from "../ui/RunningText";
import { Section, SectionHeading } from "../ui/Section";

const { colour, space } = theme;

/* Steps along the sheet's dimension line: down the page on phones, across it on wide screens. */
const Line = styled.ol`
  display: grid;
  ${media.from("desktop")} { grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); }
  ${media.print} { grid-template-columns: 1fr 1fr; gap: ${space[2]} ${space[4]}; }
`;

/** A step, as long as its dimension, in the middle of which its number stands. Two steps share an end line. */
const Step = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 3.5rem 1fr;
  gap: 0.375rem ${space[2]};
  padding-block: ${space[2]};
  strong {
    ${dimensionLine}
    grid-row: span 2;
    margin-block: calc(-1 * ${space[2]});
    font: ${theme.weight.heading} ${theme.text.title} / 1 ${theme.font.heading};
    font-variant-numeric: tabular-nums;
  }
  ${media.below("desktop")} { strong { ${downThePage} } & + & strong { border-top: 0; } }
  h3 { align-self: end; }
  p { color: ${colour.inkSoft}; line-height: 1.5; }
  /* Large text in a narrow window: the number above the title. */
  ${media.cramped} { display: block; && strong { display: block; margin: 0 0 ${space[1]}; border: 0; &::before, &::after { content: none; } } }
  /* The number on its title's line. */
  ${media.print} {
    grid-template-columns: auto 1fr;
    align-content: start;
    padding-block: 0;
    && strong { grid-row: auto; margin: 0; border: 0; line-height: 1.15; &::before, &::after { content: none; } }
    p { grid-column: 2; }
  }
  ${media.from("desktop")} {
    grid-row: span 3;
    grid-template: subgrid / 1fr;
    padding-block: 0;
    strong {
      grid-row: auto;
      height: 2.5rem;
      margin: 0 0 ${space[2]};
    }
    & + & strong { border-inline-start: 0; }
    h3 { align-self: start; }
    h3, p { padding-inline-end: ${space[3]}; }
  }
`;

export function Process({ data }: { data: Queries.ProcessFragment }) {
  const { heading, intro } = data.servicesPage.process;
  return (
    <Section labelledBy="etapas">
      <SectionHeading id="etapas" heading={heading} text={intro} beside />
      <Line>
        {data.stepList.steps.map((step) => (
          <Step key={step.number}>
            <strong>{step.number}</strong>
            <h3>{step.title}</h3>
            <p>
              <RunningText text={step.description} />
            </p>
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
