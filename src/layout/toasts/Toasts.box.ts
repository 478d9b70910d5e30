import styled, { css } from "styled-components";
import { theme } from "../../theme/theme";

/** Auto-close delay in ms, from the specification. */
export const toastDuration = 5000;

/**
 * Width of a toast in CSS pixels. It is fixed, because react-toastify takes the swipe threshold as a share of it, and fits a phone of
 * 320 pixels with margins.
 */
export const toastWidth = 288;

const { colour, space } = theme;

/** The box of a toast. */
export const toastBox = css`
  width: ${toastWidth}px;
  border: 1px solid ${colour.line};
  border-left: 4px solid ${colour.success};
  border-radius: ${theme.radius.small};
  background: ${colour.surface};
  box-shadow: ${theme.shadow.high};
  font-size: ${theme.text.small};
  line-height: 1.45;
  strong { display: block; font-size: ${theme.text.body}; font-weight: 600; line-height: 1.3; }
`;

/** Fallback toast without react-toastify. */
export const PlainToast = styled.p`
  ${toastBox}
  padding: ${space[2]};
`;
