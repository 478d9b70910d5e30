import type { ContentModel } from "../../plugins/gatsby-plugin-content-model/model";
import { factNames, factsOf, factTitles } from "./facts";
import { contentFiles } from "./model/content-files";
import { businessRules } from "./rules/business-rules";
import { isExample } from "./rules/examples";
import { legalRules } from "./rules/legal-rules";
import { pageRules } from "./rules/page-rules";

/** This site's model for `gatsby-plugin-content-model`. */
export const contentModel: ContentModel<typeof contentFiles> = {
  files: contentFiles,
  facts: { names: factNames, listedIn: "data/README.md", of: factsOf, titles: factTitles },
  *rules(content, circumstances) {
    for (const rule of [...businessRules, ...pageRules, ...legalRules]) yield* rule(content, circumstances);
  },
  isExample,
  addressKey: "siteUrl",
};
