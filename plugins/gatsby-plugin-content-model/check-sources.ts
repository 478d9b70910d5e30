import { fieldProblems } from "./check/field-problems";
import { misplacedFiles, strangers } from "./check/misplaced";
import { missingLine } from "./check/missing-line";
import { readSource } from "./check/source-text";
import { parseYamlFile, type YamlFile } from "./check/yaml-file";
import { describeField, type Files, fieldAt, refusal, rootOf, withChildren } from "./fields";
import { messages } from "./messages";
import type { ContentModel, ContentOf, Reading } from "./model";
import { interpolate, leavesHole, placeholdersIn, statementsWithin } from "./placeholders";
import { errorsIn, type FieldProblem, type LineProblem, type Problem, sorted } from "./problems";
import { suggestion } from "./suggestion";
import { textsIn, valueAt } from "./values";

/** The bytes of every YAML file, by path below the content's folder, and the reason why another entry there is refused. */
export type Sources = ReadonlyMap<string, Uint8Array | { refused: string }>;

/**
 * Checks all files: each by itself, then, if all are valid, the rules between them. Does not use Node, so that an editor in a browser
 * can run it before a save. Never throws on the owner's mistakes.
 *
 * @param now the moment of the check, for rules about dates
 */
export function checkSources<Model extends Files>(
  model: ContentModel<Model>,
  sources: Sources,
  now: Date,
): Reading<Model> {
  const parsed = new Map<string, YamlFile>();
  const locate = ({ file, path, message, words, severity = "error" }: FieldProblem): Problem => {
    const field = describeField(model.files[file], path);
    const place = parsed.get(file)?.locate(path, words) ?? { line: 1, column: 1 };
    return { severity, file, path, ...place, ...(field && { field }), message };
  };
  const ofLine = (file: string, problem: LineProblem): Problem => ({ severity: "error", file, path: [], ...problem });
  const wholeFile = (file: string, message: string) => [locate({ file, path: [], message })];

  /** The problems of a file. A mistake in its syntax hides the others, which mostly follow from it. */
  const problemsOf = (file: string, schema: Files[string]): Problem[] => {
    const bytes = sources.get(file) ?? { refused: messages.missingFile };
    if ("refused" in bytes) return wholeFile(file, bytes.refused);
    const { source, problem } = readSource(bytes);
    if (problem) return [ofLine(file, problem)];
    const names = withChildren(rootOf(schema)).flatMap(({ key }) => key || []);
    const yaml = parseYamlFile(source, new Set(names));
    const [first] = yaml.problems;
    const gone = first && missingLine(schema, source, first.line);
    if (gone) return [ofLine(file, gone)];
    const cut = cutOff(schema, source, first?.line);
    if (first && cut) return [ofLine(file, cut)];
    if (first) return yaml.problems.map((each) => ofLine(file, signProblem(schema, source, each)));
    if (yaml.value === undefined || yaml.value === null) return wholeFile(file, messages.emptyFile);
    parsed.set(file, yaml);
    const found = fieldProblems(schema, yaml).map((each) => locate({ file, ...each }));
    for (const line of linesBelowMissing(schema, yaml, found)) {
      const lost = missingLine(schema, source, line);
      if (lost) return [ofLine(file, lost)];
    }
    if (cut && found.length > 0) return [ofLine(file, cut)];
    return found;
  };

  const known = Object.keys(model.files);
  const absent = known.filter((file) => !sources.has(file));
  const misplaced = misplacedFiles(known, [...sources.keys()]);
  const unexpected = (file: string): string => {
    const meant = misplaced.get(file);
    if (meant) return absent.includes(meant) ? messages.misplacedFile(meant) : messages.secondFile(meant);
    return `${messages.unexpectedFile}${suggestion(file, absent)}`;
  };

  // One that is there under another name is reported under that.
  const reported = known.filter((file) => sources.has(file) || ![...misplaced.values()].includes(file));
  const own = reported.flatMap((file) => problemsOf(file, model.files[file] as Files[string]));
  const wrong = [...parsed].filter(([file]) => own.some((problem) => problem.file === file));
  const foreign = strangers(model.files, new Map(wrong.map(([file, { value }]) => [file, value])));
  // The other problems of such a file follow from that.
  const problems = own.filter(({ file }) => !foreign.has(file));
  for (const [file, owner] of foreign) {
    const message = foreign.get(owner) === file ? messages.exchanged : messages.contentOf;
    problems.push(...wholeFile(file, message(owner)));
  }
  const sound = [...parsed].filter(([file]) => problems.every((problem) => problem.file !== file));
  const content = Object.fromEntries(sound.map(([file, { value }]) => [file, value])) as ContentOf<Model>;
  for (const [file, source] of sources) {
    if (file in model.files) continue;
    problems.push(...wholeFile(file, "refused" in source ? source.refused : unexpected(file)));
  }
  if (problems.length === 0)
    problems.push(...[...(model.rules?.(content, now) ?? []), ...bracesRules(model, content, now)].map(locate));
  const hasErrors = errorsIn(problems).length > 0;
  // Until there is no error, a warning would only distract.
  const found = hasErrors ? errorsIn(problems) : [...problems, ...exampleWarnings(model, content).map(locate)];
  return { content: hasErrors ? undefined : content, problems: sorted(found), valid: content, locate };
}

/**
 * Lines of a valid YAML file in which what a missing line headed may begin: a list without its name is read as the whole file; what a group
 * held, as fields of the group above; the items of a list, as entries of another; the lines of a text, as those of another in its group.
 */
