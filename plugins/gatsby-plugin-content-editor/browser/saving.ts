import { invisible } from "../../gatsby-plugin-content-model/check/signs";
import type { FieldProblem } from "../../gatsby-plugin-content-model/options";
import { differences, textsIn, valueAt } from "../../gatsby-plugin-content-model/values";
import { dataOf } from "./format";
import { readYaml, rewriteYaml } from "./rewrite-yaml";

/** Texts of all files by their path below `data/`. */
export type Texts = ReadonlyMap<string, string>;

/** The whole check of the content, including the rules between files. */
export type Check = (texts: Texts) => readonly FieldProblem[];

/**
 * The check of the photos that a file names.
 *
 * @param find returns the photo of a path below `data/`; `undefined` if it is missing
 */
export type PhotoCheck = (
  file: string,
  data: object,
  find: (name: string) => Promise<Blob | undefined>,
) => Promise<readonly FieldProblem[]>;

/** Pasted texts bring invisible characters along, from a web page or a word processor. */
const allInvisible = new RegExp(invisible, "gu");

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

/** Normalises a form's data for saving: drops invisible characters, line breaks, trailing spaces and empty optional fields. */
export function plainData<Value>(value: Value): Value {
  if (typeof value === "string")
    return value
      .replace(allInvisible, "")
      .replace(/\s*[\r\n\t]\s*/g, " ")
      .trim() as Value;
  if (Array.isArray(value)) return value.map(plainData) as Value;
  if (typeof value !== "object" || value === null) return value;
  const filled = Object.entries(value)
    .map(([key, child]) => [key, plainData(child)] as const)
    .filter(([, child]) => !isEmpty(child));
  return Object.fromEntries(filled) as Value;
}

const problemKey = ({ file, path, message }: FieldProblem) => JSON.stringify([file, path, message]);

const isSame = (one: object, other: object) => differences(one, other).length === 0;

/**
 * Applies data to a file's text and checks the result.
 *
 * @returns the text, the problems that block the save (all of this file, and new ones of others), and whether parsing the text yields
 * the data
 */
export function textWith(check: Check, texts: Texts, file: string, edited: object) {
  const data = plainData(edited);
  const text = rewriteYaml(texts.get(file) ?? "", data);
  const known = new Set(check(texts).map(problemKey));
  const problems = check(new Map([...texts, [file, text]])).filter(
    (problem) => problem.file === file || !known.has(problemKey(problem)),
  );
  return { text, problems, faithful: isSame(data, readYaml(text)) };
}

/** A field that the owner and somebody else have changed differently. */
export interface Conflict {
  path: readonly PropertyKey[];
  theirs: unknown;
  mine: unknown;
}

/** Whether one of two paths is, or is within, the other. */
const overlap = (one: readonly PropertyKey[], other: readonly PropertyKey[]) =>
  one.slice(0, other.length).every((key, depth) => key === other[depth]);

/** Applies the owner's changes of a file to the version that is there now, field by field. */
export function merge(opened: object, theirs: object, mine: object): { merged: object; conflicts: Conflict[] } {
  const ownChanges = differences(opened, mine);
  const conflicts = differences(opened, theirs)
    .map(({ path }) => ownChanges.find((own) => overlap(own.path, path))?.path)
    .filter((path) => path !== undefined)
    .map((path) => ({ path, theirs: valueAt(theirs, path), mine: valueAt(mine, path) }))
    .filter((conflict) => !isSame({ value: conflict.theirs }, { value: conflict.mine }));
  const merged = structuredClone(theirs);
  // The last first, so that the indexes of list entries that are removed stay right.
  for (const { path, after } of ownChanges.reverse()) {
    const [parent, key] = [valueAt(merged, path.slice(0, -1)) as Record<PropertyKey, unknown>, path.at(-1) ?? ""];
    if (Array.isArray(parent) && after === undefined) parent.splice(Number(key), 1);
    else if (parent) parent[key] = structuredClone(after);
  }
  return { merged: plainData(merged), conflicts };
}

