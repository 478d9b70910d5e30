import archivo from "@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2";

/** Address of the heading typeface, to be preloaded. */
export const headingFontUrl = archivo;

const regular = 'local("Arial"),local("Liberation Sans")';
const bold = 'local("Arial Bold"),local("Liberation Sans Bold")';

/**
 * For each weight that the site uses, the cut of Arial that stands in for it and the room that this has to take. The metrics are
 * computed by `scripts/fallback-metrics.ts` and held by `font-faces.test.ts`.
 */
const fallbacks = [
  { weight: 500, source: regular, ascent: "87.56%", descent: "20.94%", size: "100.27%" },
  { weight: 700, source: bold, ascent: "89.28%", descent: "21.36%", size: "98.34%" },
  { weight: 800, source: bold, ascent: "85.14%", descent: "20.36%", size: "103.13%" },
];

/**
 * The typefaces, for a style element of their own in the HTML: beside rules that the script adds to, the browser would ask for
 * the font again at each new rule, and the headings would flicker. In the fallback, Arial takes the room of Archivo, so that
 * nothing moves when the typeface arrives.
 */
export const fontFaces = [
  `@font-face{font-family:"Archivo Variable";font-weight:100 900;font-display:swap;src:url(${archivo}) format("woff2")}`,
  ...fallbacks.map(
    ({ weight, source, ascent, descent, size }) =>
      `@font-face{font-family:"Archivo Fallback";font-weight:${weight};src:${source};ascent-override:${ascent};` +
      `descent-override:${descent};line-gap-override:0%;size-adjust:${size}}`,
  ),
].join("");
