import path from "node:path";
import type { PageScripts } from "./late-scripts";

// By an import, Gatsby would warn that pages depend on unknown files. They depend on its own, and it renders all pages in each build.
const { readFileSync } = process.getBuiltinModule("fs");

const read = (file: string) => JSON.parse(readFileSync(path.join("public", file), "utf8"));

const urlOf = (file: string) => `/${file}`;

/**
 * What Gatsby's scripts read from inline scripts, and what they load, from the files that Gatsby has written before it renders
 * pages.
 *
 * @param pathname canonical path of the page
 */
export function pageScripts(pathname: string): PageScripts & { settings: string } {
  const pageData = `page-data/${pathname === "/" ? "index" : pathname.slice(1)}/page-data.json`;
  const appData = "page-data/app-data.json";
  const chunks: Record<string, string[] | undefined> = read("webpack.stats.json").assetsByChunkName;
  const settings = {
    pagePath: pathname,
    ___webpackCompilationHash: read(appData).webpackCompilationHash,
    // Only Gatsby's prefetching reads it, which is disabled.
    ___chunkMapping: {},
  };
  const template = chunks[read(pageData).componentChunkName] ?? [];
  return {
    settings: `Object.assign(window, ${JSON.stringify(settings)});`,
    scripts: [...new Set([template, chunks.react ?? [], chunks.styles ?? [], chunks.app ?? []].flat())].map(urlOf),
    data: [appData, pageData].map(urlOf),
  };
}
