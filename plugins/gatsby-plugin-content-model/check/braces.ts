import { fieldAt } from "../fields";
import { messages } from "../messages";
import type { ContentModel, ContentOf, FieldProblem, Files } from "../options";
import { placeholdersIn } from "../placeholders";
import { textsIn } from "../values";
import { suggestion } from "./suggestion";

const enumeration = new Intl.ListFormat("pt-BR", { type: "conjunction" });

/** Checks that each placeholder names a fact. */
export function* bracesRules({ files, facts }: ContentModel, content: ContentOf<Files>): Generator<FieldProblem> {
  const names = Object.keys(facts.of(content));
  const { titles = {} } = facts;

  for (const [file, schema] of Object.entries(files)) {
    for (const [path, value] of textsIn(content[file])) {
      if (!/[{}]/.test(value)) continue;
      const { interpolated = false, slots = [] } = fieldAt(schema, path) ?? {};
      // The formats of all other values do not allow braces.
      if (!interpolated && slots.length === 0) continue;
      const known = [...(interpolated ? names : []), ...slots];
      for (const name of new Set(placeholdersIn(value))) {
        if (known.includes(name)) continue;
        const unfilled = interpolated && titles[name];
        const refusal = interpolated
          ? messages.unknownPlaceholder(name)
          : messages.onlySlots(name, enumeration.format(slots.map((slot) => `{${slot}}`)));
        const message = unfilled
          ? messages.unfilledFact(name, unfilled)
          : `${refusal}${suggestion(name.trim(), known, titles)}`;
        yield { file, path, message };
      }
      if (/\$\{|[{}]/.test(value.replace(/(?<!\$)\{[^{}]*\}/g, ""))) yield { file, path, message: messages.loneBrace };
    }
  }
}
