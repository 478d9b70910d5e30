import { createGlobalStyle } from "styled-components";
import { media } from "./media";
import { theme } from "./theme";

/** Keyframes of a section's entrance. Before it, the section is fully transparent: half-transparent text would count as text without contrast. */
export const entranceKeyframes = "entrance";

/** Styles of the bare elements; the typefaces are in `font-faces.ts`. */
export const GlobalStyle = createGlobalStyle`
  *, *::before, *::after { box-sizing: border-box; }
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    /* What is scrolled to, by the focus too, comes to lie clear of what floats over the page. */
    scroll-padding-block: calc(${theme.size.header} + ${theme.space[2]})
      calc(${theme.size.notice} + ${theme.size.actionBar} + ${theme.space[2]} + env(safe-area-inset-bottom, 0px));
    ${media.from("desktop")} { scroll-padding-bottom: calc(${theme.size.notice} + ${theme.space[2]}); }
    ${media.low} { scroll-padding-bottom: ${theme.space[2]}; }
    color-scheme: light;
  }
  /* While the menu is open, the page behind it stays where it is; a window that has grown past the menu must not stay locked. */
  ${media.below("menu")} { html:has(:popover-open) { overflow: hidden; } }
  body {
    margin: 0;
    background: ${theme.colour.surface};
    color: ${theme.colour.ink};
    font: 400 ${theme.text.body} / 1.6 ${theme.font.body};
    /* "anywhere" and not "break-word": columns too may be narrower than the longest word in them. */
    overflow-wrap: anywhere;
  }
  h1, h2, h3 {
    margin: 0;
    font-family: ${theme.font.heading};
    font-weight: 700;
    line-height: 1.15;
    letter-spacing: -0.01em;
    word-spacing: 0.06em;
    text-wrap: balance;
  }
  p, ul, ol, dl, dd, figure { margin: 0; }
  /* No line of one word at the end. */
  p, li { text-wrap: pretty; }
  ul, ol { padding: 0; list-style: none; }
  a { color: inherit; }
  svg { display: block; }
  button, input, select, textarea { font: inherit; color: inherit; }
  :focus-visible {
    outline: 3px solid ${theme.colour.focus};
    outline-offset: 2px;
  }
  [tabindex="-1"]:focus { outline: none; }
  @keyframes ${entranceKeyframes} {
    from { opacity: 0; transform: translateY(1.5rem); }
  }
  @keyframes settle {
    from { transform: translateY(0.75rem); }
  }
  /* Of drawings: a fan, air along its line, a curtain, the thermometer from warm to cold. */
  @keyframes turn { to { transform: rotate(1turn); } }
  @keyframes drift { to { stroke-dashoffset: -19; } }
  @keyframes sway { to { transform: skewX(-0.6deg); } }
  @keyframes cool { from { transform: scaleY(1.9); } }
  @page { margin: 16mm; }
  ${media.print} {
    body { font-size: 11pt; }
    h1, h2, h3 { break-after: avoid; }
    li { break-inside: avoid; }
  }
`;
