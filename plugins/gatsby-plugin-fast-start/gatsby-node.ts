import type { GatsbyNode } from "gatsby";
import { changePages } from "../html-page";
import { loadScriptsLate } from "./late-scripts";

/** Options of the plugin in `gatsby-config.ts`. */
export interface FastStartOptions {
  /** CSS selector of elements for which a page loads its scripts even with data saving on: `form`. */
  scriptsWithDataSavingFor: string;
}

/** Changes the finished pages, before the plugin that makes their policy. */
export const onPostBuild: GatsbyNode["onPostBuild"] = (_, options) => {
  const { scriptsWithDataSavingFor } = options as unknown as FastStartOptions;
  changePages("public", (pages) => {
    for (const page of pages) loadScriptsLate(page, scriptsWithDataSavingFor);
  });
};
