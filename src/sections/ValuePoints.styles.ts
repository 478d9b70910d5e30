import styled, { css } from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";

const { colour, space, weight } = theme;

export const photoWidth = "8rem";

/** Cells fill their row, however many there are. The gap between them is their rule: an outline, which forced colours and paper keep. */
const ruled = css`
  display: flex;
  flex-wrap: wrap;
  gap: 1px;
`;

const label = css`
  color: ${colour.inkSoft};
  font: inherit;
  font-size: min(${theme.text.body}, 7vw);
  letter-spacing: 0;
  word-spacing: 0;
`;

const rule = `1px solid ${colour.ink}`;

export const Block = styled.div`
  ${ruled}
  border: 2px solid ${colour.ink};
  background: ${colour.surface};
  overflow: clip;
  break-inside: avoid;
  ${media.night} { &, * { border-color: ${colour.controlLine}; outline-color: ${colour.controlLine}; } }
  & > * { flex: 1 1 100%; }
  ${media.print} { background: none; }
`;

export const Cell = styled.div`
  min-width: 0;
  min-height: 3rem;
  padding: ${space[2]};
  outline: ${rule};
  /* Labels are lighter than what they name. */
  h3, dt { ${label} }
  h3 + p { font-weight: ${weight.strong}; }
  p { line-height: 1.45; }
  ${media.from("tablet")} { padding: ${space[2]} ${space[3]}; }
  ${media.print} { padding: ${space.half} ${space[1]}; p { line-height: 1.3; } }
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
  ${media.from("desktop")} { grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr)); }
  ${media.print} { grid-template-columns: 1fr 1fr; }
  & > * { display: grid; grid-row: span 2; grid-template: subgrid / 1fr; }
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
