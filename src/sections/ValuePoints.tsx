import { graphql } from "gatsby";
import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { Icon } from "../ui/Icon";
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
  /* Optical alignment: the icon's strokes start 3 pixels inside its box. */
  & > svg { align-self: end; margin: 0 0 ${space[1]} -3px; color: ${colour.action}; }
  p { color: ${colour.inkSoft}; font-size: ${theme.text.small}; line-height: 1.5; }
  ${media.from("tablet")} { padding-inline: ${space[3]}; p { font-size: inherit; } }
  /* Titles of two words stay on one line. */
  ${media.from("desktop")} { h3 { font-size: 1.125rem; } }
`;

const Figure = styled.span`
  align-self: end;
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

/** Value points as a compact strip, each with a figure if the content has one, otherwise an icon. */
export function ValuePoints({ values }: { values: Queries.ValuePointsFragment }) {
  return (
    <Section surface="ice" compact labelledBy="diferenciais">
      <VisuallyHidden as="h2" id="diferenciais">
        {values.heading}
      </VisuallyHidden>
      <List>
        {values.points.map(({ icon, figure, title, text }) => (
          <Point key={title}>
            {figure ? <LargeFigure text={figure} /> : <Icon name={icon} size={40} />}
            <h3>{title}</h3>
            <p>{text}</p>
          </Point>
        ))}
      </List>
    </Section>
  );
}

export const fragment = graphql`
  fragment ValuePoints on ValuePoints {
    heading
    points {
      icon
      figure
      title
      text
    }
  }
`;
