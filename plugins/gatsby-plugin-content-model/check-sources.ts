import { fieldProblems, filledInProblem } from "./check/field-problems";
import { readSource } from "./check/source-text";
import { parseYamlFile, type YamlFile } from "./check/yaml-file";
import { describeField, type Files, fieldAt, rootOf, withChildren } from "./fields";
import { messages } from "./messages";
import type { CheckResult, ContentModel, ContentOf } from "./model";
import { emptiesRequiredField, type Facts, interpolate, placeholdersIn } from "./placeholders";
import { errorsIn, type FieldProblem, type LineProblem, type Problem, sorted } from "./problems";
import { suggestion } from "./suggestion";
import { ownValue, textsIn } from "./values";

/** The bytes of every YAML file, by path below the content's folder, and the reason why another entry there is refused. */
export type Sources = ReadonlyMap<string, Uint8Array | { refused: string }>;

/**
 * Checks all files: each by itself, then the rules between fields, of the files that are valid. Does not use Node, so that an editor in a browser
 * can run it before a save. Never throws on the owner's mistakes.
 *
 * @param now the moment of the check, for rules about dates
 */
export function checkSources<Model extends Files>(
  model: ContentModel<Model>,
  sources: Sources,
  now: Date,
): CheckResult<Model> {
  const parsed = new Map<string, YamlFile>();
  /** The values of the files that are valid by themselves, each in the form that the model gives it. */
  const values = new Map<string, object>();
  const locate = ({ file, path, message, words, severity = "error" }: FieldProblem): Problem => {
    const field = describeField(model.files[file], path);
    const place = parsed.get(file)?.locate(path, words) ?? { line: 1, column: 1 };
    return { severity, file, path, ...place, ...(field && { field }), message };
  };
  const ofLine = (file: string, problem: LineProblem): Problem => ({ severity: "error", file, path: [], ...problem });
  const ofFile = (file: string, message: string) => [locate({ file, path: [], message })];

  /** The problems of a file. A mistake in its syntax hides the others, which mostly follow from it. */
  const problemsOf = (file: string, schema: Files[string]): Problem[] => {
    const bytes = sources.get(file) ?? { refused: messages.missingFile };
    if ("refused" in bytes) return ofFile(file, bytes.refused);
    const { source, problem } = readSource(bytes);
    if (problem) return [ofLine(file, problem)];
    const names = withChildren(rootOf(schema)).flatMap(({ key }) => key || []);
    const yaml = parseYamlFile(source, new Set(names));
    if (yaml.problems.length > 0) return yaml.problems.map((each) => ofLine(file, each));
    if (yaml.value === undefined || yaml.value === null) return ofFile(file, messages.emptyFile);
    parsed.set(file, yaml);
    const { data, error } = schema.safeParse(yaml.value, { reportInput: true });
    const found = [
      ...fieldProblems(schema, yaml, error?.issues ?? []),
      ...bracesProblems(schema, yaml.value, model.facts),
    ];
    if (found.length === 0 && data) values.set(file, data);
    const owner = found.length > 0 && ownerOf(file, yaml.value, model.files);
    if (owner) return ofFile(file, messages.contentOf(owner));
    return found.map((each) => locate({ file, ...each }));
  };

  const known = Object.keys(model.files);
  const problems = known.flatMap((file) => problemsOf(file, model.files[file] as Files[string]));
  const content = Object.fromEntries(values) as ContentOf<Model>;
  const absent = known.filter((file) => !sources.has(file));
  for (const [file, source] of sources) {
    if (known.includes(file)) continue;
    problems.push(...ofFile(file, "refused" in source ? source.refused : unexpectedFile(file, absent)));
  }
  const areValid = problems.length === 0;
  problems.push(...[...(model.rules?.(content, now) ?? [])].map(locate));
  const isComplete = areValid && errorsIn(problems).length === 0;
  if (isComplete) problems.push(...[...filledInProblems(model, content, now)].map(locate));
  const hasErrors = errorsIn(problems).length > 0;
  // Until there is no error, a warning would only distract.
  const found = hasErrors ? errorsIn(problems) : [...problems, ...exampleWarnings(model, content).map(locate)];
  return { content: hasErrors ? undefined : content, problems: sorted(found), isComplete, valid: content, locate };
}

/** The other file whose model a value matches: this file has its content. */
const ownerOf = (file: string, value: unknown, files: Files): string | undefined =>
  Object.entries(files).find(([other, schema]) => other !== file && schema.safeParse(value).success)?.[0];

/** The message for a file that the model does not know; it may be one that is missing, in another folder or by another name. */
function unexpectedFile(file: string, absent: readonly string[]): string {
  const nameOf = (path: string) => path.split("/").at(-1) ?? "";
  const moved = absent.find((each) => nameOf(each) === nameOf(file));
  return `${messages.unexpectedFile}${moved ? ` ${messages.didYouMean(moved)}` : suggestion(file, absent)}`;
}

/** A warning for each value that is still an example. */
const exampleWarnings = ({ isExample }: ContentModel, content: ContentOf<Files>): FieldProblem[] =>
  Object.entries(content).flatMap(([file, value]) =>
    [...textsIn(value)]
      .filter(([path, text]) => isExample?.(file, path, text))
      .map(([path]) => ({ file, path, message: messages.example, severity: "warning" })),
  );

const enumeration = new Intl.ListFormat("pt-BR", { type: "conjunction" });

/** Checks that each placeholder of a file names a fact, or what the field's own placeholders are. */
function* bracesProblems(
  schema: Files[string],
  value: unknown,
  { names, listedIn, titles = {} }: ContentModel["facts"],
): Generator<Omit<FieldProblem, "file">> {
  for (const [path, text] of textsIn(value)) {
    if (!/[{}]/.test(text)) continue;
    const { interpolated = false, slots = [] } = fieldAt(schema, path) ?? {};
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
  { files, facts }: ContentModel,
  content: ContentOf<Files>,
  now: Date,
): Generator<FieldProblem> {
  const known: Facts = facts.of(content, now);
  for (const [file, schema] of Object.entries(files)) {
    for (const [path, text] of textsIn(content[file])) {
      const field = fieldAt(schema, path);
      const quoted = field?.interpolated ? placeholdersIn(text) : [];
      if (!field || quoted.length === 0) continue;
      const filled = interpolate(text, known);
      const empty = quoted.find(
        (name) => ownValue(known, name) !== undefined && interpolate(`{${name}}`, known) === "",
      );
      if (filled) {
        const message = filledInProblem(field, filled);
        if (message) yield { file, path, message };
      } else if (empty !== undefined && emptiesRequiredField(schema, content[file] ?? {}, path, known)) {
        yield { file, path, message: messages.unfilledFact(empty, ownValue(facts.titles ?? {}, empty)) };
      }
    }
  }
}
