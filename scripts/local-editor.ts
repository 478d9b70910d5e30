import path from "node:path";
import type { LocalEditor } from "../plugins/gatsby-plugin-content-editor/local-server";
import { describeProblem } from "../plugins/gatsby-plugin-content-model/problems";
import { checkContent, readContent } from "../plugins/gatsby-plugin-content-model/read-content";
import { contentModel } from "../src/content/content-model";
import { editorTexts } from "../src/editor/texts";

/**
 * Options of the local editor for a checkout of this site.
 *
 * @param checkout absolute path of the parent folder of `data/`
 * @param siteUrl URL of the development server, if it runs
 */
export function localEditor(checkout: string, port: number, siteUrl?: string): LocalEditor {
  return {
    site: "src/editor/site.tsx",
    page: editorTexts.page(readContent(contentModel, path.join(checkout, "data")).content?.["business.yaml"]),
    port,
    siteUrl,
    content: {
      checkout,
      files: Object.keys(contentModel.files),
      photoFolder: editorTexts.photoFolder,
      check: async (directory) => {
        const { problems } = await checkContent(contentModel, directory);
        return problems.map((problem) => ({ file: problem.file, problem: describeProblem(problem) }));
      },
    },
  };
}
