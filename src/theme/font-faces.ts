import archivo from "./archivo-750.woff2";

/** Family of the heading typeface. It comes in one weight, 750, for all headings. */
export const headingFamily = "Archivo";

/** Attribute of the root element from when on headings are shown in the typeface itself; see `layout/typeface.ts`. */
export const typefaceAttribute = "data-typeface";

/**
 * Typefaces that stand in for Archivo, with the metrics that make their lines as long and as high as its own. They are computed by
 * `scripts/typeface.ts`, and `font-faces.test.ts` compares. Helvetica and Helvetica Neue differ from Arial by less than 0.1 %.
 * Android from version 12 on has no file of its own for Roboto Bold: there the last resort is the system's bold, unmatched.
 */
const fallbacks = [
  {
    family: "Archivo in Arial",
    names: [
      "Arial Bold",
      "Arial-BoldMT",
      "Liberation Sans Bold",
      "Helvetica Bold",
      "Helvetica-Bold",
      "Helvetica Neue Bold",
      "HelveticaNeue-Bold",
    ],
    metrics: "ascent-override:87.07%;descent-override:20.83%;line-gap-override:0%;size-adjust:100.84%",
  },
  {
    family: "Archivo in Roboto",
    names: ["Roboto Bold", "Roboto-Bold"],
    metrics: "ascent-override:82.02%;descent-override:19.62%;line-gap-override:0%;size-adjust:107.04%",
  },
];

const standIns = `${fallbacks.map(({ family }) => `"${family}"`).join()},system-ui,sans-serif`;
const itself = `--heading-font:"${headingFamily}",${standIns}`;

/**
 * The typefaces, for a style element of their own in the HTML: in one that scripts add rules to, the browser would ask for the font again
 * at each new rule, and the headings would flicker. Headings are set in `var(--heading-font)`, which names Archivo only
 * once its attribute is there, so that nothing asks for the file before the first paint. Without script, the browser fetches it.
 */
export const fontFaces = [
  `@font-face{font-family:"${headingFamily}";font-weight:500 900;font-display:swap;src:url(${archivo}) format("woff2")}`,
  ...fallbacks.map(
    ({ family, names, metrics }) =>
      `@font-face{font-family:"${family}";font-weight:500 900;src:${names.map((name) => `local("${name}")`).join()};${metrics}}`,
  ),
  `:root{--heading-font:${standIns}}`,
  `[${typefaceAttribute}]{${itself}}`,
  `@media (scripting:none){:root{${itself}}}`,
].join("");
