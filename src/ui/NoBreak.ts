import styled from "styled-components";

/** A number, or a number with its unit, which breaks only where a line has no room for it. */
export const NoBreak = styled.span`
  font-variant-numeric: tabular-nums;
  display: inline-block;
  /* Less where large text leaves no room for a tax number. */
  font-size: min(1em, 7.6vw);
  max-width: 100%;
  overflow-wrap: anywhere;
`;
