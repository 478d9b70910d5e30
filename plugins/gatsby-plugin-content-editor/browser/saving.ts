import { type Difference, differences } from "./differences";
import { dataOf } from "./format";
import { plainData } from "./plain-data";
import { readYaml, rewriteYaml, type Style } from "./rewrite-yaml";

/** Something that is wrong with the content. */
export interface ContentProblem {
  /** Path below `data/`. */
  file: string;
  path?: readonly PropertyKey[];
  /** The field in words. */
  field?: string;
  message: string;
}

/** Texts of all files by their path below `data/`. */
export type Texts = ReadonlyMap<string, string>;

/** The whole check of the content, the rules between files included. */
export type Check = (texts: Texts) => readonly ContentProblem[];

const problemKey = ({ file, path = [], message }: ContentProblem) => JSON.stringify([file, path, message]);

/** A text of a file, and what is wrong with the content that results. */
export interface Attempt {
  text: string;
  /** The data as they are saved. */
  data: object;
  /** What refuses the text: all that is wrong with the file, and what was not wrong with the others before. */
  problems: ContentProblem[];
  /** What was wrong with other files before: it does not refuse this text, but no build will publish it. */
  elsewhere: ContentProblem[];
  /** Whether the text reads as the data were meant. */
  faithful: boolean;
}

/**
 * Writes edited data into the text of a file, and checks the result. Of the styles in which a long text can be written, the first
 * is taken that reads as it was meant.
 */
export function textWith(check: Check, texts: Texts, file: string, edited: object): Attempt {
  const source = texts.get(file) ?? "";
  const data = plainData(edited);
  const known = new Set(check(texts).map(problemKey));
  const attempt = (style: Style): Attempt => {
    const text = rewriteYaml(source, data, style);
    const found = check(new Map([...texts, [file, text]]));
    const isElsewhere = (problem: ContentProblem) => problem.file !== file && known.has(problemKey(problem));
    const problems = found.filter((problem) => !isElsewhere(problem));
    return { text, data, problems, elsewhere: found.filter(isElsewhere), faithful: isSame(data, readYaml(text)) };
  };
  const isSound = ({ problems, faithful }: Attempt) => faithful && problems.length === 0;

  const folded = attempt("folded");
  if (isSound(folded)) return folded;
  const unfolded = attempt("unfolded");
  return isSound(unfolded) ? unfolded : folded;
}

const isSame = (one: object, other: object) => differences(one, other).length === 0;

/** What the owner is asked or told while a file is saved. */
export interface SavingDialogs {
  /** Shows both versions of a file that has changed since it was opened; whether the owner's is to replace the other. */
  resolveConflict(file: string, versions: readonly Difference[]): Promise<boolean>;
  /** Shows what will be published; whether the owner agrees. */
  confirmChanges?(file: string, changes: readonly Difference[]): Promise<boolean>;
  /** Says why nothing was saved. */
  showProblems(problems: readonly ContentProblem[]): void;
  /** Says what in other files keeps the site from being published, after a save. */
  showElsewhere(problems: readonly ContentProblem[]): void;
  texts: SavingTexts;
}

/** What Decap shows when nothing was saved. */
export interface SavingTexts {
  keptOtherVersion: string;
  notConfirmed: string;
  hasProblems(count: number): string;
  /** The file cannot hold the text as it was meant. */
  cannotBeWritten: string;
  notReadBack: string;
}

/** The part of a backend of Decap's that is used here. */
export interface DecapBackend {
  entriesByFiles(files: { path: string; label: string }[]): Promise<{ data: string; file: { path: string } }[]>;
  getEntry(path: string): Promise<{ data: string }>;
  persistEntry(
    entry: { dataFiles: { path: string; raw: string; base?: string }[]; assets: unknown[] },
    options: object,
  ): Promise<unknown>;
}

/** Milliseconds between two attempts to read back what was saved: a host may need a moment. */
const patience = [0, 500, 1500];

/**
 * Makes a backend of Decap's save nothing by which work is lost or the site is broken. A save
 *
 * 1. reads all files anew, and asks the owner if the one he edits is no longer the version that he had opened;
 * 2. changes in its text only what he has changed, and runs the whole check on the result;
 * 3. has the backend write it, and reads it back before it says that it is saved.
 *
 * @returns the backend, and a function that gives the texts as they were last read; `undefined` before all have been
 */
export function saveSafely<Backend extends DecapBackend>(
  backend: Backend,
  files: readonly string[],
  check: Check,
  dialogs: SavingDialogs,
) {
  const { texts: words } = dialogs;
  const known = new Map<string, string>();
  /** What this page has made of a text: Decap's form still names the text that it was opened with. */
  const written = new Map<string, string>();
  const nameOf = (path: string) => path.replace(/^data\//, "");

  const entriesByFiles = backend.entriesByFiles.bind(backend);
  const getEntry = backend.getEntry.bind(backend);
  const persistEntry = backend.persistEntry.bind(backend);

  const readAll = async (): Promise<Texts> => {
    const entries = await entriesByFiles(files.map((file) => ({ path: `data/${file}`, label: file })));
    for (const { file, data } of entries) known.set(nameOf(file.path), data);
    return new Map(known);
  };

  const readBack = async (path: string, text: string): Promise<boolean> => {
    for (const delay of patience) {
      await new Promise((resolve) => setTimeout(resolve, delay));
      if ((await getEntry(path)).data === text) return true;
    }
    return false;
  };

  backend.persistEntry = async ({ dataFiles, ...entry }, options) => {
    const [dataFile] = dataFiles;
    if (!dataFile || dataFiles.length > 1) throw new Error("The editor saves one file at a time");
    const file = nameOf(dataFile.path);
    const { data: edited, source: opened } = dataOf(JSON.parse(dataFile.raw));
    const texts = await readAll();
    const current = texts.get(file) ?? "";

    if (current !== (written.get(opened) ?? opened)) {
      const versions = differences(readYaml(current), plainData(edited));
      if (versions.length > 0 && !(await dialogs.resolveConflict(file, versions))) throw words.keptOtherVersion;
    }
    const { text, problems, elsewhere, faithful, data } = textWith(check, texts, file, edited);
    if (problems.length > 0) {
      dialogs.showProblems(problems);
      throw words.hasProblems(problems.length);
    }
    if (!faithful) throw words.cannotBeWritten;
    const changes = differences(readYaml(current), data);
    if (changes.length > 0 && dialogs.confirmChanges && !(await dialogs.confirmChanges(file, changes))) {
      throw words.notConfirmed;
    }
    await persistEntry({ ...entry, dataFiles: [{ ...dataFile, raw: text, base: current }] }, options).catch((error) => {
      // Decap would show the name of its error, too.
      throw error instanceof Error ? error.message : error;
    });
    if (!(await readBack(dataFile.path, text))) throw words.notReadBack;
    known.set(file, text);
    written.set(opened, text);
    if (elsewhere.length > 0) dialogs.showElsewhere(elsewhere);
  };

  // What Decap reads for its forms and previews is remembered for the checks at the fields.
  backend.getEntry = async (path) => {
    const entry = await getEntry(path);
    known.set(nameOf(path), entry.data);
    return entry;
  };
  backend.entriesByFiles = async (entries) => {
    const found = await entriesByFiles(entries);
    for (const { file, data } of found) known.set(nameOf(file.path), data);
    return found;
  };

  const lastTexts = (): Texts | undefined => (files.every((file) => known.has(file)) ? known : undefined);
  return { backend, lastTexts, readAll };
}
