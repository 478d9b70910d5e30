import { graphql } from "gatsby";
import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { StateMap } from "../ui/drawing/StateMap";
import { Section } from "../ui/Section";
import { VisuallyHidden } from "../ui/VisuallyHidden";

const { colour, space } = theme;

/* Subgrid rows align figures, titles and texts of neighbouring columns. */
const List = styled.ul`
  display: grid;
  /* Two columns, or one where they would be too narrow for their words. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(50%, 10rem)), 1fr));
  gap: ${space[3]} 0;
  ${media.from("desktop")} { grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr)); }
`;

/** A column with a thin rule at its left, ticked at the top like a dimension line. */
const Point = styled.li`
  position: relative;
  display: grid;
  grid-row: span 3;
  grid-template: subgrid / 1fr;
  row-gap: ${space.half};
  padding-inline: ${space[2]};
  border-left: 1px solid ${colour.controlLine};
  &::before {
    content: "";
    position: absolute;
    top: 0;
    left: calc(-0.3rem - 0.5px);
    width: 0.6rem;
    border-top: 1.5px solid ${colour.action};
    transform: rotate(-45deg);
  }
  p { color: ${colour.inkSoft}; font-size: ${theme.text.small}; line-height: 1.5; }
  ${media.from("tablet")} { padding-inline: ${space[3]}; p { font-size: inherit; } }
  /* Titles of two words stay on one line. */
  ${media.from("desktop")} { h3 { font-size: 1.125rem; } }
`;

const Figure = styled.span`
  align-self: start;
  padding-bottom: ${space[1]};
  color: ${colour.action};
  font-weight: 600;
  line-height: 1.2;
  strong {
    font: 700 ${theme.text.heading} / 1.1 ${theme.font.heading};
    font-variant-numeric: tabular-nums;
  }
  span { display: block; }
`;

/** The figure of a value point, its number large: até **90** dias de garantia. */
function LargeFigure({ text }: { text: string }) {
  const [, before = text, number, after] = /^(.*?)(\d\S*)(.*)$/.exec(text) ?? [];
  return (
    <Figure>
      {before}
      {number && <strong>{number}</strong>}
      {/* On a line of its own, which does not move when the number is set in the typeface. */}
      {after && <span>{after}</span>}
    </Figure>
  );
}

/** The region beneath the points, as wide as they are. */
const Region = styled.div`
  display: grid;
  gap: ${space[2]} ${space[8]};
  align-items: center;
  margin-top: ${space[4]};
  padding-top: ${space[4]};
  border-top: 1px solid ${colour.controlLine};
  h3 { margin-bottom: ${space[1]}; }
  ${media.from("menu")} { grid-template-columns: minmax(0, 27rem) 1fr; }
  ${media.print} { grid-template-columns: auto 1fr; }
`;

/** Value points as a compact strip, each with a figure; then the map of the region. */
export function ValuePoints({ data }: { data: Queries.ValuePointsFragment }) {
  const { values } = data.homePage;
  const { townsOnMap } = data.business;
  const area = data.contactPage.serviceArea;
  return (
    <Section surface="ice" compact labelledBy="diferenciais">
      <VisuallyHidden as="h2" id="diferenciais">
        {values.heading}
      </VisuallyHidden>
      <List>
        {values.points.map(({ figure, title, text }) => (
          <Point key={title}>
            <LargeFigure text={figure} />
            <h3>{title}</h3>
            <p>{text}</p>
          </Point>
        ))}
      </List>
      {townsOnMap.length > 0 && (
        <Region>
          <StateMap towns={townsOnMap} />
          <div>
            <h3>{area.heading}</h3>
            <p>{area.text}</p>
          </div>
        </Region>
      )}
    </Section>
  );
}

export const fragment = graphql`
  fragment ValuePoints on Query {
    homePage {
      values {
        heading
        points {
          figure
          title
          text
        }
      }
    }
    contactPage {
      serviceArea {
        heading
        text
      }
    }
    business {
      townsOnMap {
        ...StateMap
      }
    }
  }
`;
