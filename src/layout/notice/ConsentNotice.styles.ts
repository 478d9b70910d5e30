import styled from "styled-components";
import { media } from "../../theme/media";
import { buttonsTimeline, theme } from "../../theme/theme";

const { colour, space } = theme;

/**
 * One row above the action bar on phones, a card at the bottom left from `menu` on. Sticky, not fixed: at the end of the page it is
 * below the footer and covers nothing.
 */
export const Surface = styled.aside`
  position: sticky;
  bottom: calc(${theme.size.actionBar} + env(safe-area-inset-bottom, 0px));
  z-index: ${theme.layer.notice};
  display: flex;
  /* The button stands below where it or large text leaves no room for some words a line beside it. */
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[2]};
  padding: ${space[1]} max(${space[2]}, env(safe-area-inset-right)) ${space[1]} max(${space[2]}, env(safe-area-inset-left));
  background: ${colour.iceDeep};
  border-top: 1px solid ${colour.line};
  p { flex: 1 1 11em; font-size: ${theme.text.small}; line-height: 1.4; }
  button { flex: none; max-width: 100%; }
  animation: sink step-end both;
  animation-timeline: ${buttonsTimeline};
  ${media.from("menu")} {
    bottom: calc(${theme.size.actionBar} + ${space[2]});
    width: 22rem;
    margin: 0 0 ${space[2]} ${space[2]};
    border: 1px solid ${colour.line};
    border-radius: ${theme.radius.small};
    box-shadow: ${theme.shadow};
  }
  ${media.from("desktop")} { bottom: ${space[2]}; animation: none; }
  ${media.low} {
    position: static;
    width: auto;
    margin: 0;
    border-radius: 0;
    box-shadow: none;
    animation: none;
  }
  ${media.scriptless} {
    position: static;
    animation: none;
    button { display: none; }
  }
  ${media.print} { display: none; }
  &[hidden] { display: none; }
`;
