import fc from "fast-check";
import { checkOf } from "../../plugins/gatsby-plugin-content-editor/browser/check";
import { readYaml } from "../../plugins/gatsby-plugin-content-editor/browser/rewrite-yaml";
import { textWith } from "../../plugins/gatsby-plugin-content-editor/browser/saving";
import { textsIn } from "../../plugins/gatsby-plugin-content-model/values";
import { contentModel } from "../../src/content/content-model";
import { type ContentFile, contentFiles } from "../../src/content/model/content-files";

/* Random edits for property tests of the editor. */

const files = Object.keys(contentFiles) as ContentFile[];

// biome-ignore format: a list is read by its lines.
const words = ["Câmara", "fria", "balcão", "ar‑condicionado", "pressão", "24h", "R$ 390", "“já”", "d'água", "e/ou", "é"];
// biome-ignore format: a list is read by its lines.
const joints = [" ", " ", " ", " - ", ": ", ", ", " – ", " — ", "; ", " (", ") ", " # ", " & ", "! ", "? ", " * ", " > ", " | ", " % "];

/** Typed or pasted characters: invisible ones, confusables, mojibake, placeholders, YAML syntax. */
// biome-ignore format: a list is read by its lines.
const odds = [
  "\u00a0", "\u200b", "\u200d", "\u00ad", "\u202e", "\ufeff", "\u2028", "\u3164", "\ufffd", "Ã§", "â€œ", "ﬁ", "e\u0301", "раз",
  "{brand}", "{address.city}", "{brnad}", "{", "}", "❄", "👍🏽", "\n", "\r\n", "\n- ", "\t", "'", '"', "\\", "<b>", "---", "<<<<<<<",
  "https://www.climatização.com.br", "não", "yes", "12:30", "2024-01-01", "007", "~", "null", "@", "`",
];

/** Ordinary words with punctuation between them. */
const sentence = fc
  .array(fc.tuple(fc.constantFrom(...words), fc.constantFrom(...joints)), { minLength: 1, maxLength: 40 })
  .map((parts) => parts.flat().join("").trim());

/** Words mixed with odd characters. */
export const oddText = fc
  .array(fc.oneof(sentence, fc.constantFrom(...odds), fc.string({ unit: "grapheme", maxLength: 5 })), {
    minLength: 1,
    maxLength: 6,
  })
  .map((parts) => parts.join(""));

/** One edit of a file: replaces a text, and may reverse, duplicate or remove list entries. */
export const edit = (text: fc.Arbitrary<string>) =>
  fc.record({
    file: fc.constantFrom(...files),
    place: fc.nat(),
    text,
    list: fc.option(fc.constantFrom("reverse", "double", "drop"), { freq: 4 }),
  });

type Edit = ReturnType<typeof edit> extends fc.Arbitrary<infer Value> ? Value : never;

function listsIn(value: unknown): unknown[][] {
  if (typeof value !== "object" || value === null) return [];
  return [...(Array.isArray(value) ? [value] : []), ...Object.values(value).flatMap(listsIn)];
}

/** Applies an edit to a file's text, and returns the file's new data. */
export function edited({ place, text, list }: Edit, source: string): object {
  const data = readYaml(source);
  const lists = listsIn(data);
  const chosen = lists[place % Math.max(lists.length, 1)];
  if (list === "reverse") chosen?.reverse();
  if (list === "double") chosen?.push(JSON.parse(JSON.stringify(chosen[0])));
  if (list === "drop") chosen?.pop();
  const fields = [...textsIn(data)];
  const [at = []] = fields[place % fields.length] ?? [];
  const parent = at.slice(0, -1).reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown>)[key], data);
  (parent as Record<PropertyKey, unknown>)[at.at(-1) ?? ""] = text;
  return data;
}

/** The same edits in every run; set `EDITS_SEED` to try others. */
export const seed = Number(process.env.EDITS_SEED ?? 1);

const check = checkOf(contentModel);

/** Applies 60 random edits, as far as the editor accepts them. Returns the texts of all files, and the changed files. */
export function editedAtRandom(sources: ReadonlyMap<string, string>) {
  const texts = new Map(sources);
  const changed = new Set<string>();
  for (const change of fc.sample(edit(fc.oneof(sentence, oddText)), { seed, numRuns: 60 })) {
    const data = edited(change, texts.get(change.file) ?? "");
    const { text, problems, faithful } = textWith(check, texts, change.file, data);
    if (problems.length > 0 || !faithful) continue;
    texts.set(change.file, text);
    changed.add(change.file);
  }
  return { texts, changed };
}
