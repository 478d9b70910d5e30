/** Options of gatsby-plugin-static-host, as `gatsby-config.ts` gives them. */
export interface StaticHostOptions {
  /** Origin of the published site, without a trailing slash: `https://www.example.com`. `robots.txt` names the sitemap by it. */
  siteUrl: string;
  /**
   * Names of webpack chunks that every page needs at once, beside Gatsby's own scripts; they are fetched first. A chunk gets its
   * name from the comment `webpackChunkName` in an `import()`. Default: none.
   */
  firstChunks?: string[];
}
