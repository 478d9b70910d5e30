import styled, { css } from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";

const { colour, space } = theme;

export const Grid = styled.ul`
  display: grid;
  gap: ${space[3]};
  ${media.from("desktop")} {
    grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr));
    padding-block: ${space[2]};
  }
`;

/* Subgrid rows align prices, terms and buttons of neighbouring cards. */
export const Card = styled.li<{ $popular: boolean }>`
  position: relative;
  display: grid;
  gap: ${space[2]} ${space[4]};
  padding: ${space[4]} ${space[3]} ${space[3]};
  border: 2px solid ${({ $popular }) => ($popular ? colour.amber : colour.line)};
  border-radius: ${theme.radius.medium};
  background: ${colour.surface};
  h3 { font-size: ${theme.text.heading}; }
  & > p { color: ${colour.inkSoft}; }
  & > ul { padding-bottom: ${space[1]}; }
  /* Tablets: description on the left, features on the right. */
  ${media.from("tablet")} {
    grid-template: auto auto 1fr auto / 1fr 1fr;
    & > ul { grid-area: 1 / 2 / span 3; }
    & > dl { padding-bottom: 0; border-bottom: 0; }
    & > a { grid-area: 4 / 2; align-self: end; }
  }
  ${media.from("desktop")} {
    grid-row: span 6;
    grid-template: subgrid / 1fr;
    & > ul, & > a { grid-area: auto; }
    & > dl { padding-bottom: ${space[2]}; border-bottom: 1px solid ${colour.line}; }
  }
  ${({ $popular }) =>
    $popular &&
    css`
      box-shadow: ${theme.shadow.high};
      /* Raised: padding makes up for the negative margins, so the rows stay aligned. */
      ${media.from("desktop")} {
        margin-block: calc(-1 * ${space[2]});
        padding-block: ${space[6]} ${space[5]};
      }
    `}
`;

export const Badge = styled.p`
  && { color: ${colour.onAmber}; }
  position: absolute;
  top: 0;
  left: ${space[3]};
  padding: ${space.half} ${space[2]};
  border-radius: ${theme.radius.round};
  background: ${colour.amber};
  font-size: ${theme.text.small};
  font-weight: 600;
  transform: translateY(-50%);
`;

export const Price = styled.p`
  && { color: ${colour.ink}; }
  font: 700 ${theme.text.title} / 1.15 ${theme.font.heading};
`;

export const Terms = styled.dl`
  display: grid;
  gap: ${space[1]};
  padding-block: ${space[2]};
  border-block: 1px solid ${colour.line};
  div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 ${space[2]}; }
  dt { color: ${colour.inkSoft}; }
  dd { font-weight: 600; font-variant-numeric: tabular-nums; }
`;
