import type { CreateWebpackConfigArgs } from "gatsby";

/**
 * What would come to the browser and never run there: scripts in a worker and `<Script>` (Gatsby's entry exports them), the service
 * worker's registration, and browser code of plugins that this site's options switch off.
 */
const unused = [
  /[\\/]@builder\.io[\\/]partytown[\\/]/,
  /[\\/]gatsby-script[\\/]dist[\\/]/,
  /[\\/]\.cache[\\/]register-service-worker\.js$/,
  /[\\/]gatsby-plugin-(manifest|styled-components)[\\/]gatsby-browser\.js$/,
];

/** stylis's table of vendor prefixes, which styled-components imports and, unless asked to, never uses. */
export const vendorPrefixes = /[\\/]stylis[\\/]src[\\/]Prefixer\.js$/;

/** webpack rules that replace these modules by empty ones. */
export const withoutUnused = (loaders: CreateWebpackConfigArgs["loaders"]) =>
  unused.map((test) => ({ test, use: loaders.null() }));