function* linesBelowMissing(schema: Files[string], yaml: YamlFile, found: readonly Problem[]): Generator<number> {
  const isStray = ({ path }: Problem) => {
    const field = fieldAt(schema, path);
    const isTextForGroup = field?.kind === "object" && typeof valueAt(yaml.value, path) === "string";
    return path.length === 0 || !field || isTextForGroup;
  };
  const stray = found.find(isStray);
  if (stray) yield stray.line;
  for (const { path } of found) {
    const group = path.slice(0, -1);
    const isMissing = valueAt(yaml.value, path) === undefined;
    const texts = isMissing ? Object.keys(valueAt(yaml.value, group) ?? {}).map((key) => [...group, key]) : [path];
    for (const text of texts) {
      const written = typeof valueAt(yaml.value, text) === "string" ? yaml.written(text) : "";
      // A text that begins on its field's line and goes on below it is rarely meant so.
      if (written.includes("\n") && (isMissing || !/^[>|"']/.test(written))) yield yaml.locate(text).line + 1;
    }
  }
}

/** A file that ends within a line, before the last field that it needs, or in the name of a field: a copy or a save was cut off. */
function cutOff(schema: Files[string], source: string, wrongLine?: number): LineProblem | undefined {
  const lines = source.split(/\r?\n/);
  const last = rootOf(schema).children.findLast(({ required }) => required)?.key;
  const isWhole = lines.at(-1) === "" || lines.some((line) => line.startsWith(`${last}:`));
  const endsInName = wrongLine === lines.length && /^\s*\w+$/.test(lines.at(-1) ?? "");
  return isWhole && !endsInName ? undefined : { line: lines.length, column: 1, message: messages.syntax.cutOff };
}

/** A problem of a sign at a text's start: quotes help only where the field allows the sign. */
function signProblem(schema: Files[string], source: string, problem: LineProblem): LineProblem {
  const [, key = "", text = ""] = /^[\s-]*(\w+) *: *(.*?)\s*$/.exec(source.split("\n")[problem.line - 1] ?? "") ?? [];
  if (problem.message !== messages.syntax.reserved(text.charAt(0))) return problem;
  const fields = withChildren(rootOf(schema)).filter(({ path }) => path.at(-1) !== "*");
  const named = fields.filter((field) => field.key === key);
  const [{ pattern, remedy, diagnose } = {}, other] = named;
  if (text.startsWith("{")) {
    const quotes = named.some(({ interpolated, slots = [] }) => interpolated || slots.length > 0);
    return named.length > 0 && !quotes ? { ...problem, message: messages.noBraces } : problem;
  }
  const fault = diagnose?.(text) ?? (remedy && !pattern?.test(text) ? refusal(remedy) : undefined);
  if (fault && !other) return { ...problem, message: fault };
  const meant = named.length === 0 && fields.find(({ alsoCalled = [] }) => alsoCalled.includes(key));
  return meant ? { ...problem, message: messages.unknownField(key, messages.goesIn(meant)) } : problem;
}

/** A warning for each value that is still an example. */
const exampleWarnings = ({ isExample }: ContentModel, content: ContentOf<Files>): FieldProblem[] =>
  Object.entries(content).flatMap(([file, value]) =>
    [...textsIn(value)]
      .filter(([path, text]) => isExample?.(file, path, text))
      .map(([path]) => ({ file, path, message: messages.example, severity: "warning" })),
  );

const enumeration = new Intl.ListFormat("pt-BR", { type: "conjunction" });

/** Checks that each placeholder names a fact, and that no text is needed where it says nothing. */
function* bracesRules({ files, facts }: ContentModel, content: ContentOf<Files>, now: Date): Generator<FieldProblem> {
  const known = facts.of(content, now);
  const names = Object.keys(known).filter((name) => !name.startsWith("^"));
  const { titles = {} } = facts;

  for (const [file, schema] of Object.entries(files)) {
    for (const [path, value] of textsIn(content[file])) {
      if (!/[{}]/.test(value)) continue;
      const { interpolated = false, slots = [] } = fieldAt(schema, path) ?? {};
      // The formats of all other values do not allow braces.
      if (!interpolated && slots.length === 0) continue;
      const quotable = [...(interpolated ? names : []), ...slots];
      const quoted = [...new Set(placeholdersIn(value))];
      for (const name of quoted.filter((each) => !quotable.includes(each))) {
        const own = enumeration.format(slots.map((slot) => `{${slot}}`));
        const meant = suggestion(name.trim(), quotable, own ? {} : titles);
        const message = `${messages.unknownName(name, own, interpolated)}${meant}`;
        yield { file, path, message, words: `{${name}}` };
      }
      const empty = quoted.find(
        (name) => interpolated && known[name] !== undefined && interpolate(`{${name}}`, known) === "",
      );
      const saysNothing = empty !== undefined && interpolate(value, known) === "";
      if (saysNothing && leavesHole(schema, content[file] ?? {}, path, known)) {
        yield { file, path, message: messages.unfilledFact(empty, titles[empty]) };
      }
      for (const name of interpolated ? statementsWithin(value, known) : []) {
        yield { file, path, message: messages.statementWithin(name), words: `{${name}}`, severity: "warning" };
      }
      if (/\$\{|[{}]/.test(value.replace(/(?<!\$)\{[^{}]*\}/g, ""))) yield { file, path, message: messages.loneBrace };
    }
  }
}
