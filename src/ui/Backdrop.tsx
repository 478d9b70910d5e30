import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { Artwork } from "./Artwork";

/** The quiet drawing of flowing air behind a navy band; it fades towards the side where the text stands. */
export const Backdrop = styled(Artwork).attrs({ name: "flow" })`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  color: ${theme.colour.drawing};
  opacity: 0.3;
  mask-image: linear-gradient(to right, rgb(0 0 0 / 0.3), black 65%);
  /* Where the text takes the whole width, the lines run behind it. */
  ${media.below("desktop")} { opacity: 0.18; }
  ${media.print} { display: none; }
`;
