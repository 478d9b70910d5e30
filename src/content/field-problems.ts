import { isDate } from "node:util/types";
import { closest, distance } from "fastest-levenshtein";
import type { z } from "zod";
import { messages } from "./messages";
import { type ContentFile, contentFiles } from "./model";
import type { Problem } from "./problems";
import { describeField, type FieldPath, keysOf, metadataOf, schemaAt } from "./schema-fields";
import type { YamlFile } from "./yaml-file";

/** “Você quis dizer …?” when `name` is close to one that is known; else nothing. */
export function suggestion(name: string, known: readonly string[]): string {
  const nearest = nearestOf(name, known);
  return nearest === undefined ? "" : ` ${messages.didYouMean(nearest)}`;
}

function nearestOf(name: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const nearest = closest(name.toLowerCase(), known.map((candidate) => candidate.toLowerCase()) as string[]);
  const isSlip = distance(name.toLowerCase(), nearest) <= Math.max(2, name.length / 3);
  // A name that shares little with any known one is not a slip of the pen, unless it begins with one: `Segunda-feira`.
  return known.find((candidate) =>
    isSlip
      ? candidate.toLowerCase() === nearest
      : candidate.length > 2 && name.toLowerCase().startsWith(candidate.toLowerCase()),
  );
}

/** The field that was meant by an unknown key: one with a similar key, or with a name in pt-BR like it (`telefone` for `phone`). */
function meantField(key: string, fields: ReadonlyMap<string, string>): string | undefined {
  const names = new Map<string, string>();
  for (const [field, title] of fields) {
    for (const name of [title, title.split(/[ (]/)[0] ?? title]) if (!names.has(name)) names.set(name, field);
  }
  for (const field of fields.keys()) names.set(field, field);
  return names.get(nearestOf(key, [...names.keys()]) ?? "");
}

/** Every problem that zod finds in the value of one file, in the owner's words. */
export function fieldProblems(file: ContentFile, yaml: YamlFile): Problem[] {
  const result = contentFiles[file].safeParse(yaml.value, { reportInput: true });
  if (result.success) return [];

  const meant = new Set<string>();
  const pathName = (path: FieldPath) => path.map(String).join(".");
  const problemAt = (path: FieldPath, message: string, place = yaml.locate(path)): Problem => {
    const field = describeField(file, path);
    return { file, ...place, ...(field ? { field } : {}), message };
  };

  const missing = result.error.issues.filter(({ code, input }) => code !== "unrecognized_keys" && input === undefined);
  const unknown = result.error.issues.flatMap((issue) => {
    if (issue.code !== "unrecognized_keys") return [];
    const fields = keysOf(schemaAt(file, issue.path));
    return issue.keys.map((key) => {
      // A field that is missing elsewhere under this very name has lost its group, mostly by its indentation.
      const elsewhere = missing.find(({ path }) => path.at(-1) === key)?.path;
      const field = meantField(key, fields);
      if (elsewhere) meant.add(pathName(elsewhere));
      else if (field) meant.add(pathName([...issue.path, field]));
      const group = elsewhere && describeField(file, elsewhere.slice(0, -1));
      const remedy = field ? messages.didYouMean(field) : messages.removeField;
      const message = group
        ? messages.misplacedField(key, group)
        : key === ""
          ? messages.namelessField
          : `${messages.unknownField(key)} ${remedy}`;
      return problemAt(issue.path, message, yaml.locateKey(issue.path, key));
    });
  });
  const told = new Set<string>();
  const others = result.error.issues.flatMap((issue) => {
    const name = pathName(issue.path);
    if (issue.code === "unrecognized_keys" || told.has(name)) return [];
    told.add(name);
    // A misspelt field is missing, too, but has been told already.
    if ((issue.input === undefined && meant.has(name)) || yaml.isSlip(issue.path)) return [];
    return [problemAt(issue.path, explain(file, yaml, issue))];
  });
  return [...unknown, ...others];
}

/** What is wrong with one value, and what to write instead. */
function explain(file: ContentFile, yaml: YamlFile, issue: z.core.$ZodIssue): string {
  const key = issue.path.at(-1);
  if (issue.code !== "invalid_type" && issue.code !== "invalid_value" && issue.code !== "invalid_format") {
    return issue.message;
  }
  if (issue.input === undefined) return messages.missingField(String(key));
  if (issue.input === null) return emptyValue(file, issue);
  if (issue.code === "invalid_format") return issue.message;
  if (issue.code === "invalid_value") {
    const values = issue.values.map(String);
    return `${messages.oneOf(values.join(", "))}${suggestion(String(issue.input), values)}`;
  }
  const { remedy } = metadataOf(schemaAt(file, issue.path));
  if (typeof remedy === "string") return remedy;
  switch (issue.expected) {
    case "string": {
      const written = yaml.written(issue.path);
      const isGroup = typeof issue.input === "object" && !isDate(issue.input) && !/^[[{]/.test(written);
      return isGroup || written.includes("\n") ? messages.expectedText : messages.expectedQuotes(written);
    }
    case "boolean":
      return messages.expectedBoolean;
    case "array":
      return messages.expectedList;
    default:
      return issue.path.length === 0 ? messages.rootNotObject : expectedObject(file, issue.path);
  }
}

/** What to write where nothing stands after the colon or the dash. */
function emptyValue(file: ContentFile, { code, path, ...issue }: z.core.$ZodIssue): string {
  if (typeof path.at(-1) === "number") return messages.emptyItem;
  const expected = code === "invalid_type" && "expected" in issue ? issue.expected : undefined;
  if (expected === "array") return messages.emptyList;
  return expected === "object" ? expectedObject(file, path) : messages.emptyField;
}

const expectedObject = (file: ContentFile, path: FieldPath) =>
  messages.expectedObject([...keysOf(schemaAt(file, path)).keys()]);
