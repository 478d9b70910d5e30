import styled, { css } from "styled-components";
import { media } from "../theme/media";
import { ownGround, theme } from "../theme/theme";

const { colour, space } = theme;

/** Short cards on phones; from tablets on one comparison, whose columns have no gaps and whose rows are ruled together. */
export const Grid = styled.ul`
  display: grid;
  break-inside: avoid;
  gap: ${space[3]};
  ${media.from("menu")}, print {
    grid-template-columns: repeat(auto-fit, minmax(13.5rem, 1fr));
    gap: ${space[4]} 0;
    padding-top: ${space[2]};
  }
  /* The last border is not cut in half. */
  ${media.print} { padding-inline-end: 1px; }
`;

/** Rows of a card beside its terms: title, description, price, features, and on screens the button. */
const otherRows = { screen: 5, paper: 4 };

export const Price = styled.p`
  && { color: ${colour.ink}; font-weight: ${theme.weight.strong}; }
  line-height: 1.3;
`;

/* Subgrid rows align prices, terms and buttons of neighbouring plans. */
export const Card = styled.li<{ $popular: boolean; $terms: number }>`
  position: relative;
  display: grid;
  gap: 0.75rem;
  padding: 1.25rem min(1rem, 4vw) 1rem;
  border: ${theme.size.stroke} solid ${({ $popular }) => ($popular ? colour.action : colour.line)};
  border-radius: ${theme.radius.small};
  background: ${({ $popular }) => ($popular ? colour.tint : colour.surface)};
  h3 { font-size: ${theme.text.urgent}; }
  /* On phones the price stands on the name's line, if both fit. */
  ${media.below("menu")} {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    & > :not(h3) { flex-basis: 100%; }
    & > :is(h3, ${Price}) { order: -1; flex-basis: auto; }
  }
  ${media.print} { border-color: ${colour.controlLine}; h3 { font-size: 12pt; } }
  & > p { color: ${colour.inkSoft}; text-wrap: balance; }
  & > a { align-self: end; }
  /* On paper without its button. */
  ${media.print} { && { grid-row: span ${({ $terms }) => $terms + otherRows.paper}; padding-bottom: ${space[2]}; } }
  ${media.from("menu")}, print {
    grid-row: span ${({ $terms }) => $terms + otherRows.screen};
    grid-template: subgrid / 1fr;
    gap: ${space[2]};
    /* Rules run on from column to column. */
    padding: 1.625rem 0 1.5rem;
    border-radius: 0;
    &:first-child { border-start-start-radius: ${theme.radius.small}; border-end-start-radius: ${theme.radius.small}; }
    &:last-child { border-start-end-radius: ${theme.radius.small}; border-end-end-radius: ${theme.radius.small}; }
    & > * { padding-inline: ${space[3]}; }
    & > a { margin: ${space[1]} ${space[3]} 0; padding-inline: ${space[1]}; }
    ${media.below("desktop")} { & > a > svg { display: none; } }
    /* Neighbours share an edge; that of the popular plan is drawn over the other. */
    & + & { margin-inline-start: -${theme.size.stroke}; }
    ${({ $popular }) =>
      $popular &&
      css`
        z-index: 1;
        box-shadow: inset 0 4px ${colour.action};
      `}
  }
`;

export const Badge = styled.p`
  && { padding: ${space.half} ${space[2]}; color: ${colour.surface}; }
  ${ownGround}
  position: absolute;
  /* 12 pixels above the title: half of it lies over the edge. */
  top: 0;
  inset-inline-start: ${space[3]};
  border-radius: ${theme.radius.round};
  background: ${colour.action};
  font-size: ${theme.text.small};
  line-height: 1.3;
  transform: translateY(-50%);
  /* Over the edge that it interrupts. */
  ${media.print} { border: 1px solid; background: ${colour.surface} !important; }
`;

export const Terms = styled.dl<{ $rows: number }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[2]};
  padding-block: 0.75rem;
  border-block: 1px solid ${colour.controlLine};
  dt { color: ${colour.inkSoft}; }
  dd { font: ${theme.weight.heading} ${theme.text.title} / 1.3 ${theme.font.heading}; font-variant-numeric: tabular-nums; }
  /* How often: what the plans differ in. */
  & > :first-child { flex: 1 1 auto; dd { font-size: ${theme.text.urgent}; line-height: 1.2; } }
  /* The values stand on one line, though one is larger. */
  ${media.below("menu")} { && dd { line-height: 2rem; } }
  ${media.from("menu")}, print { display: grid; padding-block: ${space[2]}; grid-row: span ${({ $rows }) => $rows}; grid-template: subgrid / 1fr; }
`;

export const Year = styled.svg`
  /* As wide as the text above it. */
  width: 0;
  min-width: 100%;
  height: 0.75rem;
  margin-top: ${space.half};
  stroke: ${colour.action};
  path { vector-effect: non-scaling-stroke; stroke-width: 1.5; }
`;
