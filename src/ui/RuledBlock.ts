import styled, { css } from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";

const { colour, space } = theme;

/** Width of a cell's rule on paper: two of neighbours make one line. */
export const paperRule = "0.75px";

/** Cells fill their row, however many there are. The gap between them is their rule: an outline, which forced colours and paper keep. */
export const RuledBlock = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 1px;
  border: 2px solid ${colour.rule};
  background: ${colour.surface};
  overflow: clip;
  & > * { flex: 1 1 100%; }
  /* On paper a block may go on, on the next sheet; only its cells are drawn, whole. */
  ${media.print} { gap: 0; border: 0; overflow: visible; }
`;

/** A cell's label has a lighter weight than its value. */
export const cellLabel = css`
  color: ${colour.inkSoft};
  font: inherit;
  font-size: min(${theme.text.body}, 7vw);
  letter-spacing: 0;
  word-spacing: 0;
`;

/** A cell of the block, or of a grid in it. */
export const RuledCell = styled.div`
  min-width: 0;
  min-height: 3rem;
  padding: ${space[2]};
  outline: 1px solid ${colour.rule};
  break-inside: avoid;
  ${media.from("tablet")} { padding: ${space[2]} ${space[3]}; }
  /* Inside the cell: what reaches over a sheet's top would be drawn at the foot of the one before. */
  ${media.print} { padding-block: ${space[1]}; outline-width: ${paperRule}; outline-offset: -${paperRule}; }
`;
