import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { serialize } from "parse5";
import { addPolicies } from "./content-security-policy";
import { headersFile } from "./headers";
import { attributeOf, elementsOf, isRendered, parsePage } from "./page";
import { writePredecessorsEnd } from "./predecessor";

/** Options of the plugin in `gatsby-config.ts`. */
export interface StaticHostOptions {
  /** Origin of the published site, without a trailing slash, for the sitemap's URL in `robots.txt`: `https://www.example.com`. */
  siteUrl: string;
}

/** What Gatsby writes for itself: parts of pages, and scripts for a feature that no page uses. */
const notPublished = ["_gatsby", "~partytown"];

/** Ids of Gatsby's elements with style attributes, which the policy forbids. The site's styles hide the one, and the outline of the other. */
const styledByGatsby = ["gatsby-announcer", "gatsby-focus-wrapper"];

/** Paths of all files below a folder, with slashes, sorted. */
const filesBelow = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .sort();

/**
 * Prepares a build for static hosts: removes Gatsby's internal files and style attributes, inserts each page's policy, and writes
 * `_headers`, `robots.txt` and the end of earlier sites' service workers.
 *
 * @param directory the finished build, `public/`
 */
export function finishBuild(directory: string, { siteUrl }: StaticHostOptions): void {
  const place = (file: string) => path.join(directory, file);
  for (const folder of notPublished) rmSync(place(folder), { recursive: true, force: true });

  const files = filesBelow(directory);
  const pages = files
    .filter((file) => file.endsWith(".html"))
    .map((file) => ({ file, document: parsePage(readFileSync(place(file), "utf8")) }))
    .filter(({ document }) => isRendered(document));
  for (const element of pages.flatMap(({ document }) => elementsOf(document)))
    if (styledByGatsby.includes(attributeOf(element, "id") ?? ""))
      element.attrs = element.attrs.filter(({ name }) => name !== "style");
  addPolicies(pages.map(({ document }) => document));
  for (const { file, document } of pages) writeFileSync(place(file), serialize(document));

  const hashedScripts = files.filter((file) => /-[0-9a-f]{20}\.js$/.test(file)).map((file) => `/${file}`);
  writeFileSync(place("_headers"), headersFile(hashedScripts));
  writePredecessorsEnd(directory);
  if (existsSync(place("sitemap-index.xml"))) {
    const robots = `User-agent: *\nAllow: /\nSitemap: ${siteUrl}/sitemap-index.xml\n`;
    writeFileSync(place("robots.txt"), robots);
  }
}
