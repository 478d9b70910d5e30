import type { z } from "zod";
import { childrenOf, describeField, type Field, type FieldPath, fieldAt, refusal } from "../fields";
import { messages } from "../messages";
import type { FieldProblem } from "../options";
import { locatedProblem, type Problem } from "../problems";
import { comparable, invisible, isVisible, nameOf, oddSignIn } from "../signs";
import { textsIn, valueAt, valuesIn } from "../values";
import { meantName, suggestion } from "./suggestion";
import type { YamlFile } from "./yaml-file";

/** All problems in the value of one file. */
export function fieldProblems(schema: z.ZodType, file: string, yaml: YamlFile): Problem[] {
  const found = modelProblems(schema, file, yaml);
  const reported = new Set(found.map(({ path }) => pathName(path)));
  const problems = [
    ...textProblems(schema, yaml.value),
    ...numberProblems(schema, yaml),
    ...duplicates(schema, yaml.value),
  ];
  const others = problems.filter(({ path }) => !reported.has(pathName(path)) && !yaml.hasProblemAt(path));
  return [...found, ...others.map((problem) => locatedProblem(schema, { file, ...problem }, yaml))];
}

type ValueProblem = Omit<FieldProblem, "file">;

const pathName = (path: FieldPath) => path.map(String).join(".");

/**
 * Texts without a visible character, or with characters that no page should have. Escapes such as "\u0007" pass the check of
 * the file's bytes.
 */
