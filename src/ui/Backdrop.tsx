import styled from "styled-components";
import { media } from "../theme/media";
import { Airflow } from "./drawing/Airflow";

/**
 * The quiet drawing of flowing air at the right of a navy band: strong where the fan stands alone, gone where the text stands, and
 * left out on phones, where text takes the whole width.
 */
export const Backdrop = styled(Airflow)`
  position: absolute;
  inset-block: 0;
  right: 0;
  height: 100%;
  opacity: 0.6;
  mask-image: linear-gradient(to right, transparent 35%, black 65%);
  ${media.below("menu")} { display: none; }
  ${media.print} { display: none; }
`;
