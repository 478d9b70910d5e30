import { checkValue, filledInProblem } from "./field-problems";
import { describeField, type Files, fieldsIn, rootOf } from "./fields";
import { messages } from "./messages";
import type { CheckResult, ContentModel, ContentOf } from "./model";
import { emptiesRequiredField, type Facts, interpolate, placeholdersIn } from "./placeholders";
import { errorsIn, type FieldProblem, type Problem, sorted } from "./problems";
import { suggestion } from "./suggestion";
import { ownValue, textsIn } from "./values";
import { readYamlFile, type YamlFile } from "./yaml-file";

/** The bytes of every YAML file, by path below the content's folder, and the reason why another entry there is refused. */
export type Sources = ReadonlyMap<string, Uint8Array | { refused: string }>;

/**
 * Checks all files: each by itself, then, if all are valid, the rules between fields and the texts with their facts filled in. Does not use Node,
 * so that an editor in a browser can run it before a save. Never throws on the owner's mistakes.
 *
 * @param now the moment of the check, for rules about dates
 */
export function checkSources<Model extends Files>(
  model: ContentModel<Model>,
  sources: Sources,
  now: Date,
): CheckResult<Model> {
  const known = Object.entries<Files[string]>(model.files);
  const renamed = renamedFiles(model.files, sources);
  const bytesOf = (file: string) => sources.get(file) ?? { refused: absence(renamed.get(file)) };
  const checked = new Map(known.map(([file, schema]) => [file, checkOnce(model, file, schema, bytesOf(file))]));
  const locate = (problem: FieldProblem) => located(model, problem, checked.get(problem.file)?.yaml);
  const values = [...checked].flatMap(([file, { value }]) => (value ? [[file, value]] : []));
  const content: ContentOf<Model> = Object.fromEntries(values);

  const problems = [...checked.values()].flatMap((file) => file.problems);
  for (const [file, source] of sources) {
    if (checked.has(file) || [...renamed.values()].includes(file)) continue;
    const message = "refused" in source ? source.refused : messages.unexpectedFile;
    problems.push(locate({ file, path: [], message }));
  }
  if (values.length === known.length) {
    const facts = model.facts.of(content, now);
    problems.push(...[...(model.rules?.(content, { now, facts }) ?? [])].map(locate));
    if (errorsIn(problems).length === 0) problems.push(...[...filledInProblems(model, content, facts)].map(locate));
  }
  const hasErrors = errorsIn(problems).length > 0;
  // Until there is no error, a warning would only distract.
  const found = hasErrors ? errorsIn(problems) : [...problems, ...exampleWarnings(model, content).map(locate)];
  return { content: hasErrors ? undefined : content, problems: sorted(found), valid: content, locate };
}

/** A problem with its field's label, and its place if the file could be parsed. */
function located(
  model: ContentModel,
  { severity = "error", words, ...problem }: FieldProblem,
  yaml?: YamlFile,
): Problem {
  const field = describeField(model.files[problem.file], problem.path);
  const place = yaml?.locate(problem.path, words) ?? { line: 1, column: 1 };
  return { severity, ...place, ...(field && { field }), ...problem };
}

/** A file, checked by itself. */
interface CheckedFile {
  problems: Problem[];
  /** Absent if its syntax is wrong. */
  yaml?: YamlFile;
  /** Its value in the form that the model gives it, if it has no problem. */
  value?: object;
}

/** What was found in files, by their bytes. */
const checkedBefore = new WeakMap<object, { file: string; checked: CheckedFile }>();

/** Checks one file, unless the same object was checked as that file before: an editor checks all files at each key, and changes one. */
function checkOnce(...[model, file, schema, bytes]: Parameters<typeof checkFile>): CheckedFile {
  const known = checkedBefore.get(bytes);
  if (known?.file === file) return known.checked;
  const checked = checkFile(model, file, schema, bytes);
  checkedBefore.set(bytes, { file, checked });
  return checked;
}

