import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";

/**
 * Width of a toast in CSS pixels. It is fixed, because react-toastify takes the swipe threshold as a share of it, and fits a phone of
 * 320 pixels with margins.
 */
export const toastWidth = 288;

const { colour, space } = theme;

/** Styles of react-toastify's elements; its own style sheet is not loaded. */
export const Viewport = styled.div`
  .Toastify__toast {
    --y: 0;
    display: grid;
    grid-template-columns: auto 1fr auto;
    align-items: start;
    gap: ${space[1]};
    width: ${toastWidth}px;
    padding: ${space[2]} ${space[1]} ${space[2]} ${space[2]};
    border: ${theme.size.stroke} solid ${colour.success};
    border-radius: ${theme.radius.small};
    background: ${colour.surface};
    box-shadow: ${theme.shadow};
    font-size: ${theme.text.small};
    line-height: 1.45;
    touch-action: pan-y;
    user-select: none;
    ${media.motion} { animation: rise 0.25s ${theme.motion.ease}; }
  }
  .Toastify__toast--error { grid-template-columns: 1fr auto; border-color: ${colour.danger}; }
  .Toastify__progress-bar--wrp { display: none; }
  .Toastify__toast-icon { color: ${colour.success}; }
  /* With large text, words need the room. */
  ${media.cramped} { .Toastify__toast { grid-template-columns: 1fr auto; } .Toastify__toast-icon { display: none; } }
  .Toastify__toast > button { margin: calc(-1 * ${space[1]}) 0; }
  strong { display: block; font-size: ${theme.text.body}; font-weight: ${theme.weight.strong}; line-height: 1.3; }
`;
