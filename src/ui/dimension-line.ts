import { css } from "styled-components";
import { theme } from "../theme/theme";

const { colour } = theme;

/** The end lines of a dimension, and between them the line with its two arrowheads, in the middle of which its text stands. */
export const dimensionLine = css`
  display: flex;
  align-items: center;
  gap: 0.5em;
  /* The arrowheads do not turn with the direction of the text. */
  direction: ltr;
  border: solid ${colour.action};
  border-width: 0 1px;
  color: ${colour.action};
  white-space: nowrap;
  /* A line of one pixel in a box of eight, with an arrowhead of twelve at its left; of borders, which paper and forced colours keep. */
  &::before, &::after {
    content: "";
    flex: 1;
    min-width: 1rem;
    border: solid;
    border-width: 4px 0;
    clip-path: polygon(0 50%, 12px 0, 12px 3.5px, 100% 3.5px, 100% 4.5px, 12px 4.5px, 12px 8px);
  }
  &::after { rotate: 180deg; }
`;

export const downThePage = css`
  flex-direction: column;
  border-width: 1px 0;
  &::before, &::after {
    min-width: 0;
    border-width: 0 4px;
    clip-path: polygon(50% 0, 0 12px, 3.5px 12px, 3.5px 100%, 4.5px 100%, 4.5px 12px, 8px 12px);
  }
`;
