import type { AppEventListener } from "@sveltia/cms";
import { type FieldPath, type Files, fieldAt, rootOf, titleOf } from "../../gatsby-plugin-content-model/fields";
import { photoProblems, smallPhotos } from "../../gatsby-plugin-content-model/photos";
import {
  describeProblem,
  errorsIn,
  type FieldProblem,
  type Problem,
  warningsIn,
} from "../../gatsby-plugin-content-model/problems";
import { isUrl, textsIn, valueAt } from "../../gatsby-plugin-content-model/values";
import { phrases, savingTexts as words } from "../texts";
import { checkInForms } from "./check";
import { folder, sourceKey } from "./config";
import { type Commit, readFile } from "./github";
import { type Data, merge, plainData } from "./merging";
import { photoFile } from "./photo-file";
import { readYaml, rewriteYaml } from "./rewrite-yaml";
import { showField } from "./show-field";
import type { EditorSite } from "./site";

/** Decodes a file of a commit. */
const fileOf = (contents: string) => new Blob([Uint8Array.from(atob(contents), (sign) => sign.charCodeAt(0))]);

/** Encodes a text for a commit. */
const base64Of = (text: string) =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(""));

/** Reads a text with its byte order mark. */
const textOf = async (file?: Blob) => new TextDecoder("utf-8", { ignoreBOM: true }).decode(await file?.arrayBuffer());

/** A text as Sveltia CMS hands it to a format. */
const asHandedOver = (text: string) => text.trim().replace(/\r\n?/g, "\n");

/**
 * What makes a save safe, in two steps:
 *
 * 1. `prepare`, before Sveltia CMS makes a commit, applies the owner's changes to the text of the file that is there now. If somebody
 *    else has changed the same field, he decides.
 * 2. `check`, before the commit is sent, runs the build's whole check on what would then be there, photos included. It returns the
 *    commit with the prepared text: Sveltia CMS trims its file, and so changes a first line with a byte order mark, and the last line.
 *
 * Each throws, in words for the owner, if nothing may be written; the form then keeps its text. `open` makes a file's form, and
 * `conclude`, after the commit, tells the warnings that it brought.
 */
