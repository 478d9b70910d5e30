import { media } from "./media";
import { dayAndNight, theme } from "./theme";

/** Declares the colours of the day, of the night, or the forced ones. */
const colours = (time: 0 | 1 | 2) =>
  Object.entries(dayAndNight)
    .map(([name, values]) => `--${name}: ${values[time]};`)
    .join("");

/**
 * How elements look by themselves, and the colours of day and night: of the pages, and of the content editor, whose script needs no
 * styled-components for it.
 *
 * `overflow-wrap: anywhere`, unlike `break-word`, also lets columns shrink below their longest word. Headings are hyphenated only in very
 * long words, which do not fit in large text; browsers without that limit would hyphenate any. `pretty` leaves no line of one word at the end.
 */
export const elementStyles = `
  *, *::before, *::after { box-sizing: border-box; }
  html { color-scheme: light dark; -webkit-text-size-adjust: 100%; ${colours(0)} }
  ${media.night} { html { ${colours(1)} } }
  ${media.forcedColours} { html { ${colours(2)} } }
  body {
    margin: 0;
    background: ${theme.colour.surface};
    color: ${theme.colour.ink};
    font: 400 ${theme.text.body} / 1.6 ${theme.font.body};
    overflow-wrap: anywhere;
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
  @supports (hyphenate-limit-chars: 14) { h1, h2, h3 { hyphens: auto; hyphenate-limit-chars: 14; } }
  h2 { font-size: ${theme.text.heading}; }
  p, ul, ol, dl, dd, figure { margin: 0; }
  p, li, dd { text-wrap: pretty; }
  ul, ol { padding: 0; list-style: none; }
  a { color: inherit; }
  button, input, select, textarea { font: inherit; color: inherit; }
  :focus-visible { outline: 3px solid ${theme.colour.action}; outline-offset: 2px; }
`.replaceAll(/\n\s*/g, "");
