import { css } from "styled-components";
import { media } from "./media";
import { printStyles } from "./print";
import { buttonsTimeline, dayAndNight, theme } from "./theme";

/** Declares the colours of the day, or of the night. */
const colours = (time: 0 | 1) => Object.entries(dayAndNight).map(([name, values]) => `--${name}: ${values[time]};`);

const screenStyles = css`
  *, *::before, *::after { box-sizing: border-box; }
  html {
    color-scheme: light dark;
    ${colours(0)}
    -webkit-text-size-adjust: 100%;
    /* Keeps scroll targets and focused elements clear of header, notice and action bar. */
    scroll-padding-block: calc(${theme.size.header} + ${theme.space[2]})
      calc(${theme.size.notice} + ${theme.size.actionBar} + ${theme.space[2]} + env(safe-area-inset-bottom, 0px));
  }
  ${media.night} { html { ${colours(1)} } }
  ${media.from("desktop")} { html { scroll-padding-bottom: calc(${theme.size.notice} + ${theme.space[2]}); } }
  ${media.low} { html { scroll-padding-bottom: ${theme.space[2]}; } }
  ${media.cramped} { html { scroll-padding-block: ${theme.space[2]} ${theme.size.actionBar}; } }
  /* The open menu covers the page, which does not scroll then and is out of reach. Not on paper. */
  @media screen and (width < ${theme.breakpoint.menu}) {
    html:has(:popover-open) { overflow: hidden; }
    /* Not of html: for each element that a script adds, the browser would compute all styles again. */
    header:has(:popover-open) ~ :is(main, footer, div) { visibility: hidden; }
  }
  body {
    margin: 0;
    background: ${theme.colour.surface};
    color: ${theme.colour.ink};
    font: 400 ${theme.text.body} / 1.6 ${theme.font.body};
    /* "anywhere", unlike "break-word", also lets columns shrink below their longest word. */
    overflow-wrap: anywhere;
    timeline-scope: ${buttonsTimeline};
  }
  h1, h2, h3 {
    margin: 0;
    font-family: ${theme.font.heading};
    line-height: 1.15;
    letter-spacing: -0.01em;
    word-spacing: 0.06em;
    text-wrap: balance;
    font-size: ${theme.text.title};
  }
  /* Only very long words, which do not fit in large text: browsers without the limit would hyphenate any. */
  @supports (hyphenate-limit-chars: 14) { h1, h2, h3 { hyphens: auto; hyphenate-limit-chars: 14; } }
  h2 { font-size: ${theme.text.heading}; }
  p, ul, ol, dl, dd, figure { margin: 0; }
  /* No line of one word at the end. */
  p, li, dd { text-wrap: pretty; }
  ul, ol { padding: 0; list-style: none; }
  a { color: inherit; }
  /* A phone number. It shrinks where large text leaves no room for it, and keeps its order in a page that is translated into a script from right to left. */
  :where(a[href^="tel:"]) { direction: ltr; font-size: min(1em, 7.6vw); font-variant-numeric: tabular-nums; }
  address { font-style: normal; white-space: pre-line; }
  svg { display: block; }
  button, input, select, textarea { font: inherit; color: inherit; }
  :focus-visible {
    outline: 3px solid ${theme.colour.action};
    outline-offset: 2px;
  }
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
export const globalStyles = screenStyles + printStyles;
