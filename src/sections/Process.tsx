import { graphql } from "gatsby";
import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { Section, SectionHeading } from "../ui/Section";

const { colour, space } = theme;

/** Diameter of a station's circle. */
const station = "min(3.5rem, 17.5vw)";

/* Numbered stations on a line: vertical on phones, horizontal on wide screens. */
const Line = styled.ol`
  display: grid;
  ${media.from("desktop")} { grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); gap: 0 ${space[3]}; }
`;

const Station = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: ${station} 1fr;
  gap: 0 ${space[2]};
  padding-bottom: ${space[4]};
  &:not(:last-child)::before {
    content: "";
    position: absolute;
    top: 0;
    bottom: 0;
    left: calc(${station} / 2 - 1px);
    border-left: 2px solid ${colour.line};
  }
  strong {
    position: relative;
    grid-row: span 2;
    display: grid;
    place-items: center;
    width: ${station};
    height: ${station};
    border: 2px solid ${colour.action};
    border-radius: ${theme.radius.round};
    background: ${colour.surface};
    color: ${colour.action};
    font: 700 ${theme.text.title} / 1 ${theme.font.heading};
    font-variant-numeric: tabular-nums;
  }
  h3 { align-self: center; }
  p { color: ${colour.inkSoft}; }
  /* Large text in a narrow window: the number above the title. */
  ${media.cramped} { display: block; &::before { content: none !important; } }
  ${media.from("desktop")} {
    grid-row: span 3;
    grid-template: subgrid / 1fr;
    padding: 0 0 ${space[3]};
    &:not(:last-child)::before {
      top: calc(${station} / 2);
      right: calc(-1 * ${space[3]});
      bottom: auto;
      left: 0;
      border: 0;
      border-top: 2px solid ${colour.line};
    }
    strong { grid-row: auto; }
    h3 { align-self: start; margin-block: ${space[2]} ${space.half}; }
  }
`;

/** The process in numbered steps. */
export function Process({ data }: { data: Queries.ProcessFragment }) {
  const { heading, intro } = data.servicesPage.process;
  return (
    <Section labelledBy="etapas">
      <SectionHeading id="etapas" heading={heading} text={intro} />
      <Line>
        {data.stepList.steps.map((step) => (
          <Station key={step.number}>
            <strong>{step.number}</strong>
            <h3>{step.title}</h3>
            <p>{step.description}</p>
          </Station>
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
