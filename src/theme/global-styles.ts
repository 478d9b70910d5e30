import { css } from "styled-components";
import { elementStyles } from "./element-styles";
import { media } from "./media";
import { printStyles } from "./print";
import { buttonsTimeline, theme } from "./theme";

const screenStyles = css`
  html {
    /* Keeps scroll targets and focused elements clear of header, notice and action bar. */
    scroll-padding-block: calc(${theme.size.header} + ${theme.space[2]})
      calc(${theme.size.notice} + ${theme.size.actionBar} + ${theme.space[2]} + env(safe-area-inset-bottom, 0px));
  }
  ${media.from("desktop")} { html { scroll-padding-bottom: calc(${theme.size.notice} + ${theme.space[2]}); } }
  ${media.low} { html { scroll-padding-bottom: ${theme.space[2]}; } }
  ${media.cramped} { html { scroll-padding-block: ${theme.space[2]} ${theme.size.actionBar}; } }
  /* The open menu covers the page, which does not scroll then and is out of reach. Not on paper. */
  @media screen and (width < ${theme.breakpoint.menu}) {
    html:has(:popover-open) { overflow: hidden; }
    /* Not of html: for each element that a script adds, the browser would compute all styles again. */
    header:has(:popover-open) ~ :is(main, footer, div) { visibility: hidden; }
  }
  body { timeline-scope: ${buttonsTimeline}; }
  /* A phone number. It shrinks where large text leaves no room for it, and keeps its order in a page that is translated into a script from right to left. */
  :where(a[href^="tel:"]) { direction: ltr; font-size: min(1em, 7.6vw); font-variant-numeric: tabular-nums; }
  address { font-style: normal; white-space: pre-line; }
  svg { display: block; }
  [tabindex="-1"]:focus { outline: none; }
  /* Gatsby's announcer, which is in English; see layout/focus-heading.ts. */
  #gatsby-announcer { display: none; }
  /* Entrances do not fade: what fades in must be hidden before. */
  @keyframes rise { from { transform: translateY(1rem); } }
  /* Drawings: fan, airflow. */
  @keyframes turn { from { transform: rotate(-1turn); } }
  @keyframes drift { from { stroke-dashoffset: 190; } }
  /* The action bar, while one of the first of a page's own buttons is in view. Not from 0 %: a keyframe there also holds before the range begins. */
  @keyframes leave { entry 1%, exit 0% { visibility: hidden; } }
`.join("");

/**
 * Element styles, shared keyframes and the style of paper, in plain CSS without nesting; typefaces are in `font-faces.ts`. Part of the static HTML, since
 * `createGlobalStyle` would insert them again on hydration, and all styles would be computed anew.
 */
export const globalStyles = elementStyles + screenStyles + printStyles;
