import type { FieldPath } from "../../gatsby-plugin-content-model/fields";
import { photoProblems } from "../../gatsby-plugin-content-model/photos";
import { describeProblem } from "../../gatsby-plugin-content-model/problems";
import { invisible } from "../../gatsby-plugin-content-model/signs";
import { differences, textsIn, valueAt } from "../../gatsby-plugin-content-model/values";
import { savingTexts as words } from "../texts";
import { checkInForms, type Texts } from "./check";
import { chooseMine, showProblems } from "./dialogs";
import { dataOf } from "./format";
import { photoFile } from "./photo-file";
import { readYaml, rewriteYaml } from "./rewrite-yaml";
import type { EditorSite } from "./site";

/** Why nothing is saved or opened. Decap shows an error of a save with its name, which would be English. */
class Refusal extends Error {
  override name = "";
}

/** Pasted texts bring invisible characters along, from a web page or a word processor. */
const allInvisible = new RegExp(invisible, "gu");

/** Whether a field was left empty: no text, an empty list, or a group without a filled field. */
const isEmpty = (value: unknown) =>
  value === undefined || value === "" || (typeof value === "object" && Object.keys(value ?? {}).length === 0);

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

const isSame = (one: unknown, other: unknown) => differences(one, other).length === 0;

/** Applies data to a file's text; returns it with the problems that block the save: all of this file, and new ones of others. */
export function textWith(site: Pick<EditorSite, "model" | "files">, texts: Texts, file: string, data: object) {
  const text = rewriteYaml(texts.get(file) ?? "", data);
  if (!isSame(data, readYaml(text))) throw new Refusal(words.cannotBeWritten);
  const known = new Set(checkInForms(site, texts).map(describeProblem));
  const problems = checkInForms(site, new Map([...texts, [file, text]])).filter(
    (problem) => problem.file === file || !known.has(describeProblem(problem)),
  );
  return { text, problems };
}

/** A field that the owner and somebody else have changed differently. */
export interface Conflict {
  path: FieldPath;
  theirs: unknown;
  mine: unknown;
}

/** Whether one of two paths is, or is within, the other. */
const overlap = (one: FieldPath, other: FieldPath) =>
  one.slice(0, other.length).every((key, depth) => key === other[depth]);

/** Applies the owner's changes of a file to the version that is there now, field by field. */
export function merge(opened: object, theirs: object, mine: object): { merged: object; conflicts: Conflict[] } {
  const ownChanges = differences(opened, mine);
  const conflicts = differences(opened, theirs)
    .map(({ path }) => ownChanges.find((own) => overlap(own.path, path))?.path)
    .filter((path) => path !== undefined)
    .map((path) => ({ path, theirs: valueAt(theirs, path), mine: valueAt(mine, path) }))
    .filter((conflict) => !isSame(conflict.theirs, conflict.mine));
  const merged = structuredClone(theirs);
  // The last first, so that the indexes of list entries that are removed stay right.
  for (const { path, after } of ownChanges.reverse()) {
    const [parent, key] = [valueAt(merged, path.slice(0, -1)) as Record<PropertyKey, unknown>, path.at(-1) ?? ""];
    if (Array.isArray(parent) && after === undefined) parent.splice(Number(key), 1);
    else if (parent) parent[key] = structuredClone(after);
  }
  return { merged: plainData(merged), conflicts };
}

/**
 * Wraps a backend of Decap so that no save loses work or breaks the site. A save
 *
 * 1. reads all files again, and merges the owner's changes into the edited one; if a field was changed differently, he decides;
 * 2. applies the result to the file's text, and runs the whole check on it and on its photos;
 * 3. writes it, with the uploads that it names.
 *
 * @param prefix folder of the files in the backend, with its slash
 */
export function saveSafely(backend: DecapBackend, site: EditorSite, prefix: string): DecapBackend {
  const nameOf = (path: string) => path.slice(prefix.length);
  /** The form's data at its last save, by the text that it was opened with: the data still name that text after a save. */
  const saved = new Map<string, object>();
  const getEntry = backend.getEntry.bind(backend);
  const persistEntry = backend.persistEntry.bind(backend);

  /** Parses a file, or throws what is wrong with it, in words. */
  const read = (file: string, text: string) => {
    try {
      return readYaml(text);
    } catch {
      const problems = checkInForms(site, new Map([[file, text]])).filter((problem) => problem.file === file);
      throw new Refusal(words.unreadable(problems.map(describeProblem).join(" ")));
    }
  };

  // Decap would show an empty form for a file that can't be parsed.
  backend.getEntry = async (path) => {
    const entry = await getEntry(path);
    read(nameOf(path), entry.data);
    return entry;
  };

  backend.persistEntry = async ({ dataFiles, assets, ...entry }, options) => {
    const [dataFile] = dataFiles;
    if (!dataFile || dataFiles.length > 1) throw new Error("The editor saves one file at a time");
    const file = nameOf(dataFile.path);
    const { data: edited, source } = dataOf(dataFile.raw);
    const entries = await backend.entriesByFiles(
      site.files.map((each) => ({ path: prefix + each.file, label: each.label })),
    );
    const texts: Texts = new Map(entries.map(({ file: { path }, data }) => [nameOf(path), data]));

    const mine = plainData(edited);
    const theirs = read(file, texts.get(file) ?? "");
    const { merged, conflicts } = merge(saved.get(source) ?? readYaml(source), theirs, mine);
    if (conflicts.length > 0 && !(await chooseMine(site, file, conflicts, mine)))
      throw new Refusal(words.keptOtherVersion);

    const { text, problems: wrong } = textWith(site, texts, file, merged);
    const photoOf = async (name: string) => {
      const uploaded = assets.find(({ path }) => nameOf(path) === name)?.fileObj;
      const saved = () => backend.getMediaFile(prefix + name).then(({ file: photo }) => photo);
      const photo = uploaded ?? (await saved().catch(() => undefined));
      return photo && photoFile(photo);
    };
    // As in a build, once the texts are right.
    const problems = wrong.length > 0 ? wrong : await photoProblems(site.model.files, { [file]: merged }, photoOf);
    if (problems.length > 0) {
      showProblems(site, problems, new Map([...texts, [file, text]]));
      throw new Refusal(words.hasProblems);
    }

    // Decap also passes uploads that were replaced or refused.
    const named = new Set([...textsIn(merged)].map(([, value]) => value));
    const uploads = assets.filter(({ path }) => named.has(nameOf(path)));
    await persistEntry({ ...entry, dataFiles: [{ ...dataFile, raw: text }], assets: uploads }, options);
    saved.set(source, mine);
  };
  return backend;
}
