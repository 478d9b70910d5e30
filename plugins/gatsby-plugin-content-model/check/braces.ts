import { fieldAt } from "../fields";
import { messages } from "../messages";
import type { ContentModel, ContentOf, FieldSlip, Files } from "../options";
import { placeholdersIn } from "../placeholders";
import { textsIn } from "../values";
import { suggestion } from "./suggestion";

const enumeration = new Intl.ListFormat("pt-BR", { type: "conjunction" });

/** Checks that each placeholder names a fact. Skipped while a file with facts has problems of its own. */
export function* bracesRules<Model extends Files>(
  { files, facts }: ContentModel<Model>,
  content: Partial<ContentOf<Model>>,
): Generator<FieldSlip<keyof Model & string>> {
  if (facts.from.some((file) => !content[file])) return;
  const names = Object.keys(facts.of(content as ContentOf<Model>));

  for (const [file, schema] of Object.entries(files)) {
    for (const [path, value] of textsIn(content[file])) {
      if (!/[{}]/.test(value)) continue;
      const { interpolated = false, slots = [] } = fieldAt(schema, path) ?? {};
      // The formats of all other values do not allow braces.
      if (!interpolated && slots.length === 0) continue;
      const known = [...(interpolated ? names : []), ...slots];
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
