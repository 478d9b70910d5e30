import { factsOf } from "./facts";
import { suggestion } from "./field-problems";
import { messages } from "./messages";
import { type Content, type ContentFile, contentFiles } from "./model";
import { placeholdersIn } from "./placeholders";
import { routes } from "./routes";
import { type FieldPath, metadataOf, schemaAt, textsIn } from "./schema-fields";

/** A problem of one field, before it has been located in its file. */
export interface FieldSlip {
  file: ContentFile;
  path: FieldPath;
  message: string;
}

/** The values of those files that are sound by themselves. */
export type SoundContent = Partial<Content>;

const filesOf = (content: SoundContent) => Object.keys(contentFiles).filter((file) => file in content) as ContentFile[];

/** Each page stands at its fixed route, under a title that no other page has. */
export function* pageRules(content: SoundContent): Generator<FieldSlip> {
  const titles = new Map<string, ContentFile>();
  for (const { file, path: route } of routes) {
    const page = content[file];
    if (!page) continue;
    if (page.path !== route) yield { file, path: ["path"], message: messages.wrongRoute(route) };
    const other = titles.get(page.title);
    if (other) yield { file, path: ["title"], message: messages.duplicateTitle(`data/${other}`) };
    titles.set(page.title, file);
  }
}

/** What the model says of a text with braces; see `forms.ts`. */
interface TextMetadata {
  interpolated?: boolean;
  slots?: readonly string[];
}

const enumeration = new Intl.ListFormat("pt-BR", { type: "conjunction" });

/** Each name in braces is that of a fact; where a file that holds facts is broken itself, nothing can be said. */
export function* placeholderRules(content: SoundContent): Generator<FieldSlip> {
  const { "business.yaml": business, "plans.yaml": plans, "interface.yaml": interfaceTexts } = content;
  if (!business || !plans || !interfaceTexts) return;
  const facts = Object.keys(factsOf(business, plans, interfaceTexts));

  for (const file of filesOf(content)) {
    for (const [path, value] of textsIn(content[file])) {
      if (!/[{}]/.test(value)) continue;
      const { interpolated, slots = [] } = metadataOf(schemaAt(file, path)) as TextMetadata;
      // The forms of all other values refuse braces by themselves.
      if (!interpolated && slots.length === 0) continue;
      const known = [...(interpolated ? facts : []), ...slots];
      for (const name of new Set(placeholdersIn(value))) {
        if (known.includes(name)) continue;
        const refusal = interpolated
          ? messages.unknownPlaceholder(name)
          : messages.onlySlots(name, enumeration.format(slots.map((slot) => `{${slot}}`)));
        yield { file, path, message: `${refusal}${suggestion(name.trim(), known)}` };
      }
      if (/[{}]/.test(value.replace(/\{[^{}]*\}/g, ""))) yield { file, path, message: messages.loneBrace };
    }
  }
}

/** Every photo of the content that is a file below `data/`. */
export function* photoFilesIn(content: SoundContent): Generator<{ file: ContentFile; path: FieldPath; name: string }> {
  for (const file of filesOf(content)) {
    for (const [path, name] of textsIn(content[file])) {
      if (metadataOf(schemaAt(file, path)).photoFile) yield { file, path, name };
    }
  }
}
