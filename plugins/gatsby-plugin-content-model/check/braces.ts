import { fieldAt } from "../fields";
import { messages } from "../messages";
import type { ContentModel, ContentOf, FieldProblem, Files } from "../options";
import type { SomeContent } from "../photos";
import { placeholdersIn } from "../placeholders";
import { textsIn } from "../values";
import { suggestion } from "./suggestion";

const enumeration = new Intl.ListFormat("pt-BR", { type: "conjunction" });

const withoutAccents = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Facts of whose title a word begins with what stands in the braces: `{whatsapp}` for “Telefone e WhatsApp”. Groups do not count. */
const factsTitled = (text: string, titles: Readonly<Record<string, string>> = {}) =>
  Object.entries(titles)
    .map(([name, title]) => ({ name, title: title.split(" › ").at(-1) ?? title }))
    .filter(({ title }) => {
      const words = withoutAccents(title).split(/[^\p{L}\d]+/u);
      return text.length > 2 && words.some((word) => word.startsWith(withoutAccents(text)));
    });

/** Checks that each placeholder names a fact. Skipped while a file with facts has problems of its own. */
export function* bracesRules({ files, facts }: ContentModel, content: SomeContent): Generator<FieldProblem> {
  if (facts.from.some((file) => !content[file])) return;
  const names = Object.keys(facts.of(content as ContentOf<Files>));

  for (const [file, schema] of Object.entries(files)) {
    for (const [path, value] of textsIn(content[file])) {
      if (!/[{}]/.test(value)) continue;
      const { interpolated = false, slots = [] } = fieldAt(schema, path) ?? {};
      // The formats of all other values do not allow braces.
      if (!interpolated && slots.length === 0) continue;
      const known = [...(interpolated ? names : []), ...slots];
      for (const name of new Set(placeholdersIn(value))) {
        if (known.includes(name)) continue;
        const unfilled = interpolated && facts.titles?.[name];
        if (unfilled) {
          yield { file, path, message: messages.unfilledFact(name, unfilled) };
          continue;
        }
        const refusal = interpolated
          ? messages.unknownPlaceholder(name)
          : messages.onlySlots(name, enumeration.format(slots.map((slot) => `{${slot}}`)));
        const titled = interpolated ? factsTitled(name.trim(), facts.titles) : [];
        const remedy = titled.length > 0 ? ` ${messages.didYouMeanFact(titled)}` : suggestion(name.trim(), known);
        yield { file, path, message: `${refusal}${remedy}` };
      }
      if (/\$\{|[{}]/.test(value.replace(/(?<!\$)\{[^{}]*\}/g, ""))) yield { file, path, message: messages.loneBrace };
    }
  }
}
