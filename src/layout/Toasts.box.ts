import styled, { css } from "styled-components";
import { theme } from "../theme/theme";

/** Milliseconds for which a toast stays, from the specification. */
export const toastDuration = 5000;

/**
 * Width of a toast in CSS pixels, the same on every screen: react-toastify wants the swipe as a share of it. It fits the
 * narrowest phones with a margin at both sides.
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
  strong { display: block; font: 700 ${theme.text.body} / 1.3 ${theme.font.heading}; }
`;

/** A toast that nothing but this draws; empty while there is no message. */
export const PlainToast = styled.p`
  &:not(:empty) {
    ${toastBox}
    padding: ${space[2]};
  }
`;
