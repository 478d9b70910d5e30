import type { ContentModel } from "../../plugins/gatsby-plugin-content-model/model";
import { type Facts, interpolate } from "../../plugins/gatsby-plugin-content-model/placeholders";
import type { FieldProblem } from "../../plugins/gatsby-plugin-content-model/problems";
import { factNames, factsOf, factTitles } from "./facts";
import { type Content, type ContentFile, contentFiles } from "./model/content-files";
import { routes } from "./routes";
import { isExample } from "./rules/examples";
import { messages } from "./rules/messages";
import { warnings } from "./rules/warnings";

/** This site's model for `gatsby-plugin-content-model`. */
export const contentModel: ContentModel<typeof contentFiles> = {
  files: contentFiles,
  facts: { names: factNames, listedIn: "data/README.md", of: factsOf, titles: factTitles },
  *rules(content, now) {
    const facts = factsOf(content, now);
    yield* duplicates(content, facts);
    yield* warnings(content, facts, now);
  },
  // 18 rem, at two pixels each.
  photoWidth: 576,
  isExample,
};

/** Pages have titles of their own, also once interpolated; and should have descriptions of their own. */
function* duplicates(content: Content, facts: Facts): Generator<FieldProblem> {
  const known = new Map<string, ContentFile>();
  for (const { file } of routes) {
    for (const key of ["title", "description"] as const) {
      const text = `${key} ${interpolate(content[file][key], facts).normalize("NFC").replace(/\s+/g, " ").trim().toLowerCase()}`;
      const other = known.get(text);
      known.set(text, file);
      if (!other) continue;
      if (key === "title") yield { file, path: [key], message: messages.duplicateTitle(`data/${other}`) };
      else yield { file, path: [key], message: messages.duplicateDescription(`data/${other}`), severity: "warning" };
    }
  }
}
