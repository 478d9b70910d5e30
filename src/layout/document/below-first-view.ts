/** Attribute of the root element once the page has been painted. */
const paintedAttribute = "data-painted";

/**
 * Styles that keep what lies below the first view out of the first paint: the footer, and every section after the second of its
 * parent. The browser lays out those near the viewport in any case; the height stands for the others. Not with a fragment in the
 * URL: the browser needs true heights to scroll to it.
 */
export const belowFirstView = `
@media screen { :root:not([${paintedAttribute}], :has(:target)) :is(main section:nth-of-type(n + 3), footer) {
  content-visibility: auto; contain-intrinsic-height: auto 40rem;
} }
`;

/** Statement of an inline script, for after the first paint: from then on all is laid out, so that heights are true. */
export const showBelowFirstView = `documentElement.setAttribute("${paintedAttribute}", "");`;
