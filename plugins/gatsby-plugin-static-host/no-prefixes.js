/**
 * Replaces stylis's table of vendor prefixes in the browser bundle: styled-components 6 imports it, but uses it only with
 * `enableVendorPrefixes`. JavaScript, because webpack does not compile a package's files.
 */
export const prefix = (/** @type {string} */ value) => value;
