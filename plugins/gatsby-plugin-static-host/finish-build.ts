import { existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { addPolicies } from "./content-security-policy";
import { headersFile } from "./headers";
import { htaccessFile } from "./htaccess";
import { changePages, elementsOf, insertMeta } from "./html-page";
import { moveByContent, pageDataMeta } from "./page-data";
import { writeSelfRemovingServiceWorkers } from "./self-removing-service-workers";

export interface StaticHostOptions {
  /** Origin of the published site, without a trailing slash, for the sitemap's URL in `robots.txt`: `https://www.example.com`. */
  siteUrl: string;
}

/** What Gatsby writes for itself: parts of pages, and scripts for a feature that no page uses. */
const notPublished = ["_gatsby", "~partytown"];

/**
 * Prepares a build for static hosts: removes Gatsby's internal files, and style attributes, inserts each page's policy, and writes
 * `_headers`, `.htaccess`, `robots.txt` and the end of earlier sites' service workers.
 *
 * @param directory the finished build, `public/`
 */
export function finishBuild(directory: string, { siteUrl }: StaticHostOptions): void {
  const place = (file: string) => path.join(directory, file);
  for (const folder of notPublished) rmSync(place(folder), { recursive: true, force: true });

  const pageData = moveByContent(directory);

  changePages(directory, (pages) => {
    for (const page of pages) insertMeta(page, { name: pageDataMeta, content: pageData });
    // Gatsby's; the policy forbids them.
    for (const element of pages.flatMap(elementsOf))
      element.attrs = element.attrs.filter(({ name }) => name !== "style");
    addPolicies(pages);
  });

  const hashedScripts = readdirSync(directory).filter((file) => /-[0-9a-f]{20}\.js$/.test(file));
  writeFileSync(place("_headers"), headersFile(hashedScripts.sort().map((file) => `/${file}`)));
  writeFileSync(place(".htaccess"), htaccessFile());
  writeSelfRemovingServiceWorkers(directory);
  if (existsSync(place("sitemap-index.xml"))) {
    const robots = `User-agent: *\nAllow: /\nSitemap: ${siteUrl}/sitemap-index.xml\n`;
    writeFileSync(place("robots.txt"), robots);
  }
}
