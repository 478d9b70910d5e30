import styled from "styled-components";
import { media } from "../theme/media";
import { Airflow } from "./drawing/Airflow";

/**
 * Faint drawing at the right of a navy band. It fades out under the text, and is hidden on phones, where the text takes the
 * whole width.
 */
export const Backdrop = styled(Airflow)`
  position: absolute;
  inset-block: 0;
  right: 0;
  height: 100%;
  opacity: 0.6;
  mask-image: linear-gradient(to right, transparent 45%, black 70%);
  /* Keeps lines clear of text and buttons. */
  ${media.below("wide")} { mask-image: linear-gradient(to right, transparent 60%, black 80%); transform: translateX(15%); }
  ${media.below("menu")}, (forced-colors: active), print { display: none; }
`;
