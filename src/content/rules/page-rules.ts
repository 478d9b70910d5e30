import { interpolate } from "../../../plugins/gatsby-plugin-content-model/placeholders";
import { factFiles, factsOf } from "../facts";
import type { Content, ContentFile } from "../model/content-files";
import { routes } from "../routes";
import { messages } from "./messages";

/** Page titles are unique, also once interpolated. `content` has the files that are valid by themselves. */
export function* pageRules(content: Partial<Content>) {
  const facts = factFiles.every((file) => content[file]) ? factsOf(content as Content) : {};
  const titles = new Map<string, ContentFile>();
  for (const { file } of routes) {
    const page = content[file];
    if (!page) continue;
    const title = interpolate(page.title, facts).normalize("NFC").replace(/\s+/g, " ").trim();
    const other = titles.get(title);
    if (other) yield { file, path: ["title"], message: messages.duplicateTitle(`data/${other}`) };
    titles.set(title, file);
  }
}
