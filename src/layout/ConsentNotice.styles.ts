import styled, { css } from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { Container } from "../ui/Container";
import { dismissedAttribute } from "./notice-dismissal";

/* Sticky, not fixed: at the end of the page the notice lies below everything, so that it never covers a link for good. */
export const Surface = styled.aside`
  position: sticky;
  bottom: calc(${theme.size.actionBar} + env(safe-area-inset-bottom, 0px));
  z-index: ${theme.layer.notice};
  padding-block: ${theme.space[2]};
  background: ${theme.colour.iceDeep};
  border-top: 1px solid ${theme.colour.line};
  [${dismissedAttribute}] & { display: none; }
  ${media.from("wide")} { bottom: 0; }
  ${media.low} { position: static; }
  ${media.scriptless} {
    position: static;
    button { display: none; }
  }
  ${media.print} { display: none; }
`;

export const Inner = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};
  p { flex: 1 1 16rem; font-size: ${theme.text.small}; line-height: 1.45; }
  ${media.from("tablet")} { ${css`flex-wrap: nowrap;`} }
`;
