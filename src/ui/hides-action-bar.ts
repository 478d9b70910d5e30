import { css } from "styled-components";
import { media } from "../theme/media";
import { buttonsTimeline, theme } from "../theme/theme";

/**
 * Styles of the first chat and phone buttons of a page's content: the action bar leaves as soon as their upper edge rises over its own, and so
 * covers no part of them.
 */
export const hidesActionBar = css`
  view-timeline: ${buttonsTimeline};
  view-timeline-inset: ${theme.size.header} calc(${theme.size.notice} + ${theme.size.actionBar});
  /* There the header scrolls away, and the bar stands at the edge. */
  ${media.cramped} { view-timeline-inset: 0px ${theme.size.actionBar}; }
`;
