import styled from "styled-components";

/** A number, or a number with its unit, which never breaks. */
export const NoBreak = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
