import type { z } from "zod";
import {
  comparable,
  describeCharacter,
  fancyLetters,
  invisible,
  isVisible,
  markup,
  oddCharacterIn,
} from "../characters";
import { type Field, type FieldPath, fieldAt, remedyText } from "../fields";
import { messages } from "../messages";
import { placeholdersIn } from "../placeholders";
import type { FieldProblem } from "../problems";
import { meantName, suggestion } from "../suggestion";
import { valueAt, valuesIn } from "../values";
import type { YamlFile } from "./yaml-file";

/** A message, and the words at fault. */
type Wrong = Pick<FieldProblem, "message" | "words">;

type ValueProblem = Omit<FieldProblem, "file">;

/**
 * All problems in the value of one file, at most one a field.
 *
 * @param issues what zod finds
 */
export function fieldProblems(schema: z.ZodType, yaml: YamlFile, issues: readonly z.core.$ZodIssue[]): ValueProblem[] {
  const problems = new Map<string, ValueProblem>();
  const absent = [...wordsForNothing(schema, yaml)];
  const isBelow = ({ path }: ValueProblem) =>
    absent.some((each) => path.length > each.path.length && each.path.every((key, depth) => path[depth] === key));
  const found = [...modelProblems(schema, yaml, issues), ...valueProblems(schema, yaml)];
  for (const problem of [...absent, ...found.filter((each) => !isBelow(each))]) {
    const name = problem.path.join(".");
    if (!problems.has(name)) problems.set(name, problem);
  }
  return [...problems.values()];
}

/** What people write where there is nothing to write. */
const nothing =
  /^(?:(?:eu |a gente )?não (?:tem|temos|tenho|há|possui|possuímos)|não|nenhum[ao]?|nada|vazio|sem|n\/[ad]|n\.a\.|x|[-–—.?]+)\.?$/i;

/** The optional fields that have a word for nothing, as their value or as the only item of their list. */
function* wordsForNothing(schema: z.ZodType, yaml: YamlFile): Generator<ValueProblem> {
  for (const [path, value] of valuesIn(yaml.value)) {
    const only = Array.isArray(value) && value.length === 1 ? value[0] : value;
    if (typeof only !== "string" || !nothing.test(only.trim())) continue;
    const field = fieldAt(schema, path);
    // To a yes or no, “não” is an answer.
    if (field?.required === false && field.kind !== "boolean") yield { path, message: messages.nothing(only) };
  }
}

/** The problems of values that match the model. */
function* valueProblems(schema: z.ZodType, yaml: YamlFile): Generator<ValueProblem> {
  for (const [path, value] of valuesIn(yaml.value)) {
    const field = fieldAt(schema, path);
    if (!field) continue;
    if (Array.isArray(value)) yield* duplicates(field, path, value);
    const wrong = typeof value === "string" && field.options.length === 0 && wrongText(field, value);
    if (wrong) yield { path, ...wrong };
  }
}

/**
 * What is wrong with a text: no visible character, or one that no page should have. Escapes such as "\u0007" pass the check of
 * the file's bytes.
 */
function wrongText(field: Field, text: string): Wrong | undefined {
  const { interpolated, slots = [], schema } = field;
  // A format may write it shorter.
  const { data } = (schema as z.ZodType).safeParse(text);
  // Of a text that quotes facts, the length counts that is shown.
  const long = interpolated && placeholdersIn(text).length > 0 ? undefined : tooLong(field, String(data ?? text));
  const wrong: readonly (readonly [words: string | boolean | undefined, message: (words: string) => string])[] = [
    [long !== undefined, () => long ?? ""],
    [!isVisible(text), () => messages.emptyText],
    [invisible.exec(text)?.[0], (character) => messages.invisibleCharacter(describeCharacter(character))],
    [!interpolated && slots.length === 0 && /[{}]/.test(text), () => messages.noBraces],
    [fancyLetters.exec(text)?.[0], messages.fancyLetters],
    [markup.exec(text)?.[0], messages.markup],
    // A program that knows no accents writes a question mark for each; a URL has one before its query.
    [text.split(/\s+/).find((word) => /\p{L}\?+\p{L}/u.test(word) && !word.includes("/")), messages.questionInside],
  ];
  const [words, message] = wrong.find(([found]) => found) ?? [];
  if (!message) return undefined;
  return typeof words === "string" ? { message: message(words), words } : { message: message("") };
}

/** Duplicate entries of a list with distinct entries: mostly a copy that was not edited yet. */
function* duplicates({ distinct }: Field, at: FieldPath, list: readonly unknown[]): Generator<ValueProblem> {
  const seen = new Set<string>();
  for (const index of distinct ? list.keys() : []) {
    const path = distinct === true ? [index] : [index, distinct ?? ""];
    const text = String(valueAt(list, path) ?? "");
    const known = comparable(text);
    if (known && seen.has(known)) yield { path: [...at, ...path], message: messages.duplicateEntry(text) };
    seen.add(known);
  }
}

