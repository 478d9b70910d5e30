import { load } from "js-yaml";
import { bracesRules } from "./check/braces";
import { fieldProblems } from "./check/field-problems";
import { readSource } from "./check/source-text";
import { suggestion } from "./check/suggestion";
import { parseYamlFile, type YamlFile } from "./check/yaml-file";
import { fieldNamesOf } from "./fields";
import { messages } from "./messages";
import type { ContentModel, ContentOf, FieldProblem, Files, Reading } from "./options";
import { locatedProblem, type Problem, sorted } from "./problems";
import { differences, textsIn } from "./values";

/** The bytes of every YAML file, by path below the content's folder, and the reason why another entry there is refused. */
export type Sources = ReadonlyMap<string, Uint8Array | { refused: string }>;

/**
 * Checks all files: each by itself, then, if all are valid, the rules between them. Does not use Node, so that an editor in a browser
 * can run it before a save. Never throws on the owner's mistakes.
 */
export function checkSources<Model extends Files>(model: ContentModel<Model>, sources: Sources): Reading<Model> {
  const problems: Problem[] = [];
  const parsed = new Map<string, YamlFile>();
  const valid: Record<string, unknown> = {};
  const locate = (problem: FieldProblem) =>
    locatedProblem(model.files[problem.file], problem, parsed.get(problem.file));

  for (const [file, schema] of Object.entries(model.files)) {
    const source = sources.get(file) ?? { refused: messages.missingFile };
    const { yaml, found } = checkFile(schema, file, source);
    if (yaml) parsed.set(file, yaml);
    if (found.length === 0) valid[file] = yaml?.value;
    problems.push(...found);
  }
  const absent = Object.keys(model.files).filter((file) => !sources.has(file));
  for (const [file, source] of sources) {
    if (file in model.files) continue;
    const isRefused = "refused" in source;
    problems.push(
      wholeFile(file, isRefused ? source.refused : `${messages.unexpectedFile}${suggestion(file, absent)}`),
    );
  }
  const content = valid as ContentOf<Model>;
  if (problems.length === 0) {
    problems.push(...[...(model.rules?.(content) ?? []), ...bracesRules(model, content)].map(locate));
  }
  if (problems.length > 0) {
    return { content: undefined, problems: sorted(problems), examples: [], valid: content, locate };
  }
  const examples = Object.entries(valid).flatMap(([file, value]) =>
    [...textsIn(value)]
      .filter(([path, text]) => model.isExample?.(file, path, text))
      .map(([path]) => locate({ file, path, message: messages.example })),
  );
  return { content, problems, examples, valid: content, locate };
}

const wholeFile = (file: string, message: string): Problem => ({ file, path: [], line: 1, column: 1, message });

/**
 * Checks one file by itself. Returns its problems, and its values if it can be read. Reports a syntax error only once per line,
 * without the problems that follow from it.
 */
function checkFile(schema: Files[string], file: string, bytes: Uint8Array | { refused: string }) {
  if ("refused" in bytes) return { found: [wholeFile(file, bytes.refused)] };
  const { source, problem } = readSource(bytes);
  if (problem) return { found: [{ file, path: [], ...problem }] };
  const yaml = parseYamlFile(source, fieldNamesOf(schema));
  if (yaml.value === null && yaml.problems.length === 0) return { yaml, found: [wholeFile(file, messages.emptyFile)] };
  const found: Problem[] = yaml.problems.map((each) => ({ file, path: [], ...each }));
  if (yaml.value !== undefined) found.push(...fieldProblems(schema, file, yaml));
  if (found.length === 0) {
    const ambiguous = differentlyRead(source, yaml.value);
    const message = messages.syntax.ambiguous;
    if (ambiguous) found.push(locatedProblem(schema, { file, path: ambiguous, message }, yaml));
  }
  return { yaml, found };
}

/**
 * Path of the first value that the build's parser reads differently; the root if it can't parse the text. `overrides` in
 * package.json gives gatsby-transformer-yaml the same js-yaml.
 */
function differentlyRead(source: string, value: unknown) {
  try {
    return differences(value, load(source))[0]?.path;
  } catch {
    return [];
  }
}
