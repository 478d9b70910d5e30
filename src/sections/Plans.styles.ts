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

/* The rows are the grid's own, so that prices, terms and buttons of neighbours stand at one height. */
export const Card = styled.li<{ $popular: boolean }>`
  position: relative;
  display: grid;
  grid-row: span 6;
  grid-template-rows: subgrid;
  gap: ${space[2]};
  padding: ${space[4]} ${space[3]} ${space[3]};
  border: 2px solid ${({ $popular }) => ($popular ? colour.amber : colour.line)};
  border-radius: ${theme.radius.medium};
  background: ${colour.surface};
  h3 { font-size: ${theme.text.title}; }
  & > p { color: ${colour.inkSoft}; }
  & > ul { padding-bottom: ${space[1]}; }
  ${({ $popular }) =>
    $popular &&
    css`
      box-shadow: ${theme.shadow.high};
      /* Raised: what the margins take, the padding gives back, and the rows stay in line. */
      ${media.from("desktop")} {
        margin-block: -${space[2]};
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
  font-weight: 700;
  transform: translateY(-50%);
`;

export const Price = styled.p`
  && { color: ${colour.ink}; }
  font: 700 ${theme.text.heading} / 1.15 ${theme.font.heading};
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
