import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { cellLabel, RuledCell } from "../ui/RuledBlock";

const { colour, space, weight } = theme;

export const photoWidth = "8rem";

/** A named fact. */
export const Cell = styled(RuledCell)`
  h3, dt { ${cellLabel} }
  p { line-height: 1.45; }
  ${media.print} { p { line-height: 1.3; } }
`;

export const Who = styled(Cell)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  & > :first-child { flex: none; color: ${colour.action}; }
  figure { width: ${photoWidth}; }
  & > div { flex: 1 1 12rem; }
  strong { display: block; font: ${weight.heading} ${theme.text.title} / 1.3 ${theme.font.heading}; }
  p { font-variant-numeric: tabular-nums; }
  && { ${media.from("desktop")}, print { flex: 1 1 48%; } }
  ${media.print} { & > svg { width: 2.5rem; } }
`;

export const Where = styled(Cell)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  & > div { flex: 1 1 12rem; }
  & > svg { flex: 2 1 20rem; min-width: 0; }
  && { ${media.from("desktop")}, print { flex: 1 1 48%; } }
`;

/* Subgrid rows align the facts of neighbouring cells. */
export const Points = styled.ul`
  display: grid;
  gap: 1px;
  ${media.from("menu")} { grid-template-columns: 1fr 1fr; }
  ${media.from("wide")} { grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr)); }
  ${media.print} { grid-template-columns: 1fr 1fr; }
  & > * { display: grid; grid-row: span 2; grid-template: subgrid / 1fr; gap: ${space.half}; }
  p { font: ${weight.heading} ${theme.text.title} / 1.3 ${theme.font.heading}; text-wrap: balance; }
  ${media.print} { p { font-size: 11pt; } }
`;

/** Measured temperatures. */
export const Readings = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
  margin-block: ${space[1]};
  & > :last-child { color: ${colour.action}; }
  dd { font: ${weight.heading} ${theme.text.number} / 1.2 ${theme.font.heading}; font-variant-numeric: tabular-nums; white-space: nowrap; }
`;
