import type { ContentModel } from "../../plugins/gatsby-plugin-content-model/options";
import { factFiles, factsOf, factTitles } from "./facts";
import { contentFiles } from "./model/content-files";
import { isExample } from "./rules/examples";
import { hoursRules } from "./rules/hours-rules";
import { pageRules } from "./rules/page-rules";
import { statementRules } from "./rules/statement-rules";

/** This site's model for `gatsby-plugin-content-model`. */
export const contentModel: ContentModel<typeof contentFiles> = {
  files: contentFiles,
  facts: { from: factFiles, of: factsOf, titles: factTitles },
  *rules(content) {
    yield* hoursRules(content);
    yield* pageRules(content);
    yield* statementRules(content);
  },
  isExample,
};
