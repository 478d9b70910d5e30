import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";

/** Limits content to the page's width, with side padding that respects safe areas. */
export const Container = styled.div`
  max-width: calc(${theme.size.container} + 2 * ${theme.space[4]});
  margin-inline: auto;
  padding-inline: max(${theme.space[2]}, env(safe-area-inset-left)) max(${theme.space[2]}, env(safe-area-inset-right));
  ${media.from("tablet")} { padding-inline: ${theme.space[4]}; }
  ${media.from("huge")} { max-width: calc(${theme.size.containerHuge} + 2 * ${theme.space[4]}); }
  /* @page sets the margins. */
  ${media.print} { max-width: none; padding-inline: 0; }
`;
