import archivo from "@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2";

/** Address of the heading typeface, to be preloaded. */
export const headingFontUrl = archivo;

/**
 * The typefaces, for a style element of their own in the HTML: beside rules that the script adds to, the browser would ask for
 * the font again at each new rule, and the headings would flicker. The fallback's metrics make Arial take the room of Archivo,
 * so that nothing moves when the typeface arrives; they are computed with Capsize from both fonts and held by `font-faces.test.ts`.
 */
export const fontFaces = [
  `@font-face{font-family:"Archivo Variable";font-weight:100 900;font-display:swap;src:url(${archivo}) format("woff2")}`,
  '@font-face{font-family:"Archivo Fallback";src:local("Arial"),local("Liberation Sans");' +
    "ascent-override:88.96%;descent-override:21.28%;line-gap-override:0%;size-adjust:98.7%}",
].join("");
