import { elementStyles } from "../theme/element-styles";
import { fontFaces } from "../theme/font-faces";
import { dayAndNight, theme } from "../theme/theme";

/** Tokens as custom properties, named by their place in the theme: `--text-body`. */
const properties = (tokens: object, prefix: string) =>
  Object.entries(tokens).map(([name, value]) => `--${prefix}${name}:${value};`);

const { colour, text, space, size, radius, font } = theme;

const unchanging = Object.fromEntries(Object.entries(colour).filter(([name]) => !(name in dayAndNight)));

/** The site's typeface, element styles and tokens for the content editor's page. */
const css = [
  fontFaces,
  elementStyles,
  ":root{",
  ...properties(unchanging, ""),
  ...properties(text, "text-"),
  ...properties(space, "space-"),
  ...properties(size, "size-"),
  ...properties(radius, "radius-"),
  ...properties(font, "font-"),
  "}",
].join("");

export default css;
