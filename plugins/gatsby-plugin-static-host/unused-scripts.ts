import type { CreateWebpackConfigArgs } from "gatsby";

/**
 * Modules that are bundled but never run: partytown and `<Script>` (exported by Gatsby's entry), the service worker's
 * registration, and browser code of a plugin that is disabled by its options.
 */
const unused = [
  /[\\/]@builder\.io[\\/]partytown[\\/]/,
  /[\\/]gatsby-script[\\/]dist[\\/]/,
  /[\\/]\.cache[\\/]register-service-worker\.js$/,
  /[\\/]gatsby-plugin-styled-components[\\/]gatsby-browser\.js$/,
];

/** stylis's table of vendor prefixes; see `no-prefixes.js`. */
export const vendorPrefixes = /[\\/]stylis[\\/]src[\\/]Prefixer\.js$/;

/** webpack rules that replace these modules with empty ones. */
export const withoutUnused = (loaders: CreateWebpackConfigArgs["loaders"]) =>
  unused.map((test) => ({ test, use: loaders.null() }));
