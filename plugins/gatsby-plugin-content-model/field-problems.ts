import type { z } from "zod";
import { visibleText } from "./characters";
import { type Field, fieldAt, remedyText } from "./fields";
import { messages } from "./messages";
import { placeholdersIn } from "./placeholders";
import type { FieldProblem } from "./problems";
import { meantName, suggestion } from "./suggestion";
import { textsIn, valueAt, valuesIn } from "./values";
import type { YamlFile } from "./yaml-file";

type ValueProblem = Omit<FieldProblem, "file">;

/** A file's value in the form that the model gives it, if it has no problem. */
interface CheckedValue {
  problems: ValueProblem[];
  data?: object | undefined;
}

/** Checks the value of one file; finds at most one problem a field. */
export function checkValue(schema: z.ZodType<object>, yaml: YamlFile): CheckedValue {
  const endless = [...endlessTexts(schema, yaml.value)];
  if (endless.length > 0) return { problems: endless };
  const { data, error } = schema.safeParse(yaml.value, { reportInput: true });
  const problems = new Map<string, ValueProblem>();
  for (const problem of [...modelProblems(schema, yaml, error?.issues ?? []), ...valueProblems(schema, yaml.value)]) {
    const name = problem.path.join(".");
    if (!problems.has(name)) problems.set(name, problem);
  }
  return { problems: [...problems.values()], data };
}

/** Characters that a text may have beyond its field's length: names in braces, and what its format shortens. */
const allowance = 500;

const isEndless = ({ max = 0 }: Pick<Field, "max">, text: string) => text.length > max + allowance;

/** Texts too long for the formats, some of whose patterns take quadratic time. */
function* endlessTexts(schema: z.ZodType, value: unknown): Generator<ValueProblem> {
  for (const [path, text] of textsIn(value)) {
    const { max } = fieldAt(schema, path) ?? {};
    if (isEndless({ max }, text)) yield { path, message: messages.tooLong(max ?? allowance, text.length) };
  }
}

/** The problems of values that match the model. */
function* valueProblems(schema: z.ZodType, value: unknown): Generator<ValueProblem> {
  for (const [path, each] of valuesIn(value)) {
    const field = fieldAt(schema, path);
    if (!field) continue;
    if (Array.isArray(each)) yield* duplicates(field, path, each);
    const message = typeof each === "string" && field.kind === "string" ? textProblem(field, each) : undefined;
    if (message) yield { path, message };
  }
}

/** What is wrong with a text, whatever its format. */
function textProblem(field: Field, text: string): string | undefined {
  const { interpolated, slots = [] } = field;
  if (!/[\p{L}\p{N}]/u.test(text)) return messages.emptyText;
  if (!interpolated && slots.length === 0 && /[{}]/.test(text)) return messages.noBraces;
  // Of a text that quotes facts, the length counts that is shown.
  return interpolated && placeholdersIn(text).length > 0 ? undefined : tooLong(field, text);
}

/** The message for a text that, as its format writes it, has more characters than its field. */
function tooLong({ max = Number.POSITIVE_INFINITY, schema }: Field, text: string): string | undefined {
  if (text.length <= max) return undefined;
  const { length } = String((schema as z.ZodType).safeParse(text).data ?? text);
  return length > max ? messages.tooLong(max, length) : undefined;
}

/** Duplicate entries of a list with distinct entries: mostly a copy that was not edited yet. */
function* duplicates({ distinct }: Field, at: ValueProblem["path"], list: readonly unknown[]): Generator<ValueProblem> {
  const seen = new Set<string>();
  for (const index of distinct ? list.keys() : []) {
    const path = distinct === true ? [index] : [index, distinct ?? ""];
    const text = String(valueAt(list, path) ?? "").replace(/\s+/g, " ");
    if (text && seen.has(text)) yield { path: [...at, ...path], message: messages.duplicateEntry(text) };
    seen.add(text);
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
      const { message, meant = key } = elsewhere
        ? unknown(key, messages.removeField)
        : unknownField(key, known, absent);
      yield { path: [...issue.path, key], message };
      explained.add((elsewhere ?? [...issue.path, meant]).join("."));
    }
  }
  for (const issue of issues) {
    if (issue.code === "unrecognized_keys" || explained.has(issue.path.join("."))) continue;
    yield { path: issue.path, message: messageFor(schema, yaml, issue) };
  }
}

/** What is said of an unknown field, and the field that it stands for. */
interface UnknownField {
  message: string;
  meant?: string;
}

const unknown = (key: string, remedy: string): UnknownField => ({ message: messages.unknownField(key, remedy) });

/** An unknown name: one with a stray character, one that owners call a field, or one that is similar to that of an absent field. */
function unknownField(key: string, known: readonly Field[], absent: readonly Field[]): UnknownField {
  const plain = visibleText(key).trim();
  if (plain !== key) return { message: messages.strayCharacter, meant: plain };
  const called = known.find(({ alsoCalled = [] }) =>
    alsoCalled.some((name) => name.toLowerCase() === key.toLowerCase()),
  );
  if (called) return unknown(key, messages.goesIn(called));
  const names = absent.map((field) => field.key);
  const meant = meantName(key, names, Object.fromEntries(absent.map((field) => [field.key, field.title])));
  return meant ? { ...unknown(key, messages.didYouMean(meant)), meant } : unknown(key, messages.removeField);
}

/** The message for one zod issue. */
function messageFor(schema: z.ZodType, yaml: YamlFile, issue: z.core.$ZodIssue): string {
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
  return (field && isSingle && formatMessage(field, issue)) || wrongKind(field, issue, written);
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
  // Brackets, or in a list a colon or a second dash, which belong to the text.
  return inList || typeof input !== "object" || /^[[{]/.test(written) ? messages.syntax.value : messages.expectedText;
}

/** What a single value's format or choice says of it; `undefined` if its kind is at fault. */
function formatMessage(field: Field, { code, input }: z.core.$ZodIssue): string | undefined {
  const { remedy, options, retired = [], optionTitles } = field;
  const offered = options.filter((value) => !retired.includes(value));
  const meant = suggestion(String(input), offered, optionTitles);
  if (remedy) return meant ? `${remedy.wrong}${meant}` : remedyText(remedy);
  return code === "invalid_value" ? `${messages.oneOf(offered.join(", "))}${meant}` : undefined;
}

/** The message for a text that does not fit its field once the facts that it quotes are filled in. */
export function filledInProblem(field: Field, filled: string): string | undefined {
  if (isEndless(field, filled))
    return messages.filledIn(filled, messages.tooLong(field.max ?? allowance, filled.length));
  const { error } = (field.schema as z.ZodType).safeParse(filled, { reportInput: true });
  // Rules of the site's own look at a text as it is written.
  const issue = error?.issues.find(({ code }) => code !== "custom");
  const message = issue ? formatMessage(field, issue) : tooLong(field, filled);
  return message && messages.filledIn(filled, message);
}
