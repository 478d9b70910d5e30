import type { FieldSlip } from "../../gatsby-plugin-content-model/options";
import { differences, textsIn } from "../../gatsby-plugin-content-model/values";
import { dataOf } from "./format";
import { plainData } from "./plain-data";
import { readYaml, rewriteYaml } from "./rewrite-yaml";

/** Texts of all files by their path below `data/`. */
export type Texts = ReadonlyMap<string, string>;

/** The whole check of the content, including the rules between files. */
export type Check = (texts: Texts) => readonly FieldSlip[];

/**
 * The check of the photos that a file names.
 *
 * @param find returns the photo of a path below `data/`; `undefined` if it is missing
 */
export type PhotoCheck = (
  file: string,
  data: object,
  find: (name: string) => Promise<Blob | undefined>,
) => Promise<readonly FieldSlip[]>;

const problemKey = ({ file, path, message }: FieldSlip) => JSON.stringify([file, path, message]);

/** A file's new text, and the problems of the resulting content. */
interface Attempt {
  text: string;
  /** The data as they are saved. */
  data: object;
  /** Problems that block the save: all of this file, and new ones of other files. */
  problems: FieldSlip[];
  /** Problems that other files had before: they do not block the save, but they block the build. */
  elsewhere: FieldSlip[];
  /** Whether parsing the text yields the data. */
  faithful: boolean;
}

/** Applies edited data to a file's text and checks the result. */
export function textWith(check: Check, texts: Texts, file: string, edited: object): Attempt {
  const data = plainData(edited);
  const text = rewriteYaml(texts.get(file) ?? "", data);
  const known = new Set(check(texts).map(problemKey));
  const isElsewhere = (problem: FieldSlip) => problem.file !== file && known.has(problemKey(problem));
  const found = check(new Map([...texts, [file, text]]));
  return {
    text,
    data,
    problems: found.filter((problem) => !isElsewhere(problem)),
    elsewhere: found.filter(isElsewhere),
    faithful: isSame(data, readYaml(text)),
  };
}

const isSame = (one: object, other: object) => differences(one, other).length === 0;

/**
 * A test of whether files name a photo, by its path below `data/`. A file that can't be parsed might name any photo: then all
 * count as named.
 */
export function photoUse(texts: Iterable<string>): (photo: string) => boolean {
  try {
    const values = [...texts].flatMap((text) => [...textsIn(readYaml(text))]);
    const named = new Set(values.map(([, value]) => value));
    return (photo) => named.has(photo);
  } catch {
    return () => true;
  }
}

/** Dialogs shown while a file is saved. */
export interface SavingDialogs {
  /** Shows both versions of a file that has changed since it was opened; resolves to whether to overwrite. */
  resolveConflict(file: string, theirs: object, mine: object): Promise<boolean>;
  /** Shows the changes that will be published; resolves to whether the owner confirms. */
  confirmChanges?(file: string, before: object, after: object): Promise<boolean>;
  /** Shows the problems of these texts that blocked the save. */
  showProblems(problems: readonly FieldSlip[], texts: Texts): void;
  /** After a save, shows the problems of other files that block the build. */
  showElsewhere(problems: readonly FieldSlip[], texts: Texts): void;
  texts: SavingTexts;
}

/** Error messages that Decap shows when nothing was saved. */
export interface SavingTexts {
  keptOtherVersion: string;
  notConfirmed: string;
  hasProblems(count: number): string;
  /** The text does not yield the data again. */
  cannotBeWritten: string;
  notReadBack: string;
  photoInUse(name: string): string;
}

/** An uploaded file, saved together with an entry. */
interface DecapAsset {
  path: string;
  fileObj?: Blob;
}

/** The part of a Decap backend that is used here. */
export interface DecapBackend {
  entriesByFiles(files: { path: string; label: string }[]): Promise<{ data: string; file: { path: string } }[]>;
  getEntry(path: string): Promise<{ data: string }>;
  persistEntry(
    entry: { dataFiles: { path: string; raw: string; base?: string }[]; assets: DecapAsset[] },
    options: object,
  ): Promise<unknown>;
  getMediaFile(path: string): Promise<{ file: Blob }>;
  deleteFiles(paths: string[], commitMessage: string): Promise<unknown>;
}

/** The content to save, and its checks. */
export interface SavedContent {
  /** Paths below `data/` of all files. */
  files: readonly string[];
  check: Check;
  checkPhotos: PhotoCheck;
}

/** Delays, in ms, before each attempt to read back what was saved: a host may lag. */
const readDelays = [0, 500, 1500];

