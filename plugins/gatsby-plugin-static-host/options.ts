/** Options of gatsby-plugin-static-host, as `gatsby-config.ts` gives them. */
export interface StaticHostOptions {
  /** Origin of the published site, without a trailing slash: `https://www.example.com`. `robots.txt` names the sitemap by it. */
  siteUrl: string;
}
