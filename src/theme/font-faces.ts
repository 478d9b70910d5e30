import archivo from "./archivo-750.woff2";
import { headingFamily, typefaceAttribute } from "./heading-typeface";

/**
 * Metric-matched fallbacks for Archivo: same height, and same length of Portuguese lines. Computed by `scripts/typeface.ts`, and
 * checked by `font-faces.test.ts`. By Capsize's metrics, Helvetica and Helvetica Neue differ from Arial by less than 0.1 %. Android 12 and later have no
 * separate file of Roboto Bold, and use the system's bold, unmatched.
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

const standIns = `${fallbacks.map(({ family }) => `"${family}"`).join()},system-ui,sans-serif`;
const itself = `--heading-font:"${headingFamily}",${standIns}`;

/**
 * `@font-face` rules for a separate style element: in styled-components' element, each inserted rule would request the font again and
 * make the headings flicker. `--heading-font` names Archivo only once `typefaceAttribute` is set, so the font is not requested before
 * the first paint. Without JavaScript the browser requests it at once.
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
