import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { serialize } from "parse5";
import { addPolicies } from "./content-security-policy";
import { headersFile } from "./headers";
import { startAfterPaint } from "./late-scripts";
import { nginxConfiguration } from "./nginx";
import type { StaticHostOptions } from "./options";
import { renderedPages } from "./page";

/** Files for Gatsby's next build, or for features that no page uses. */
const notPublished = ["_gatsby", "~partytown", "webpack.stats.json", "chunk-map.json"];

/** Names, with a content hash, of scripts, their licences and their source maps. Without this plugin, Gatsby writes source maps. */
const hashedScript = /-([0-9a-f]{20})\.js(\.LICENSE\.txt|\.map)?$/;

const urlOf = (file: string) => `/${file}`;

const textFile = /\.(html|js|json|css)$/;

/** Paths of all files below a folder, with slashes, sorted. */
const filesBelow = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .sort();

/** webpack's stats as Gatsby writes them: the files of each named chunk. */
interface Stats {
  source: string;
  chunks: Record<string, readonly string[] | undefined>;
}

function readStats(directory: string): Stats {
  const source = readFileSync(path.join(directory, "webpack.stats.json"), "utf8");
  return { source, chunks: JSON.parse(source).assetsByChunkName };
}

/**
 * Returns a predicate for the files of this build, as opposed to files of earlier builds in the same folder. Scripts are listed
 * in webpack's stats or in its runtime. A file below `static/` belongs to this build if a page, script or data file contains
 * its name or its folder's.
 */
function isCurrent(directory: string, files: readonly string[], { source, chunks }: Stats): (file: string) => boolean {
  const read = (file: string) => readFileSync(path.join(directory, file), "utf8");
  const scripts = [source, ...(chunks.app ?? []).map(read)].join("\n");
  const isCurrentScript = (file: string) => {
    const hash = hashedScript.exec(file)?.[1];
    return !hash || scripts.includes(hash);
  };
  const texts = files.filter((file) => textFile.test(file) && isCurrentScript(file)).map(read);
  const named = (url: string) => texts.some((text) => text.includes(url) || text.includes(encodeURI(url)));
  return (file) => {
    if (!file.startsWith("static/")) return isCurrentScript(file);
    const [, first, ...rest] = file.split("/");
    return named(rest.length > 0 ? `/static/${first}/` : `/static/${first}`);
  };
}

/** URLs of what a page needs beside its HTML and the site's scripts: its data and its template's chunk. */
function partsOf(directory: string, file: string, { chunks }: Stats): string[] {
  const folder = path.dirname(file);
  const data = `page-data/${folder === "." ? "index" : folder}/page-data.json`;
  const { componentChunkName } = JSON.parse(readFileSync(path.join(directory, data), "utf8"));
  return ["page-data/app-data.json", data, ...(chunks[componentChunkName] ?? [])].map(urlOf);
}

interface Folders {
  /** Gatsby's output, `public/`; left unchanged for its next build. */
  built: string;
  /** Target folder, emptied first: `public/` to be served, and `hosting/` with server configuration. */
  finished: string;
}

/**
 * Makes the finished site from Gatsby's output: the files of this build, the pages with late scripts and their policy, and the
 * headers for each kind of host. Deterministic: the same build yields the same bytes.
 */
export function finishBuild({ built, finished }: Folders, { siteUrl }: StaticHostOptions): void {
  const published = path.join(finished, "public");
  const stats = readStats(built);
  const candidates = filesBelow(built).filter((file) => !notPublished.includes(file.split("/")[0] ?? ""));
  const files = candidates.filter(isCurrent(built, candidates, stats));

  rmSync(finished, { recursive: true, force: true });
  for (const file of files) cpSync(path.join(built, file), path.join(published, file));

  const pages = renderedPages(published, files);
  for (const { file, document } of pages) startAfterPaint(document, partsOf(built, file, stats));
  addPolicies(pages.map(({ document }) => document));
  for (const { file, document } of pages) writeFileSync(path.join(published, file), serialize(document));

  const hashedScripts = files.filter((file) => hashedScript.test(file) && file.endsWith(".js")).map(urlOf);
  writeFileSync(path.join(published, "_headers"), headersFile(hashedScripts));
  if (existsSync(path.join(published, "sitemap-index.xml"))) {
    const robots = `User-agent: *\nAllow: /\nSitemap: ${siteUrl}/sitemap-index.xml\n`;
    writeFileSync(path.join(published, "robots.txt"), robots);
  }
  mkdirSync(path.join(finished, "hosting"));
  writeFileSync(path.join(finished, "hosting", "nginx.conf"), nginxConfiguration());
}
