import { fontFaces } from "../theme/font-faces";
import { media } from "../theme/media";
import { dayAndNight, theme } from "../theme/theme";

/** Tokens as custom properties, named by their place in the theme: `--text-body`. */
const properties = (tokens: object, prefix: string) =>
  Object.entries(tokens).map(([name, value]) => `--${prefix}${name}:${value};`);

/** Colours that change at night, as in `globalStyles`. */
const changing = (time: 0 | 1) => Object.entries(dayAndNight).map(([name, values]) => `--${name}:${values[time]};`);

const { colour, text, space, size, radius, weight, font } = theme;

const unchanging = Object.fromEntries(Object.entries(colour).filter(([name]) => !(name in dayAndNight)));

/** The site's typeface and tokens for the content editor's page. */
const css = [
  fontFaces,
  ":root{color-scheme:light dark;",
  ...changing(0),
  ...properties(unchanging, ""),
  ...properties(text, "text-"),
  ...properties(space, "space-"),
  ...properties(size, "size-"),
  ...properties(radius, "radius-"),
  ...properties(weight, "weight-"),
  ...properties(font, "font-"),
  "}",
  `${media.night}{:root{`,
  ...changing(1),
  "}}",
].join("");

export default css;
