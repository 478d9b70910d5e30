import { media } from "../../theme/media";

/** Not `:last-child`, which matches nothing before the parent is complete. */
const isLast = ":not(:has(+ *))";

/** The part of `main` that is arriving; a section, or the text of a legal page. */
const arriving = (part = "") => `main${isLast} > ${part}${isLast}`;

/**
 * Styles for HTML that is still arriving. Browsers paint what they have, often half a header or a card without its button, and what
 * comes next would move it. So the last element so far is not shown before the one after it begins: parts of the shell, texts of
 * `main`, and where there is room for columns, its sections. The shell ends with elements that are never shown, so that none of its
 * parts stays hidden.
 */
export const arrivingHtml = `
#___gatsby > * > :is(header, footer, aside)${isLast}, ${arriving()} :is(h1, a, p, li)${isLast} { visibility: hidden; }
${media.from("menu")} { ${arriving("section")} > * { visibility: hidden; } }
`;
