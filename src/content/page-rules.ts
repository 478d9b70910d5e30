import { messages } from "./messages";
import type { Content, ContentFile } from "./model";
import { routes } from "./routes";

/** Each page has a title that no other page has. `content` holds the files that are sound by themselves. */
export function* pageRules(content: Partial<Content>) {
  const titles = new Map<string, ContentFile>();
  for (const { file } of routes) {
    const page = content[file];
    if (!page) continue;
    const other = titles.get(page.title);
    if (other) yield { file, path: ["title"], message: messages.duplicateTitle(`data/${other}`) };
    titles.set(page.title, file);
  }
}
