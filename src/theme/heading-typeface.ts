/* Apart from `font-faces.ts`, whose rules are in the HTML alone: the bundler would keep them in the script. */

/** Family of the heading typeface. It comes in one weight, 750, for all headings. */
export const headingFamily = "Archivo";

/** Attribute of the root element that shows headings in the typeface; set by `layout/document/typeface.ts`. */
export const typefaceAttribute = "data-typeface";