function* textProblems(schema: z.ZodType, value: unknown): Generator<ValueProblem> {
  for (const [path, text] of textsIn(value)) {
    const field = fieldAt(schema, path);
    if (!field || field.options.length > 0) continue;
    const sign = invisible.exec(text)?.[0];
    if (!isVisible(text)) yield { path, message: messages.emptyText };
    else if (sign) yield { path, message: messages.invisibleSign(nameOf(sign)) };
    else if (!field.interpolated && field.slots.length === 0 && /[{}]/.test(text)) {
      yield { path, message: messages.noBraces };
    } else {
      const markup = /<\/?[a-z][^<>]*>|&(?:[a-z]{2,}\d*|#\d+);|\*\*|\]\(/i.exec(text)?.[0];
      if (markup) yield { path, message: messages.markup(markup) };
      // A program that knows no accents writes a question mark for each; a URL has one before its query.
      else if (text.split(/\s+/).some((word) => /\p{L}\?+\p{L}/u.test(word) && !word.includes("/")))
        yield { path, message: messages.lostAccents };
    }
  }
}

/** Numbers that YAML reads otherwise than the owner: 1.000 as one, 1e3 as a thousand. */
function* numberProblems(schema: z.ZodType, yaml: YamlFile): Generator<ValueProblem> {
  for (const [path, value] of valuesIn(yaml.value)) {
    const { remedy } = fieldAt(schema, path) ?? {};
    if (typeof value === "number" && remedy && !/^\d+$/.test(yaml.written(path))) {
      yield { path, message: refusal(remedy) };
    }
  }
}

/** Duplicate entries of a list with distinct entries: mostly a copy that was not edited yet. */
function* duplicates(schema: z.ZodType, content: unknown): Generator<ValueProblem> {
  for (const [at, list] of valuesIn(content)) {
    const distinct = Array.isArray(list) && fieldAt(schema, at)?.distinct;
    if (!distinct) continue;
    const seen = new Set<string>();
    for (const index of list.keys()) {
      const path = distinct === true ? [index] : [index, distinct];
      const text = String(valueAt(list, path) ?? "");
      const known = comparable(text);
      if (known && seen.has(known)) yield { path: [...at, ...path], message: messages.duplicateEntry(text) };
      seen.add(known);
    }
  }
}

/** The problems that zod finds. */
function modelProblems(schema: z.ZodType, file: string, yaml: YamlFile): Problem[] {
  const result = schema.safeParse(yaml.value, { reportInput: true });
  if (result.success) return [];

  const meant = new Set<string>();
  const problemAt = (path: FieldPath, message: string) => locatedProblem(schema, { file, path, message }, yaml);

  const missing = result.error.issues.filter(({ code, input }) => code !== "unrecognized_keys" && input === undefined);
  const unknown = result.error.issues.flatMap((issue) => {
    if (issue.code !== "unrecognized_keys") return [];
    const present = Object.keys(valueAt(yaml.value, issue.path) ?? {});
    const fields = new Map([...keysAt(schema, issue.path)].filter(([key]) => !present.includes(key)));
    return issue.keys.map((key) => {
      // If a field of this name is missing elsewhere, the field is in the wrong group, mostly through its indentation.
      const elsewhere = missing.find(({ path }) => path.at(-1) === key)?.path;
      const field = meantName(key, fields);
      if (elsewhere) meant.add(pathName(elsewhere));
      else if (field) meant.add(pathName([...issue.path, field]));
      const group = elsewhere && describeField(schema, elsewhere.slice(0, -1));
      const remedy = field ? messages.didYouMean(field) : messages.removeField;
      const message = group
        ? messages.misplacedField(key, group)
        : elsewhere
          ? messages.indentedField(key)
          : key === ""
            ? messages.namelessField
            : `${messages.unknownField(key)} ${remedy}`;
      return { ...problemAt(issue.path, message), ...yaml.locateKey(issue.path, key) };
    });
  });
  const reported = new Set<string>();
  const others = result.error.issues.flatMap((issue) => {
    const name = pathName(issue.path);
    if (issue.code === "unrecognized_keys" || reported.has(name)) return [];
    reported.add(name);
    // A misspelt field is also missing, but already reported.
    if ((issue.input === undefined && meant.has(name)) || yaml.hasProblemAt(issue.path)) return [];
    return [problemAt(issue.path, explain(schema, yaml, issue))];
  });
  return [...unknown, ...others];
}

/** The message for one zod issue. */
function explain(schema: z.ZodType, yaml: YamlFile, issue: z.core.$ZodIssue): string {
  if (issue.code === "custom") return issue.message;
  if (issue.input === undefined) {
    const isGroup = ["object", "list"].includes(fieldAt(schema, issue.path)?.kind ?? "");
    return (isGroup ? messages.missingGroup : messages.missingField)(String(issue.path.at(-1)));
  }
  if (issue.input === null) return emptyValue(schema, issue);
  const field = fieldAt(schema, issue.path);
  if (issue.code === "invalid_value") {
    const values = issue.values.map(String);
    return `${messages.oneOf(values.join(", "))}${suggestion(String(issue.input), values)}`;
  }
  if (issue.code === "too_big" && issue.origin === "string") {
    return messages.tooLong(Number(issue.maximum), String(issue.input).length);
  }
  // Text in the right format that YAML does not read as a text, such as 2026, needs quotes and nothing else.
  const needsQuotes = issue.code === "invalid_type" && field?.pattern?.test(yaml.written(issue.path));
  if (field?.remedy && !needsQuotes) return refused(field, String(issue.input));
  if (issue.code === "too_small") return field?.required === false ? messages.emptyOptional : messages.emptyList;
  switch (field?.kind) {
    case "line":
    case "paragraph": {
      const written = yaml.written(issue.path);
      const isGroup = typeof issue.input === "object" && !(issue.input instanceof Date) && !/^[[{]/.test(written);
      // In a list of texts, a colon makes a group of an item.
      if (isGroup && typeof issue.path.at(-1) === "number") {
        return written.startsWith("“") ? messages.syntax.curlyQuotes : messages.syntax.colon;
      }
      return isGroup || written.includes("\n") ? messages.expectedText : messages.expectedQuotes(written);
    }
    case "boolean":
      return messages.expectedBoolean;
    case "list":
      return messages.expectedList;
    default:
      return issue.path.length === 0 ? messages.rootNotObject : expectedObject(schema, issue.path);
  }
}

/** The message for a value that does not match its format; names a confusable character if there is one. */
function refused({ remedy, foreign, pattern }: Field, value: string): string {
  if (!remedy) return "";
  const inFileName = foreign?.exec(value)?.[0];
  if (inFileName) return messages.photoName(nameOf(inFileName));
  // A format may allow some of them: the minus sign where a temperature is drawn.
  const sign = oddSignIn(value, pattern);
  return sign ? `${messages.oddSign(nameOf(sign))} ${remedy.form}` : refusal(remedy);
}

/** The message for an empty value. */
function emptyValue(schema: z.ZodType, { path }: z.core.$ZodIssue): string {
  if (typeof path.at(-1) === "number") return messages.emptyItem;
  const { kind, required = true } = fieldAt(schema, path) ?? {};
  if (!required) return messages.emptyOptional;
  if (kind === "list") return messages.emptyList;
  return kind === "object" ? expectedObject(schema, path) : messages.emptyField;
}

const expectedObject = (schema: z.ZodType, path: FieldPath) =>
  messages.expectedObject([...keysAt(schema, path).keys()]);

/** Keys of the object at a path, with their pt-BR names. */
function keysAt(schema: z.ZodType, path: FieldPath): Map<string, string> {
  const field = fieldAt(schema, path);
  return new Map(field && childrenOf(schema, field).map(({ key, title }) => [key, title]));
}
