import { bracesRules } from "./check/braces";
import { fieldProblems } from "./check/field-problems";
import { readSource } from "./check/source-text";
import { suggestion } from "./check/suggestion";
import { parseYamlFile, type YamlFile } from "./check/yaml-file";
import { describeField, rootOf, withChildren } from "./fields";
import { messages } from "./messages";
import type { ContentModel, ContentOf, FieldProblem, Files, Reading } from "./options";
import { type Problem, sorted } from "./problems";
import { textsIn } from "./values";

/** The bytes of every YAML file, by path below the content's folder, and the reason why another entry there is refused. */
export type Sources = ReadonlyMap<string, Uint8Array | { refused: string }>;

/**
 * Checks all files: each by itself, then, if all are valid, the rules between them. Does not use Node, so that an editor in a browser
 * can run it before a save. Never throws on the owner's mistakes.
 */
export function checkSources<Model extends Files>(model: ContentModel<Model>, sources: Sources): Reading<Model> {
  const parsed = new Map<string, YamlFile>();
  const locate = ({ file, path, message }: FieldProblem): Problem => {
    const field = describeField(model.files[file], path);
    const place = parsed.get(file)?.locate(path) ?? { line: 1, column: 1 };
    return { file, path, ...place, ...(field && { field }), message };
  };
  const wholeFile = (file: string, message: string) => [locate({ file, path: [], message })];

  /** The problems of a file. A mistake in its syntax hides the others, which mostly follow from it. */
  const problemsOf = (file: string, schema: Files[string]): Problem[] => {
    const bytes = sources.get(file) ?? { refused: messages.missingFile };
    if ("refused" in bytes) return wholeFile(file, bytes.refused);
    const { source, problem } = readSource(bytes);
    if (problem) return [{ file, path: [], ...problem }];
    const names = withChildren(rootOf(schema)).flatMap(({ key }) => key || []);
    const yaml = parseYamlFile(source, new Set(names));
    if (yaml.problems.length > 0) return yaml.problems.map((each) => ({ file, path: [], ...each }));
    if (yaml.value === undefined || yaml.value === null) return wholeFile(file, messages.emptyFile);
    parsed.set(file, yaml);
    return fieldProblems(schema, yaml).map((each) => locate({ file, ...each }));
  };

  const found = Object.entries(model.files).map(([file, schema]) => [file, problemsOf(file, schema)] as const);
  const isValid = found.filter(([, { length }]) => length === 0).map(([file]) => [file, parsed.get(file)?.value]);
  const valid: Partial<ContentOf<Model>> = Object.fromEntries(isValid);
  const absent = Object.keys(model.files).filter((file) => !sources.has(file));
  const unexpected = [...sources].filter(([file]) => !(file in model.files));
  const problems = [
    ...found.flatMap(([, each]) => each),
    ...unexpected.flatMap(([file, source]) =>
      wholeFile(file, "refused" in source ? source.refused : `${messages.unexpectedFile}${suggestion(file, absent)}`),
    ),
  ];
  const content = valid as ContentOf<Model>;
  if (problems.length === 0)
    problems.push(...[...(model.rules?.(content) ?? []), ...bracesRules(model, content)].map(locate));
  if (problems.length > 0) return { content: undefined, problems: sorted(problems), examples: [], valid, locate };

  const texts = Object.entries(content).flatMap(([file, value]) =>
    [...textsIn(value)].map(([path, text]) => ({ file, path, text })),
  );
  const examples = texts.filter(({ file, path, text }) => model.isExample?.(file, path, text));
  return {
    content,
    problems,
    examples: examples.map((each) => locate({ ...each, message: messages.example })),
    valid,
    locate,
  };
}
