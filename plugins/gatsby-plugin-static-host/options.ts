/** Options of the plugin in `gatsby-config.ts`. */
export interface StaticHostOptions {
  /**
   * Origin of the published site, without a trailing slash: `https://www.example.com`. Used for the sitemap's URL in
   * `robots.txt`.
   */
  siteUrl: string;
}
