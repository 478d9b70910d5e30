import { writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { gitNames } from "./git-names";
import { type EditorOptions, writeEditor } from "./page";
import { notRepository } from "./texts";

/** Writes the editor beside the built pages if `CMS_REPO` names the repository whose content it shall change. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ reporter }, options) => {
  const { CMS_REPO: repo, CMS_BRANCH: branch } = process.env;
  if (!repo) return;
  if (!/^[\w.-]+\/[\w.-]+$/.test(repo)) return reporter.panic(notRepository(repo));
  const { plugins: _, ...own } = options as unknown as EditorOptions & { plugins: unknown };
  await writeEditor(path.resolve("public/admin"), { ...own, repo, branch: branch || "main" });
  // Beside the data of the pages: a page that is online leads to what it was built from.
  writeFileSync("public/page-data/content.json", JSON.stringify(gitNames("data")));
};
