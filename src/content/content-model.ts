import type { ContentModel } from "../../plugins/gatsby-plugin-content-model/model";
import { interpolate } from "../../plugins/gatsby-plugin-content-model/placeholders";
import type { FieldProblem } from "../../plugins/gatsby-plugin-content-model/problems";
import { factsOf, factTitles } from "./facts";
import { type Content, type ContentFile, contentFiles } from "./model/content-files";
import { routes } from "./routes";
import { isExample } from "./rules/examples";
import { messages } from "./rules/messages";
import { warnings } from "./rules/warnings";

/** This site's model for `gatsby-plugin-content-model`. */
export const contentModel: ContentModel<typeof contentFiles> = {
  files: contentFiles,
  facts: { of: factsOf, titles: factTitles },
  *rules(content) {
    yield* duplicateTitles(content);
    yield* warnings(content, factsOf(content));
  },
  isExample,
};

/** Page titles are unique, also once interpolated. */
function* duplicateTitles(content: Content): Generator<FieldProblem> {
  const facts = factsOf(content);
  const titles = new Map<string, ContentFile>();
  for (const { file } of routes) {
    const title = interpolate(content[file].title, facts).normalize("NFC").replace(/\s+/g, " ").trim();
    const other = titles.get(title);
    if (other) yield { file, path: ["title"], message: messages.duplicateTitle(`data/${other}`) };
    titles.set(title, file);
  }
}
