import { graphql } from "gatsby";
import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { Icon } from "../ui/Icon";
import { Section } from "../ui/Section";
import { VisuallyHidden } from "../ui/VisuallyHidden";

const { colour, space } = theme;

/* The rows are the grid's own, so that figures, titles and texts of neighbours start at one height. */
const List = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[3]} 0;
  ${media.from("desktop")} { grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr)); }
`;

/** A column between thin rules whose upper ends are ticked as on a dimension line. */
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
  /* The drawing of an icon begins a little within its box. */
  & > svg { margin-left: -3px; color: ${colour.action}; }
  h3 { font-size: ${theme.text.title}; }
  p { color: ${colour.inkSoft}; font-size: ${theme.text.small}; line-height: 1.5; }
  ${media.from("tablet")} { padding-inline: ${space[3]}; p { font-size: inherit; } }
`;

const Figure = styled.strong`
  align-self: center;
  color: ${colour.action};
  font: 800 ${theme.text.heading} / 1.1 ${theme.font.heading};
  font-variant-numeric: tabular-nums;
`;

/** The reasons to call this business, as a compact strip: a figure where there is one, an icon otherwise. */
export function ValuePoints({ values }: { values: Queries.ValuePointsFragment }) {
  return (
    <Section surface="ice" compact labelledBy="diferenciais">
      <VisuallyHidden as="h2" id="diferenciais">
        {values.heading}
      </VisuallyHidden>
      <List>
        {values.points.map(({ icon, figure, title, text }) => (
          <Point key={title}>
            {figure ? <Figure>{figure}</Figure> : <Icon name={icon} size={40} />}
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
