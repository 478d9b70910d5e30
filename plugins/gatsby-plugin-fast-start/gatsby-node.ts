import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { loadScriptsLate } from "./late-scripts";

interface FastStartOptions {
  /** CSS selector of elements for which a page loads its scripts even with data saving on: `form`. */
  scriptsWithDataSavingFor: string;
}

/** Changes the finished pages, before the plugin that makes their policy. */
export const onPostBuild: GatsbyNode["onPostBuild"] = (_, options) => {
  const { scriptsWithDataSavingFor } = options as unknown as FastStartOptions;
  const files = readdirSync("public", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".html"));
  for (const place of files.map((file) => path.join("public", file))) {
    writeFileSync(place, loadScriptsLate(readFileSync(place, "utf8"), scriptsWithDataSavingFor));
  }
};