/** Checks one file. A mistake in its syntax hides the others, which mostly follow from it. */
function checkFile(
  model: ContentModel,
  file: string,
  schema: Files[string],
  bytes: Uint8Array | { refused: string },
): CheckedFile {
  const ofFile = (message: string) => ({ problems: [located(model, { file, path: [], message })] });
  if ("refused" in bytes) return ofFile(bytes.refused);
  const yaml = readYamlFile(bytes);
  if (yaml.problem) return { problems: [{ severity: "error", file, path: [], ...yaml.problem }] };
  if (yaml.value === undefined || yaml.value === null) return ofFile(messages.emptyFile);

  const { problems, data } = checkValue(schema, yaml);
  const found = [...problems, ...placeholderProblems(schema, yaml.value, model.facts)];
  if (found.length === 0 && data) return { problems: [], yaml, value: data };
  const owner = ownerOf(file, yaml.value, model.files);
  if (owner) return { ...ofFile(messages.contentOf(owner)), yaml };
  return { problems: found.map((each) => located(model, { file, ...each }, yaml)), yaml };
}

/** The other file whose model a value matches: this file has its content. */
const ownerOf = (file: string, value: unknown, files: Files): string | undefined =>
  Object.entries(files).find(([other, schema]) => other !== file && schema.safeParse(value).success)?.[0];

/** Where the content of absent files is, by their names: in files that the model does not know. */
function renamedFiles(files: Files, sources: Sources): Map<string, string> {
  const found = new Map<string, string>();
  for (const [file, source] of sources) {
    if (file in files || "refused" in source) continue;
    const owner = ownerOf(file, readYamlFile(source).value, files);
    if (owner && !sources.has(owner)) found.set(owner, file);
  }
  return found;
}

/** The message for a file that is absent, by the name that it has instead. */
const absence = (renamed: string | undefined) => (renamed ? messages.renamedFile(renamed) : messages.missingFile);

/** A warning for each value that is still an example. */
const exampleWarnings = ({ isExample }: ContentModel, content: ContentOf<Files>): FieldProblem[] =>
  Object.entries(content).flatMap(([file, value]) =>
    [...textsIn(value)]
      .filter(([, text]) => isExample?.(file, text))
      .map(([path]) => ({ file, path, message: messages.example, severity: "warning", kind: "example" })),
  );

const enumeration = new Intl.ListFormat("pt-BR", { type: "conjunction" });

/** Checks that each placeholder of a file names a fact, or what the field's own placeholders are. */
function* placeholderProblems(
  schema: Files[string],
  value: unknown,
  { names, listedIn, titles = {} }: ContentModel["facts"],
): Generator<Omit<FieldProblem, "file">> {
  for (const [{ interpolated = false, slots = [] }, text, path] of fieldsIn(rootOf(schema), value)) {
    if (typeof text !== "string" || !/[{}]/.test(text)) continue;
    // The formats of all other values do not allow braces.
    if (!interpolated && slots.length === 0) continue;
    const quotable = [...(interpolated ? names : []), ...slots];
    for (const name of new Set(placeholdersIn(text))) {
      if (quotable.includes(name)) continue;
      const own = enumeration.format(slots.map((slot) => `{${slot}}`));
      const meant = suggestion(name.trim(), quotable, own ? {} : titles);
      const message = `${messages.unknownName(name, own, interpolated ? listedIn : "")}${meant}`;
      yield { path, message, words: `{${name}}` };
    }
    if (/\$\{|[{}]/.test(text.replace(/(?<!\$)\{[^{}]*\}/g, ""))) {
      yield { path, message: messages.loneBrace(quotable[0] ?? "") };
    }
  }
}

/** Checks the texts that quote facts as they are shown: none may be empty where a page needs it, too long, or of another format. */
function* filledInProblems(
  { files, facts: { titles = {} } }: ContentModel,
  content: ContentOf<Files>,
  known: Facts,
): Generator<FieldProblem> {
  for (const [file, schema] of Object.entries(files)) {
    for (const [field, text, path] of fieldsIn(rootOf(schema), content[file])) {
      const quoted = field.interpolated && typeof text === "string" ? placeholdersIn(text) : [];
      if (typeof text !== "string" || quoted.length === 0) continue;
      const filled = interpolate(text, known);
      const empty = quoted.find(
        (name) => ownValue(known, name) !== undefined && interpolate(`{${name}}`, known) === "",
      );
      if (filled) {
        const message = filledInProblem(field, filled);
        if (message) yield { file, path, message };
      } else if (empty !== undefined && emptiesRequiredField(schema, content[file] ?? {}, path, known)) {
        yield { file, path, message: messages.unfilledFact(empty, ownValue(titles, empty)) };
      }
    }
  }
}
