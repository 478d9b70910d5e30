/**
 * Stands in, in the browser, for stylis's table of vendor prefixes, which styled-components 6 imports and, unless asked to, never
 * uses. JavaScript, because webpack puts it in the place of a file of a package, which it takes for JavaScript.
 */
export const prefix = (/** @type {string} */ value) => value;