/** Dialogs shown while a file is saved. */
export interface SavingDialogs {
  /** Shows the fields that two versions changed differently; resolves to whether the owner's shall be written. */
  resolveConflicts(file: string, conflicts: readonly Conflict[], mine: object): Promise<boolean>;
  /** Shows the problems of these texts that blocked the save. */
  showProblems(problems: readonly FieldProblem[], texts: Texts): void;
  texts: SavingTexts;
}

/** Error messages that Decap shows when nothing was saved. */
export interface SavingTexts {
  keptOtherVersion: string;
  hasProblems: string;
  /** The text does not yield the data again. */
  cannotBeWritten: string;
}

/** An uploaded file, saved together with an entry. */
interface DecapAsset {
  path: string;
  fileObj?: Blob;
}

/** The part of a Decap backend that is used here. */
export interface DecapBackend {
  entriesByFiles(files: { path: string; label: string }[]): Promise<{ data: string; file: { path: string } }[]>;
  persistEntry(
    entry: { dataFiles: { path: string; raw: string }[]; assets: DecapAsset[] },
    options: object,
  ): Promise<unknown>;
  getMediaFile(path: string): Promise<{ file: Blob }>;
}

/** The content to save, and its checks. */
export interface SavedContent {
  /** Paths below `data/` of all files. */
  files: readonly string[];
  /** Folder of the files in the backend, with its slash. */
  prefix: string;
  check: Check;
  checkPhotos: PhotoCheck;
}

/**
 * Wraps a backend's `persistEntry` so that no save loses work or breaks the site. A save
 *
 * 1. reads all files again, and merges the owner's changes into the edited one; if a field was changed differently, he decides;
 * 2. applies the result to the file's text, and runs the whole check on it and on its photos;
 * 3. writes it, with the uploads that it names.
 */
export function saveSafely<Backend extends DecapBackend>(
  backend: Backend,
  { files, prefix, check, checkPhotos }: SavedContent,
  dialogs: SavingDialogs,
): Backend {
  const { texts: words } = dialogs;
  /** The form's data at its last save, by the text that it was opened with: the data still name that text after a save. */
  const saved = new Map<string, object>();
  const nameOf = (path: string) => path.slice(prefix.length);
  const persistEntry = backend.persistEntry.bind(backend);

  backend.persistEntry = async ({ dataFiles, assets, ...entry }, options) => {
    const [dataFile] = dataFiles;
    if (!dataFile || dataFiles.length > 1) throw new Error("The editor saves one file at a time");
    const file = nameOf(dataFile.path);
    const { data: edited, source } = dataOf(JSON.parse(dataFile.raw));
    const entries = await backend.entriesByFiles(files.map((each) => ({ path: prefix + each, label: each })));
    const texts: Texts = new Map(entries.map(({ file: { path }, data }) => [nameOf(path), data]));

    const mine = plainData(edited);
    const { merged, conflicts } = merge(saved.get(source) ?? readYaml(source), readYaml(texts.get(file) ?? ""), mine);
    if (conflicts.length > 0 && !(await dialogs.resolveConflicts(file, conflicts, mine))) throw words.keptOtherVersion;

    const { text, problems: wrong, faithful } = textWith(check, texts, file, merged);
    const savedPhoto = (name: string) => backend.getMediaFile(prefix + name).then(({ file: photo }) => photo);
    const wrongPhotos = await checkPhotos(file, merged, async (name) => {
      const uploaded = assets.find(({ path }) => nameOf(path) === name)?.fileObj;
      return uploaded ?? savedPhoto(name).catch(() => undefined);
    });
    const problems = [...wrong, ...wrongPhotos];
    if (problems.length > 0) {
      dialogs.showProblems(problems, new Map([...texts, [file, text]]));
      throw words.hasProblems;
    }
    if (!faithful) throw words.cannotBeWritten;

    // Decap also passes uploads that were replaced or refused.
    const named = new Set([...textsIn(merged)].map(([, value]) => value));
    const uploads = assets.filter(({ path }) => named.has(nameOf(path)));
    await persistEntry({ ...entry, dataFiles: [{ ...dataFile, raw: text }], assets: uploads }, options);
    saved.set(source, mine);
  };
  return backend;
}