export function safeSaves(site: EditorSite) {
  const schemaOf = (file: string) => site.model.files[file] as Files[string];

  const labelOf = (file: string) => site.files.find((each) => each.file === file)?.label ?? file;

  /** Label of a field, with its file: `Planos de manutenção › Planos › “Básico” › Preço`. */
  const fieldLabel = (file: string, path: FieldPath, data: unknown) =>
    [labelOf(file), titleOf(schemaOf(file), path, data)].filter(Boolean).join(" › ");

  /** The texts of the commit that Sveltia CMS has read, on which it bases the next; before each save, it looks for a newer one. */
  const texts = new Map<string, string>();

  /** The last text that was prepared, and the one that it replaces. */
  let prepared: { file: string; there: string; text: string } | undefined;

  /** What the last commit brings that the site warns of. */
  let warnings: string[] = [];

  /** Parses a file. If it can't be read, throws with the lines at fault. */
  function parse(file: string, text: string): Data {
    try {
      return readYaml(text);
    } catch {
      const problems = checkInForms(site, new Map([[file, text]])).problems.filter((problem) => problem.file === file);
      throw new Error(words.unreadable(problems.map(describeProblem)));
    }
  }

  /** A form's data: those of a file, and its text. Sveltia CMS finds a photo of the library by a path with a slash. */
  function formData(file: string, text: string): Data {
    const data = parse(file, text);
    for (const [path, name] of textsIn(data)) {
      if (!fieldAt(schemaOf(file), path)?.photo || isUrl(name)) continue;
      (valueAt(data, path.slice(0, -1)) as Data)[String(path.at(-1))] = `/${name}`;
    }
    return { ...data, [sourceKey]: text };
  }

  function open(file: string, text: string): Data {
    texts.set(file, text);
    try {
      return formData(file, text);
    } catch (error) {
      alert((error as Error).message);
      throw error;
    }
  }

  async function prepareFile(file: string, { [sourceKey]: source, ...edited }: Data): Promise<Data> {
    const there = await textOf(await readFile(file));
    const root = rootOf(schemaOf(file));
    const plain = (data: Data) => plainData(data, root) as Data;
    const theirs = parse(file, there);
    const { merged, conflicts } = merge(plain(parse(file, String(source))), theirs, plain(edited));
    const fields = conflicts.map((path) =>
      words.conflict(fieldLabel(file, path, merged), valueAt(theirs, path), valueAt(merged, path)),
    );
    if (conflicts.length > 0 && !confirm(words.conflicts(fields))) throw new Error(words.keptTheirs);
    const text = rewriteYaml(there, merged);
    prepared = { file, there, text };
    return formData(file, text);
  }

  const prepare: AppEventListener["handler"] = async ({ entry }) => {
    const data = entry.get("data");
    try {
      const file = String(entry.get("path")).slice(folder.length);
      return entry.set("data", data.clear().merge(await prepareFile(file, data.toJS())));
    } catch (cause) {
      // By this message Sveltia CMS shows the cause in its dialog.
      throw new Error("saving_failed", { cause });
    }
  };

  async function check(commit: Commit): Promise<Commit> {
    const { additions } = commit.fileChanges;
    // The media library has every file that is not a form's, and its "select all" means it, too.
    const deletions = commit.fileChanges.deletions.filter(({ path }) => !path.endsWith(".md"));
    const added = new Map(additions.map(({ path, contents }) => [path.slice(folder.length), fileOf(contents)]));
    const removed = new Set(deletions.map(({ path }) => path.slice(folder.length)));
    const [file, sent] = [...added].find(([name]) => name.endsWith(".yaml")) ?? [];
    const { there, text } = { there: "", text: "", ...(prepared?.file === file && prepared) };
    if (file && text.trim() !== (await textOf(sent)).trim()) throw new Error(words.notSupported);
    if (file && asHandedOver(there) !== texts.get(file)) throw new Error(phrases.save_conflict.branch_moved);

    const after = new Map([...texts].filter(([name]) => !removed.has(name)));
    if (file) after.set(file, text);
    const known = checkInForms(site, texts).problems;
    // By its words, since lines and entries may have moved.
    const isNew = (each: Problem) => known.every(({ file, message }) => file !== each.file || message !== each.message);
    const { problems: found, valid } = checkInForms(site, after);
    const wrong = errorsIn(found).filter((each) => each.file === file || isNew(each));
    // A commit of photos alone may concern any file.
    const concerned = file ? { [file]: readYaml(text) } : valid;
    const label = (each: FieldProblem | Problem) =>
      "line" in each && each.path.length === 0
        ? describeProblem(each)
        : `${fieldLabel(each.file, each.path, concerned[each.file])}: ${each.message}`;
    const photo = async (name: string) => {
      const there = added.get(name) ?? (await readFile(name));
      return there && !removed.has(name) ? photoFile(there) : undefined;
    };
    // As in a build, once the texts are right.
    const problems = wrong.length > 0 ? wrong : await photoProblems(site.model.files, concerned, photo);
    if (problems[0]) {
      if (problems[0].file === file) void showField(problems[0].path);
      throw new Error(words.problems(problems.map(label)));
    }

    const uploaded = async (name: string) => (added.has(name) ? photo(name) : undefined);
    const small = await smallPhotos(site.model, concerned, uploaded);
    warnings = [...warningsIn(found).filter(isNew), ...small].map(label);
    const exact = additions.map((each) =>
      each.path === `${folder}${file}` ? { ...each, contents: base64Of(text) } : each,
    );
    return { ...commit, fileChanges: { additions: exact, deletions } };
  }

  const conclude = () => {
    if (prepared) texts.set(prepared.file, asHandedOver(prepared.text));
    if (warnings.length > 0) alert(words.warnings(warnings));
  };

  return { open, prepare, check, conclude };
}
