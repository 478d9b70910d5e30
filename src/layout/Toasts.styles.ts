import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";

/** Milliseconds for which a toast stays, from the specification. */
export const toastDuration = 5000;

/**
 * Width of a toast in CSS pixels, the same on every screen: react-toastify wants the swipe as a share of it. It fits the
 * narrowest phones with a margin at both sides.
 */
export const toastWidth = 288;

const { colour, space } = theme;

/** The look of react-toastify's elements; its own style sheet is not loaded. */
export const Viewport = styled.div`
  .Toastify__toast {
    --y: 0;
    display: grid;
    grid-template-columns: auto 1fr auto;
    align-items: start;
    gap: ${space[1]};
    width: ${toastWidth}px;
    padding: ${space[2]} ${space[1]} ${space[2]} ${space[2]};
    border: 1px solid ${colour.line};
    border-left: 4px solid ${colour.success};
    border-radius: ${theme.radius.small};
    background: ${colour.surface};
    box-shadow: ${theme.shadow.high};
    font-size: ${theme.text.small};
    line-height: 1.45;
    touch-action: pan-y;
    user-select: none;
    ${media.motion} { animation: settle 0.25s ${theme.motion.ease}; }
  }
  .Toastify__toast-icon { color: ${colour.success}; }
  .Toastify__toast > button { margin: calc(-1 * ${space[1]}) 0; }
  strong { font: 700 ${theme.text.body} / 1.3 ${theme.font.heading}; }
`;
