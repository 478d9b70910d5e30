import type { ContentModel } from "../../plugins/gatsby-plugin-content-model/options";
import { isExample } from "./examples";
import { factsOf } from "./facts";
import { contentFiles } from "./model";
import { pageRules } from "./page-rules";

/** What this site's content is, as the content model plugin takes it. */
export const contentModel: ContentModel<typeof contentFiles> = {
  files: contentFiles,
  facts: { from: ["business.yaml", "plans.yaml", "interface.yaml"], of: factsOf },
  rules: pageRules,
  isExample,
};
