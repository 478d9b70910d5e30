import type { AppEventListener } from "@sveltia/cms";
import { z } from "zod";
import {
  type Field,
  type FieldPath,
  type Files,
  fieldAt,
  rootOf,
  withChildren,
} from "../../gatsby-plugin-content-model/fields";
import { isUrl, textsIn, valueAt } from "../../gatsby-plugin-content-model/values";
import { githubTexts, savingTexts as words } from "../texts";
import { applyChanges } from "./apply-changes";
import { fieldLabel, textProblems } from "./check";
import { checkCommit } from "./check-commit";
import { folder, sourceKey, titlesKey } from "./config";
import { ask } from "./dialog";
import { type Commit, GitHubError, readBlob, readBranch, type Snapshot } from "./github";
import { withPlaces } from "./list-entries";
import type { Conflict, Side } from "./merge";
import type { Data } from "./plain-data";
import type { Save } from "./publishing";
import { showField } from "./show-field";
import type { EditorSite } from "./site";
import { readYaml } from "./yaml-text";

/** Files that the media library may bring: after its conversion, the formats that a build resizes. */
const isPhoto = (name: string) => /\.(?:jpe?g|png|webp)$/i.test(name);

/** Decodes a file of a commit. */
const blobOf = (contents: string) => new Blob([Uint8Array.from(atob(contents), (sign) => sign.charCodeAt(0))]);

/** Encodes a text for a commit. */
const base64Of = (text: string) =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(""));

/** Reads a text with its byte order mark. */
const textOf = async (file: Blob) => new TextDecoder("utf-8", { ignoreBOM: true }).decode(await file.arrayBuffer());

/** What a field of the form holds, by its text in the file. */
function inForm({ photo, kind, schema }: Field, text: string): unknown {
  // Sveltia CMS finds a photo of the library by a path with a slash.
  if (photo) return isUrl(text) ? text : `/${text}`;
  return kind === "boolean" || kind === "enum" ? (z.safeParse(schema, text).data ?? text) : text;
}

/** A file that is about to be saved. */
interface Prepared {
  file: string;
  /** The branch on which the save is based. */
  branch: Snapshot;
  /** Whether the text differs from that on the branch. */
  isChanged: boolean;
  text: string;
}

/**
 * What makes a save safe, in two steps:
 *
 * 1. `prepare`, before Sveltia CMS makes a commit, applies the owner's changes to the text that is on the branch by now. If somebody else
 *    has changed the same field, he decides.
 * 2. `check`, before the commit is sent, runs the build's whole check on what would then be there, photos included. It returns the
 *    commit with the prepared text, since Sveltia CMS trims its own; `undefined` if all of it is there already.
 *
 * Each throws, in words for the owner, if nothing may be written; the form then keeps its text. `formData` makes a file's form, `open` also
 * says if it can't be saved, and `conclude`, after the commit, passes to `tell` what came of it.
 */
