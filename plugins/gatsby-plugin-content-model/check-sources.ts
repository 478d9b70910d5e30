import { bracesRules } from "./check/braces";
import { fieldProblems } from "./check/field-problems";
import { readSource } from "./check/source-text";
import { suggestion } from "./check/suggestion";
import { firstDifference, parseYamlFile, type YamlFile } from "./check/yaml-file";
import { fieldNamesOf, textsIn } from "./fields";
import { messages } from "./messages";
import type { ContentModel, ContentOf, FieldSlip, Files, Reading } from "./options";
import { locatedProblem, type Problem, sorted } from "./problems";

/** The bytes of every YAML file, by its path below the content's folder, and why other entries there can't be published. */
export type Sources = ReadonlyMap<string, Uint8Array | { refused: string }>;

/** Another parser's reading of a YAML text. */
export type Parser = (source: string) => unknown;

/**
 * Checks the text of all files: each by itself, then those that are sound against each other. Needs no Node, so that an editor in
 * a browser can check what it is about to save. Never throws on the owner's slips.
 *
 * @param secondParser the parser that will read the files in the end: what it would read otherwise is a problem
 */
export function checkSources<Model extends Files>(
  model: ContentModel<Model>,
  sources: Sources,
  secondParser?: Parser,
): Reading<Model> {
  const problems: Problem[] = [];
  const parsed = new Map<string, YamlFile>();
  const sound: Record<string, unknown> = {};
  const locate = (slip: FieldSlip) => locatedProblem(model.files[slip.file], slip, parsed.get(slip.file));

  const expected = Object.keys(model.files);
  for (const file of expected) {
    const source = sources.get(file) ?? { refused: messages.missingFile };
    const { yaml, found } = checkFile(model.files, file, source, secondParser);
    if (yaml) parsed.set(file, yaml);
    if (found.length === 0) sound[file] = yaml?.value;
    problems.push(...found);
  }
  const absent = expected.filter((file) => !sources.has(file));
  for (const [file, source] of sources) {
    if (file in model.files) continue;
    const isRefused = "refused" in source;
    problems.push(
      wholeFile(file, isRefused ? source.refused : `${messages.unexpectedFile}${suggestion(file, absent)}`),
    );
  }
  const content = sound as Partial<ContentOf<Model>>;
  problems.push(...[...(model.rules?.(content) ?? []), ...bracesRules(model, content)].map(locate));

  const common = { sources, sound: content, locate };
  if (problems.length > 0) {
    return { ...common, report: { content: undefined, problems: sorted(problems), examples: [] } };
  }
  const examples = expected.flatMap((file) =>
    [...textsIn(sound[file])]
      .filter(([path, text]) => model.isExample?.(file, path, text))
      .map(([path]) => locate({ file, path, message: messages.example })),
  );
  return { ...common, report: { content: content as ContentOf<Model>, problems: [], examples } };
}

const wholeFile = (file: string, message: string): Problem => ({ file, path: [], line: 1, column: 1, message });

/** Checks one file by itself. Of a badly written line only that is told: what else is wrong with it mostly follows from it. */
function checkFile(
  files: Files,
  file: string,
  bytes: Uint8Array | { refused: string },
  secondParser?: Parser,
): { yaml?: YamlFile; found: Problem[] } {
  const schema = files[file];
  if ("refused" in bytes) return { found: [wholeFile(file, bytes.refused)] };
  if (!schema) return { found: [] };
  const { source, slip } = readSource(bytes);
  if (slip) return { found: [{ file, path: [], ...slip }] };

  const yaml = parseYamlFile(source, fieldNamesOf(schema));
  if (yaml.value === null && yaml.slips.length === 0) return { yaml, found: [wholeFile(file, messages.emptyFile)] };
  const found: Problem[] = yaml.slips.map((each) => ({ file, path: [], ...each }));
  if (yaml.value !== undefined) found.push(...fieldProblems(schema, file, yaml));
  if (found.length === 0 && secondParser) {
    const ambiguous = differentlyRead(source, yaml.value, secondParser);
    const message = messages.syntax.ambiguous;
    if (ambiguous) found.push(locatedProblem(schema, { file, path: ambiguous, message }, yaml));
  }
  return { yaml, found };
}

/** The place of the first value that the second parser reads otherwise; the root where it can't read the text at all. */
function differentlyRead(source: string, value: unknown, secondParser: Parser) {
  try {
    return firstDifference(value, secondParser(source));
  } catch {
    return [];
  }
}