/**
 * Wraps a Decap backend so that no save loses work or breaks the site. A save
 *
 * 1. reads all files again, and asks the owner if the edited file has changed since he opened it;
 * 2. applies only his changes to its text, and runs the whole check on the result and its photos;
 * 3. has the backend write it, with the uploads that it names, and reads it back before it reports success.
 *
 * A photo in use can't be deleted.
 *
 * @returns the backend, and functions for the last known texts (`undefined` until all files were read) and to read all files
 */
export function saveSafely<Backend extends DecapBackend>(
  backend: Backend,
  { files, check, checkPhotos }: SavedContent,
  dialogs: SavingDialogs,
) {
  const { texts: words } = dialogs;
  const known = new Map<string, string>();
  /** The latest saved text by the text that the form was opened with, which the form's data still name after a save. */
  const written = new Map<string, string>();
  const nameOf = (path: string) => path.replace(/^data\//, "");

  const getEntry = backend.getEntry.bind(backend);
  const persistEntry = backend.persistEntry.bind(backend);
  const deleteFiles = backend.deleteFiles.bind(backend);

  const readAll = async (): Promise<Texts> => {
    const entries = await backend.entriesByFiles(files.map((file) => ({ path: `data/${file}`, label: file })));
    for (const { file, data } of entries) known.set(nameOf(file.path), data);
    return new Map(known);
  };

  const readBack = async (path: string, text: string): Promise<boolean> => {
    for (const delay of readDelays) {
      await new Promise((resolve) => setTimeout(resolve, delay));
      if ((await getEntry(path)).data === text) return true;
    }
    return false;
  };

  const savedPhoto = (name: string) =>
    backend.getMediaFile(`data/${name}`).then(
      ({ file }) => file,
      () => undefined,
    );

  backend.persistEntry = async ({ dataFiles, assets, ...entry }, options) => {
    const [dataFile] = dataFiles;
    if (!dataFile || dataFiles.length > 1) throw new Error("The editor saves one file at a time");
    const file = nameOf(dataFile.path);
    const { data: edited, source: opened } = dataOf(JSON.parse(dataFile.raw));
    const texts = await readAll();
    const current = texts.get(file) ?? "";

    if (current !== (written.get(opened) ?? opened)) {
      const [theirs, mine] = [readYaml(current), plainData(edited)];
      if (!isSame(theirs, mine) && !(await dialogs.resolveConflict(file, theirs, mine))) throw words.keptOtherVersion;
    }
    const { text, problems: wrong, elsewhere, faithful, data } = textWith(check, texts, file, edited);
    const uploaded = (name: string) => assets.find(({ path }) => nameOf(path) === name)?.fileObj;
    const wrongPhotos = await checkPhotos(file, data, async (name) => uploaded(name) ?? savedPhoto(name));
    const problems = [...wrong, ...wrongPhotos];
    const attempted = new Map([...texts, [file, text]]);
    if (problems.length > 0) {
      dialogs.showProblems(problems, attempted);
      throw words.hasProblems(problems.length);
    }
    if (!faithful) throw words.cannotBeWritten;
    const before = readYaml(current);
    if (!isSame(before, data) && dialogs.confirmChanges && !(await dialogs.confirmChanges(file, before, data))) {
      throw words.notConfirmed;
    }
    // Decap also passes uploads that were replaced or refused.
    const isNamed = photoUse([text]);
    const named = assets.filter(({ path }) => isNamed(nameOf(path)));
    const edit = { ...dataFile, raw: text, base: current };
    await persistEntry({ ...entry, dataFiles: [edit], assets: named }, options).catch((error) => {
      // As a string: Decap would also show the name of an error.
      throw error instanceof Error ? error.message : error;
    });
    if (!(await readBack(dataFile.path, text))) throw words.notReadBack;
    known.set(file, text);
    written.set(opened, text);
    if (elsewhere.length > 0) dialogs.showElsewhere(elsewhere, attempted);
  };

  backend.deleteFiles = async (paths, commitMessage) => {
    const used = paths.map(nameOf).find(photoUse((await readAll()).values()));
    if (used !== undefined) throw new Error(words.photoInUse(used));
    return deleteFiles(paths, commitMessage);
  };

  // Caches what Decap reads for its forms and previews: the checks at the fields follow changes by others.
  backend.getEntry = async (path) => {
    const entry = await getEntry(path);
    known.set(nameOf(path), entry.data);
    return entry;
  };

  const lastTexts = (): Texts | undefined => (files.every((file) => known.has(file)) ? known : undefined);
  return { backend, lastTexts, readAll };
}
