import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type FieldSlip, pageRules, photoFilesIn, placeholderRules, type SoundContent } from "./cross-file-rules";
import { unfilledExamples } from "./examples";
import { fieldProblems, suggestion } from "./field-problems";
import { messages } from "./messages";
import { type Content, type ContentFile, contentFiles } from "./model";
import { photoFileProblem } from "./photo-files";
import type { Problem } from "./problems";
import { describeField, fieldNamesOf } from "./schema-fields";
import { readSource } from "./source-text";
import { differentlyRead, parseYamlFile, type YamlFile } from "./yaml-file";

/**
 * What reading `data/` gives: the content when there is no problem, else the problems. `examples` are the details that are still
 * examples, which are looked for in sound content only.
 */
export type ContentReport =
  | { content: Content; problems: []; examples: Problem[] }
  | { content: undefined; problems: Problem[]; examples: [] };

/** The bytes of every YAML file, by its path below `data/`; `undefined` where a file can't be read. */
export type Sources = ReadonlyMap<string, Uint8Array | undefined>;

const expectedFiles = Object.keys(contentFiles) as ContentFile[];

/**
 * Reads and checks all of `data/` but the photos, which take longer (see `checkContent`).
 *
 * @param directory absolute path of the folder
 * @returns the whole content, or every problem found, ordered by file and line; never throws on the owner's slips
 */
export function readContent(directory: string): ContentReport {
  return checkSources(readSources(directory)).report;
}

/** Reads and checks all of `data/`, photos included. */
export async function checkContent(directory: string): Promise<ContentReport> {
  const { report, sound, locate } = checkSources(readSources(directory));
  const photoProblems = await Promise.all(
    [...photoFilesIn(sound)].map(async ({ file, path: at, name }) => {
      const message = await photoFileProblem(directory, name);
      return message === undefined ? [] : [locate({ file, path: at, message })];
    }),
  );
  const problems = [...report.problems, ...photoProblems.flat()];
  return problems.length === 0 ? report : { content: undefined, problems: sorted(problems), examples: [] };
}

/** All YAML files below a folder. */
export function readSources(directory: string): Sources {
  if (!existsSync(directory)) return new Map();
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && /\.ya?ml$/i.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [path.relative(directory, file).split(path.sep).join("/"), bytesOf(file)]));
}

function bytesOf(file: string): Uint8Array | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** Checks the text of all files: each by itself, then those that are sound against each other. */
export function checkSources(sources: Sources): {
  report: ContentReport;
  sound: SoundContent;
  locate: (slip: FieldSlip) => Problem;
} {
  const problems: Problem[] = [];
  const files = new Map<ContentFile, YamlFile>();
  const sound: SoundContent = {};
  const locate = (slip: FieldSlip) => locatedProblem(slip, files.get(slip.file));

  for (const file of expectedFiles) {
    const { yaml, found } = sources.has(file) ? checkFile(file, sources.get(file)) : missing(file);
    if (yaml) files.set(file, yaml);
    if (found.length === 0) Object.assign(sound, { [file]: yaml?.value });
    problems.push(...found);
  }
  const absent = expectedFiles.filter((file) => !sources.has(file));
  for (const file of sources.keys()) {
    if (file in contentFiles) continue;
    problems.push(wholeFile(file, `${messages.unexpectedFile}${suggestion(file, absent)}`));
  }
  problems.push(...[...pageRules(sound), ...placeholderRules(sound)].map(locate));

  if (problems.length > 0) {
    return { report: { content: undefined, problems: sorted(problems), examples: [] }, sound, locate };
  }
  const content = sound as Content;
  const examples = [...unfilledExamples(content["business.yaml"])].map(locate);
  return { report: { content, problems: [], examples }, sound, locate };
}

const wholeFile = (file: string, message: string): Problem => ({ file, line: 1, column: 1, message });

const missing = (file: ContentFile) => ({ yaml: undefined, found: [wholeFile(file, messages.missingFile)] });

/** Checks one file by itself. A line that is badly written is only told so: what else is wrong with it mostly follows from that. */
function checkFile(file: ContentFile, bytes: Uint8Array | undefined): { yaml: YamlFile | undefined; found: Problem[] } {
  if (!bytes) return { yaml: undefined, found: [wholeFile(file, messages.unreadableFile)] };
  const { source, slip } = readSource(bytes);
  if (slip) return { yaml: undefined, found: [{ file, ...slip }] };

  const yaml = parseYamlFile(source, fieldNamesOf(file));
  if (yaml.value === null && yaml.slips.length === 0) return { yaml, found: [wholeFile(file, messages.emptyFile)] };
  const found: Problem[] = yaml.slips.map((each) => ({ file, ...each }));
  if (yaml.value !== undefined) found.push(...fieldProblems(file, yaml));
  const ambiguous = found.length === 0 ? differentlyRead(source, yaml.value) : undefined;
  if (ambiguous) found.push(locatedProblem({ file, path: ambiguous, message: messages.syntax.ambiguous }, yaml));
  return { yaml, found };
}

function locatedProblem({ file, path: at, message }: FieldSlip, yaml: YamlFile | undefined): Problem {
  const field = describeField(file, at);
  return { file, ...(yaml?.locate(at) ?? { line: 1, column: 1 }), ...(field ? { field } : {}), message };
}

function sorted(problems: Problem[]): Problem[] {
  return problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}
