import { graphql } from "gatsby";
import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { Icon } from "../ui/Icon";
import { Section } from "../ui/Section";
import { VisuallyHidden } from "../ui/VisuallyHidden";

const { colour, space } = theme;

const List = styled.ul`
  display: grid;
  gap: ${space[3]} ${space[4]};
  ${media.from("tablet")} { grid-template-columns: 1fr 1fr; }
  ${media.from("desktop")} { grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr)); row-gap: 0; }
`;

const Point = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  align-content: start;
  gap: ${space.half} ${space[2]};
  & > svg { grid-row: span 2; color: ${colour.action}; }
  h3 { font-size: ${theme.text.title}; }
  p { color: ${colour.inkSoft}; line-height: 1.5; }
  /* Four in a row have room for their titles only below the icon; the rows are the grid's own, so that the texts start at one height. */
  ${media.from("desktop")} {
    grid-row: span 3;
    grid-template: subgrid / 1fr;
    row-gap: ${space[1]};
    & > svg { grid-row: auto; }
  }
`;

/** The reasons to call this business, as a compact strip. */
export function ValuePoints({ values }: { values: Queries.ValuePointsFragment }) {
  return (
    <Section surface="ice" compact labelledBy="diferenciais">
      <VisuallyHidden as="h2" id="diferenciais">
        {values.heading}
      </VisuallyHidden>
      <List>
        {values.points.map(({ icon, title, text }) => (
          <Point key={title}>
            <Icon name={icon} size={36} />
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
      title
      text
    }
  }
`;