/** The problems that zod finds. A field that is missing because it is written under a wrong name, or in another group, has none of its own. */
function* modelProblems(
  schema: z.ZodType,
  yaml: YamlFile,
  issues: readonly z.core.$ZodIssue[],
): Generator<ValueProblem> {
  const explained = new Set<string>();
  const missing = issues.filter(({ code, input }) => code !== "unrecognized_keys" && input === undefined);
  for (const issue of issues) {
    if (issue.code !== "unrecognized_keys") continue;
    const known = fieldAt(schema, issue.path)?.children ?? [];
    const present = Object.keys(valueAt(yaml.value, issue.path) ?? {});
    for (const key of issue.keys) {
      // If a field of this name is missing elsewhere, the field is in the wrong group, mostly through its indentation.
      const elsewhere = missing.find(({ path }) => path.at(-1) === key)?.path;
      const absent = known.filter((each) => !present.includes(each.key));
      const { remedy, meant = key } = elsewhere ? { remedy: messages.removeField } : meantField(key, known, absent);
      yield { path: [...issue.path, key], message: messages.unknownField(key, remedy) };
      explained.add((elsewhere ?? [...issue.path, meant]).join("."));
    }
  }
  for (const issue of issues) {
    if (issue.code === "unrecognized_keys" || explained.has(issue.path.join("."))) continue;
    yield { path: issue.path, message: explain(schema, yaml, issue) };
  }
}

/** The field that an unknown name stands for: one that owners call so, or one that is absent and has a similar name. */
function meantField(
  key: string,
  known: readonly Field[],
  absent: readonly Field[],
): { remedy: string; meant?: string } {
  const called = known.find(({ alsoCalled = [] }) =>
    alsoCalled.some((name) => name.toLowerCase() === key.toLowerCase()),
  );
  if (called) return { remedy: messages.goesIn(called) };
  const names = absent.map((field) => field.key);
  const meant = meantName(key, names, Object.fromEntries(absent.map((field) => [field.key, field.title])));
  return meant ? { remedy: messages.didYouMean(meant), meant } : { remedy: messages.removeField };
}

/** The message for one zod issue. */
function explain(schema: z.ZodType, yaml: YamlFile, issue: z.core.$ZodIssue): string {
  const { path, code, input } = issue;
  if (code === "custom") return issue.message;
  const field = fieldAt(schema, path);
  const inList = typeof path.at(-1) === "number";
  if (input === undefined) return missingMessage(field, String(path.at(-1)));
  if (input === null || (code === "too_small" && field?.kind === "array")) return emptyMessage(field, inList);
  const written = yaml.written(path);
  const isFact = field && !isGroup(field) && !field.interpolated && (field.slots ?? []).length === 0;
  if (isFact && written.startsWith("{")) return messages.noBraces;
  const isSingle = typeof input !== "object";
  return (field && isSingle && explainValue(field, issue)) || wrongKind(field, issue, written);
}

const isGroup = (field: Field | undefined) => field?.kind === "object" || field?.kind === "array";

/** The message for a field without a line of its own. */
const missingMessage = (field: Field | undefined, key: string) =>
  field && isGroup(field)
    ? messages.missingGroup(
        key,
        field.children.filter(({ required }) => required),
      )
    : messages.missingField(key);

/** The message for a field with nothing behind its name. */
function emptyMessage(field: Field | undefined, inList: boolean): string {
  if (inList) return messages.emptyItem;
  if (field?.required === false) return messages.emptyOptional;
  if (field?.kind === "array") return messages.emptyList;
  return field?.kind === "object" ? messages.expectedObject(field.children) : messages.emptyField;
}

/** The message for a value of another kind than the field's: a list for a text. */
function wrongKind(field: Field | undefined, { path, input }: z.core.$ZodIssue, written: string): string {
  const inList = typeof path.at(-1) === "number";
  if (field?.kind === "boolean") return messages.expectedBoolean;
  if (field?.kind === "array") return messages.expectedList;
  if (path.length === 0) return messages.rootNotObject;
  if (field?.kind === "object") return messages.expectedObject(field.children, inList);
  const holdsFields = typeof input === "object" && !/^[[{]/.test(written);
  if (!holdsFields && !written.includes("\n")) return messages.expectedQuotes(written);
  // In a list of texts, a colon makes a group of an item.
  if (!holdsFields || !inList) return messages.expectedText;
  return Array.isArray(input) ? messages.syntax.list : messages.syntax.colon;
}

/** What a single value's format, limit or choice says of it; `undefined` if its kind is at fault. */
function explainValue(field: Field, issue: z.core.$ZodIssue): string | undefined {
  const { code, input } = issue;
  if (code === "invalid_value" && !field.remedy) {
    const values = field.options.filter((value) => !field.retired?.includes(value));
    return `${messages.oneOf(values.join(", "))}${suggestion(String(input), values, field.optionTitles)}`;
  }
  return field.remedy ? formatMessage(field, String(input)) : undefined;
}

/** The message for a text that has more characters than its field. */
const tooLong = ({ max = Number.POSITIVE_INFINITY }: Field, text: string) =>
  text.length > max ? messages.tooLong(max, text.length) : undefined;

/** The message for a text that does not fit its field once the facts that it quotes are filled in. */
export function filledInProblem(field: Field, filled: string): string | undefined {
  const { error } = (field.schema as z.ZodType).safeParse(filled, { reportInput: true });
  // Rules of the site's own look at a text as it is written.
  const issue = error?.issues.find(({ code }) => code !== "custom");
  const message = issue ? explainValue(field, issue) : tooLong(field, filled);
  return message && messages.filledIn(filled, message);
}

/** The message for a value that does not match its format; names a confusable character if there is one. */
function formatMessage({ remedy, pattern, options, optionTitles }: Field, value: string): string {
  if (!remedy) return "";
  const meant = suggestion(value, options, optionTitles);
  if (meant) return `${remedy.wrong}${meant}`;
  // A format may allow some of them: the minus sign where a temperature is drawn.
  const fancy = fancyLetters.exec(value)?.[0];
  if (fancy) return messages.fancyLetters(fancy);
  const odd = oddCharacterIn(value, pattern);
  return odd ? `${messages.oddCharacter(describeCharacter(odd))} ${remedy.form}` : remedyText(remedy);
}
