import typeface from "./typeface.json";
import file from "./typeface.woff2";

/* The typeface of headings, and its fallbacks. Both files are made by `npm run typeface`. */

const { family, fallbacks } = typeface;

/** All weights of headings: the file has one. */
const weights = "500 900";

const fallbackFaces = fallbacks.map(
  ({ family, names, ascentOverride, descentOverride, sizeAdjust }) =>
    `@font-face{font-family:"${family}";font-weight:${weights};src:${names.map((name) => `local("${name}")`).join()};` +
    `ascent-override:${ascentOverride};descent-override:${descentOverride};line-gap-override:0%;size-adjust:${sizeAdjust}}`,
);

/** Font faces of headings, and the property that names them. The typeface replaces its fallback once it has been loaded. */
export const fontFaces = [
  `@font-face{font-family:${family};font-weight:${weights};font-display:swap;src:url(${file}) format("woff2")}`,
  ...fallbackFaces,
  `:root{--heading-font:${[typeface, ...fallbacks].map(({ family }) => `"${family}"`).join()},system-ui,sans-serif}`,
].join("");
