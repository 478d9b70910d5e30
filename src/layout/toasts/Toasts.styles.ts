import styled from "styled-components";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { toastBox } from "./Toasts.box";

const { colour, space } = theme;

/** Styles of react-toastify's elements; its own style sheet is not loaded. */
export const Viewport = styled.div`
  .Toastify__toast {
    ${toastBox}
    --y: 0;
    display: grid;
    grid-template-columns: auto 1fr auto;
    align-items: start;
    gap: ${space[1]};
    padding: ${space[2]} ${space[1]} ${space[2]} ${space[2]};
    touch-action: pan-y;
    user-select: none;
    ${media.motion} { animation: settle 0.25s ${theme.motion.ease}; }
  }
  .Toastify__toast-icon { color: ${colour.success}; }
  .Toastify__toast > button { margin: calc(-1 * ${space[1]}) 0; }
`;
