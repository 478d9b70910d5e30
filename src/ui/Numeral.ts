import styled from "styled-components";
import { theme } from "../theme/theme";

/** A number in a circle: of a row, or a balloon on the drawing. */
export const Numeral = styled.i`
  display: grid;
  place-content: center;
  flex: none;
  width: 1.625rem;
  height: 1.625rem;
  border: 1.5px solid;
  border-radius: ${theme.radius.round};
  font-size: ${theme.text.small};
  font-style: normal;
  font-weight: ${theme.weight.strong};
  line-height: 1;
`;
