import archivo from "./archivo-750.woff2";

/**
 * Metric-matched fallbacks for Archivo: same height, and same length of Portuguese lines, so that nothing moves when it replaces
 * them. Ascent, descent and size come from `createFontStack` of @capsizecss/core 4.1.3, with the letter frequencies of the site's
 * headings. Apple's devices have Arial, too. Android 12 and later have no separate file of Roboto Bold, and use the system's bold,
 * unmatched.
 */
const fallbacks = [
  {
    family: "Archivo in Arial",
    names: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold"],
    metrics: "ascent-override:86.22%;descent-override:20.62%;line-gap-override:0%;size-adjust:101.83%",
  },
  {
    family: "Archivo in Roboto",
    names: ["Roboto Bold", "Roboto-Bold"],
    metrics: "ascent-override:81.38%;descent-override:19.46%;line-gap-override:0%;size-adjust:107.89%",
  },
  {
    family: "Archivo in DejaVu",
    names: ["DejaVu Sans Bold"],
    metrics: "ascent-override:102.44%;descent-override:24.5%;line-gap-override:0%;size-adjust:85.71%",
  },
];

/** Families of headings before the typeface; `theme.font.heading` is the custom property. */
const headingFonts = `${fallbacks.map(({ family }) => `"${family}"`).join()},system-ui,sans-serif`;

/**
 * The typeface of headings, and what they are set in until it has been loaded. Its file has one weight, 750, for all headings, and the
 * letters of Latin-1. A face that is added later makes Chromium lay out the whole page again, so this one is here, unused.
 */
export const fontFaces = [
  `@font-face{font-family:Archivo;font-weight:500 900;font-display:swap;src:url(${archivo}) format("woff2")}`,
  ...fallbacks.map(
    ({ family, names, metrics }) =>
      `@font-face{font-family:"${family}";font-weight:500 900;src:${names.map((name) => `local("${name}")`).join()};${metrics}}`,
  ),
  `:root{--heading-font:${headingFonts}}`,
].join("");

/** The typeface, as a value of the property `font`. */
export const typeface = "750 1em Archivo";

/** Selects what styles set in `theme.font.heading`, and more. Set on `:root`, the property would restyle all elements. */
const typeset = "h1,h2,h3,strong,dd,.reading,header a,[href^=tel]";

/** Sets headings in the typeface, once it has been loaded. */
export const headingsInTypeface = `${typeset}{--heading-font:Archivo,${headingFonts}}`;