export function safeSaves(site: EditorSite, tell: (save: Save) => unknown) {
  const schemaOf = (file: string) => site.model.files[file] as Files[string];

  let prepared: Prepared | undefined;

  /** The last commit. */
  let made: Save | undefined;

  /** A form's data: those of a file, and its text. */
  function formData(file: string, text: string): Data {
    const data = withPlaces(readYaml(text)) as Data;
    for (const [path, value] of textsIn(data)) {
      const field = fieldAt(schemaOf(file), path);
      if (field) (valueAt(data, path.slice(0, -1)) as Data)[String(path.at(-1))] = inForm(field, value);
    }
    const titles = withChildren(rootOf(schemaOf(file))).map(({ title }) => title);
    return { ...data, [sourceKey]: text, [titlesKey]: titles.join("\n") };
  }

  function open(file: string, text: string): Data {
    const problems = textProblems(site, file, text);
    if (problems.length > 0) void ask(words.unreadable(problems));
    return formData(file, text);
  }

  /** Asks, once for all, whose values shall be saved of the fields that somebody else has changed, too. */
  async function settle(file: string, conflicts: Conflict[], data: Record<Side, Data>): Promise<Side> {
    const fields = conflicts.map(({ path, side, theirs, mine }) =>
      words.conflict(fieldLabel(site, file, path, data[side]), theirs, mine),
    );
    const answer = await ask(words.conflicts(fields), words.keepTheirs, words.replaceTheirs);
    if (!answer) throw new Error(words.nothingSaved);
    return answer === words.replaceTheirs ? "mine" : "theirs";
  }

  /** Asks whether to leave out what no field holds any more: a draft may be of an older model. */
  async function settleFieldless(file: string, opened: Data, edited: Data): Promise<void> {
    const isOwn = (path: FieldPath) => !fieldAt(schemaOf(file), path) && !String(path.at(-1)).startsWith("__");
    const written = [...textsIn(edited)].filter(
      ([path, text]) => text && isOwn(path) && valueAt(opened, path) !== text,
    );
    const texts = written.map(([, text]) => text);
    if (texts.length > 0 && !(await ask(words.fieldless(texts), words.saveWithout)))
      throw new Error(words.nothingSaved);
  }

  async function prepareFile(file: string, { [sourceKey]: source, ...edited }: Data): Promise<Data> {
    const branch = await readBranch();
    const { oid } = branch.files.get(file) ?? {};
    // Of a file that was deleted meanwhile, Sveltia CMS has asked whether it shall be there again.
    const there = oid ? await textOf(await readBlob(oid)) : String(source);
    const problems = textProblems(site, file, there);
    if (problems.length > 0) throw new Error(words.unreadable(problems));
    const opened = readYaml(String(source));
    await settleFieldless(file, opened, edited);
    const merge = (winner?: Side) => applyChanges(there, rootOf(schemaOf(file)), opened, edited, winner);
    const { conflicts, ...merged } = merge();
    const { text } = conflicts.length > 0 ? merge(await settle(file, conflicts, merged)) : merged;
    prepared = { file, branch, text, isChanged: !oid || text !== there };
    return formData(file, text);
  }

  const prepare: AppEventListener["handler"] = async ({ entry }) => {
    const data = entry.get("data");
    try {
      const file = String(entry.get("path")).slice(folder.length);
      return entry.set("data", data.clear().merge(await prepareFile(file, data.toJS())));
    } catch (error) {
      const cause = error instanceof GitHubError ? new Error(githubTexts.notSaved(error.message)) : error;
      // By this message Sveltia CMS shows the cause in its dialog.
      throw new Error("saving_failed", { cause });
    }
  };

  async function check(commit: Commit): Promise<Commit | undefined> {
    const { additions } = commit.fileChanges;
    // The media library has every file that is not a form's, and its "select all" means it, too.
    const deletions = commit.fileChanges.deletions.filter(({ path }) => isPhoto(path));
    const added = new Map(additions.map(({ path, contents }) => [path.slice(folder.length), blobOf(contents)]));
    const removed = new Set(deletions.map(({ path }) => path.slice(folder.length)));
    const forms = [...added.keys()].filter((name) => name in site.model.files);
    const others = [...added.keys()].filter((name) => !forms.includes(name) && !isPhoto(name));
    if (others.length > 0) throw new Error(words.noPhoto(others));
    const [file] = forms;
    const saved = file === undefined ? undefined : prepared;
    // Each commit is prepared anew, and only one form at a time: a photo of two forms can't be renamed.
    if (forms.length > 1 || file !== saved?.file) throw new Error(githubTexts.notSupported);
    const branch = saved?.branch ?? (await readBranch());
    if (branch.head !== commit.expectedHeadOid) throw new Error(githubTexts.notSaved(githubTexts.moved));

    const found = await checkCommit(site, branch, { saved, added, removed }, showField);
    const isEmpty = saved && !saved.isChanged && additions.length === 1 && deletions.length === 0;
    made = { file: file ?? "", ...(!isEmpty && { replaced: branch.head }), ...found };
    if (isEmpty) return undefined;
    const exact = additions.map((each) =>
      saved && each.path === folder + file ? { ...each, contents: base64Of(saved.text) } : each,
    );
    const message = saved ? { headline: words.commit(fieldLabel(site, saved.file, [], undefined)) } : commit.message;
    return { ...commit, message, fileChanges: { additions: exact, deletions } };
  }

  const conclude = () => {
    if (made) void tell(made);
  };

  return { formData, open, prepare, conclude, check };
}
