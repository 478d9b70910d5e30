/** Attribute of the root element once the page has been painted. */
const paintedAttribute = "data-painted";

/**
 * Styles that let the browser leave out of the first paint what lies below the first view: the footer, and of sections beside
 * each other, also of a legal page's clauses, the third and those after it. It lays out what is near the view in any case; the
 * height stands for the rest. Not where the URL leads to a part of the page: the browser needs true heights to scroll there.
 */
export const belowFirstView = `
@media screen { :root:not([${paintedAttribute}], :has(:target)) :is(main section:nth-of-type(n + 3), footer) {
  content-visibility: auto; contain-intrinsic-height: auto 40rem;
} }
`;

/** Statement of an inline script, for after the first paint: from then on all is laid out, so that heights are true. */
export const showBelowFirstView = `documentElement.setAttribute("${paintedAttribute}", "");`;
