import { type FieldPath, fieldsIn, rootOf } from "../../gatsby-plugin-content-model/fields";
import { inWords } from "./names";
import type { EditorSite } from "./site";

/** A field that a search found, or with the path `[]` a form. */
export interface Found {
  file: string;
  path: FieldPath;
  /** The part of its help or of its value that has the words; none if its name has them. */
  excerpt?: string;
}

/** Without capitals and accents, character by character. */
const folded = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** How many characters an excerpt has on each side of the words. */
const around = 32;

/** The words in a text, with what stands around them; `undefined` if it does not have them. */
function excerptOf(text: string, sought: string): string | undefined {
  const written = text.normalize("NFC").replace(/\s+/g, " ");
  const at = folded(written).indexOf(sought);
  if (at < 0) return undefined;
  const start = Math.max(0, at - around);
  const end = at + sought.length + around;
  return `${start > 0 ? "…" : ""}${written.slice(start, end).trim()}${end < written.length ? "…" : ""}`;
}

/**
 * Finds forms and fields by their names; then fields by their help, and by what stands in them.
 *
 * @param dataOf the data of each form
 */
export function search({ model, files }: EditorSite, dataOf: (file: string) => unknown, words: string): Found[] {
  const sought = folded(words.trim());
  const ranks: [Found[], Found[], Found[], Found[]] = [[], [], [], []];
  for (const { file, label } of files) {
    const schema = model.files[file];
    for (const [field, value, path] of schema ? fieldsIn(rootOf(schema), dataOf(file)) : []) {
      const { kind, title, description = "", alsoCalled = [] } = field;
      const isEntry = typeof path.at(-1) === "number";
      const names = isEntry ? [] : [path.length === 0 ? label : title, ...alsoCalled];
      const rank = folded(names[0] ?? "").startsWith(sought) ? 0 : 1;
      if (names.some((name) => folded(name).includes(sought))) {
        ranks[rank].push({ file, path });
        continue;
      }
      const help = excerptOf(description, sought);
      const shown =
        kind === "enum" ? inWords(field, value) : kind === "string" && typeof value === "string" ? value : "";
      const excerpt = help ?? excerptOf(shown, sought);
      if (excerpt) ranks[help ? 2 : 3].push({ file, path, excerpt });
    }
  }
  return ranks.flat();
}
