import type { ContentModel } from "../../plugins/gatsby-plugin-content-model/options";
import { interpolate } from "../../plugins/gatsby-plugin-content-model/placeholders";
import { factsOf, factTitles } from "./facts";
import { type ContentFile, contentFiles } from "./model/content-files";
import { routes } from "./routes";
import { isExample } from "./rules/examples";
import { messages } from "./rules/messages";

/** This site's model for `gatsby-plugin-content-model`. */
export const contentModel: ContentModel<typeof contentFiles> = {
  files: contentFiles,
  facts: { of: factsOf, titles: factTitles },
  /** Page titles are unique, also once interpolated. */
  *rules(content) {
    const facts = factsOf(content);
    const titles = new Map<string, ContentFile>();
    for (const { file } of routes) {
      const title = interpolate(content[file].title, facts).normalize("NFC").replace(/\s+/g, " ").trim();
      const other = titles.get(title);
      if (other) yield { file, path: ["title"], message: messages.duplicateTitle(`data/${other}`) };
      titles.set(title, file);
    }
  },
  isExample,
};
