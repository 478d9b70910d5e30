import type { AppEventListener } from "@sveltia/cms";
import { z } from "zod";
import { type Files, fieldAt, rootOf } from "../../gatsby-plugin-content-model/fields";
import { type PhotoFile, photoProblems, photosIn, smallPhotos } from "../../gatsby-plugin-content-model/photos";
import {
  describeProblem,
  errorsIn,
  type FieldProblem,
  type Problem,
  warningsIn,
} from "../../gatsby-plugin-content-model/problems";
import { isUrl, textsIn, valueAt } from "../../gatsby-plugin-content-model/values";
import { githubTexts, savingTexts as words } from "../texts";
import { applyChanges } from "./apply-changes";
import { checkInForms, fieldLabel } from "./check";
import { folder, sourceKey } from "./config";
import { ask } from "./dialog";
import { type Commit, readBlob, readBranch, type Snapshot } from "./github";
import { withPlaces } from "./list-entries";
import type { Conflict } from "./merge";
import { photoFile } from "./photo-file";
import type { Data } from "./plain-data";
import type { Save } from "./publishing";
import { showField } from "./show-field";
import type { EditorSite } from "./site";
import { readYaml } from "./yaml-text";

/** Files that the media library may bring: after its conversion, the formats that a build resizes. */
const isPhoto = (name: string) => /\.(?:jpe?g|png|webp)$/i.test(name);

/** Decodes a file of a commit. */
const fileOf = (contents: string) => new Blob([Uint8Array.from(atob(contents), (sign) => sign.charCodeAt(0))]);

/** Encodes a text for a commit. */
const base64Of = (text: string) =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(""));

/** Reads a text with its byte order mark. */
const textOf = async (file: Blob) => new TextDecoder("utf-8", { ignoreBOM: true }).decode(await file.arrayBuffer());

/** Stands for a photo that is known to be sound. */
const soundPhoto: PhotoFile = {
  bytes: 0,
  readMetadata: async () => ({ format: "jpeg", isAnimated: false, width: 1000, height: 1000 }),
  isOpaque: async () => true,
};

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
 * Each throws, in words for the owner, if nothing may be written; the form then keeps its text. `open` makes a file's form, and
 * `conclude`, after the commit, passes to `tell` what came of it.
 */
export function safeSaves(site: EditorSite, tell: (save: Save) => unknown) {
  const schemaOf = (file: string) => site.model.files[file] as Files[string];

  let prepared: Prepared | undefined;

  /** The last commit. */
  let made: Save | undefined;

  /** Problems of a file's text as a whole: the form can't hold what is meant there. */
  const textProblems = (file: string, text: string) =>
    checkInForms(site, new Map([[file, text]]))
      .problems.filter((each) => each.file === file && each.path.length === 0)
      .map(describeProblem);

  /** A form's data: those of a file, and its text. Sveltia CMS finds a photo of the library by a path with a slash. */
  function formData(file: string, text: string): Data {
    const data = withPlaces(readYaml(text)) as Data;
    for (const [path, value] of textsIn(data)) {
      const { photo, kind, schema } = fieldAt(schemaOf(file), path) ?? {};
      const isChosen = kind === "boolean" || kind === "enum";
      const shown =
        photo && !isUrl(value)
          ? `/${value}`
          : isChosen
            ? ((schema && z.safeParse(schema, value).data) ?? value)
            : value;
      if (shown !== value) (valueAt(data, path.slice(0, -1)) as Data)[String(path.at(-1))] = shown;
    }
    return { ...data, [sourceKey]: text };
  }

  function open(file: string, text: string): Data {
    const problems = textProblems(file, text);
    if (problems.length > 0) void ask(words.unreadable(problems));
    return formData(file, text);
  }

  /** Asks, once for all, whether the owner's values shall replace somebody else's. */
  async function settle(file: string, conflicts: Conflict[], theirs: Data, mine: Data): Promise<void> {
    if (conflicts.length === 0) return;
    const fields = conflicts.map(({ path, side, ...values }) =>
      words.conflict(fieldLabel(site, file, path, side === "mine" ? mine : theirs), values.theirs, values.mine),
    );
    if (!(await ask(words.conflicts(fields), words.replaceTheirs))) throw new Error(words.keptTheirs);
  }

  async function prepareFile(file: string, { [sourceKey]: source, ...edited }: Data): Promise<Data> {
    const branch = await readBranch();
    const { oid } = branch.files.get(file) ?? {};
    // Of a file that was deleted meanwhile, Sveltia CMS has asked whether it shall be there again.
    const there = oid ? await textOf(await readBlob(oid)) : String(source);
    const problems = textProblems(file, there);
    if (problems.length > 0) throw new Error(words.unreadable(problems));
    const root = rootOf(schemaOf(file));
    const { text, theirs, mine, conflicts } = applyChanges(there, root, readYaml(String(source)), edited);
    await settle(file, conflicts, theirs, mine);
    prepared = { file, branch, text, isChanged: !oid || text !== there };
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

  async function check(commit: Commit): Promise<Commit | undefined> {
    const { additions } = commit.fileChanges;
    // The media library has every file that is not a form's, and its "select all" means it, too.
    const deletions = commit.fileChanges.deletions.filter(({ path }) => isPhoto(path));
    const added = new Map(additions.map(({ path, contents }) => [path.slice(folder.length), fileOf(contents)]));
    const removed = new Set(deletions.map(({ path }) => path.slice(folder.length)));
    const [file] = [...added.keys()].filter((name) => name in site.model.files);
    const others = [...added.keys()].filter((name) => name !== file && !isPhoto(name));
    if (others.length > 0) throw new Error(words.noPhoto(others));
    if (file && prepared?.file !== file) throw new Error(githubTexts.notSupported);
    const save = file ? prepared : undefined;
    const branch = save?.branch ?? (await readBranch());
    if (branch.head !== commit.expectedHeadOid) throw new Error(githubTexts.moved);

    const before = new Map<string, string>();
    for (const [name, { text }] of branch.files) if (/\.ya?ml$/i.test(name)) before.set(name, text ?? "");
    const after = save ? new Map([...before, [save.file, save.text]]) : before;
    const [known, found] = [checkInForms(site, before), checkInForms(site, after)];
    // By its words, since lines and entries may have moved.
    const isNew = (each: Problem) =>
      known.problems.every(({ file, message }) => file !== each.file || message !== each.message);
    const errors = errorsIn(found.problems);
    const wrong = errors.filter((each) => each.file === file || isNew(each));

    const label = (each: FieldProblem | Problem) =>
      "line" in each && each.path.length === 0
        ? describeProblem(each)
        : `${fieldLabel(site, each.file, each.path, each.file === file && save ? readYaml(save.text) : found.valid[each.file])}: ${each.message}`;
    const refuse = (problems: (FieldProblem | Problem)[]) => {
      if (problems[0]?.file === file) void showField(problems[0]?.path ?? []);
      throw new Error(words.problems(problems.map(label)));
    };
    if (wrong.length > 0) refuse(wrong);

    // As in a build, once the texts are right. A photo that stays as it is was checked when it came, and is not read again.
    const named = new Set(photosIn(site.model.files, known.valid).map(({ name }) => name));
    const isTouched = (name: string) => added.has(name) || removed.has(name) || !named.has(name);
    const find = async (name: string) => {
      const there = removed.has(name) ? undefined : branch.files.get(name);
      if (there && !isTouched(name)) return soundPhoto;
      const bytes = added.get(name) ?? (there && (await readBlob(there.oid)));
      return bytes && photoFile(bytes);
    };
    const faulty = await photoProblems(site.model.files, found.valid, find);
    const touched = faulty.filter((each) => isTouched(String(valueAt(found.valid[each.file], each.path))));
    if (touched.length > 0) refuse(touched);

    const uploaded = async (name: string) => (added.has(name) ? find(name) : undefined);
    const small = await smallPhotos(site.model, found.valid, uploaded);
    const isEmpty = save && !save.isChanged && additions.length === 1 && deletions.length === 0;
    made = {
      file: file ?? "",
      ...(!isEmpty && { replaced: branch.head }),
      // What was wrong before stops a build, too.
      errors: [...errors, ...faulty].map(label),
      warnings: [...warningsIn(found.problems).filter(isNew), ...small].map(label),
    };
    if (isEmpty) return undefined;
    const exact = additions.map((each) =>
      save && each.path === folder + file ? { ...each, contents: base64Of(save.text) } : each,
    );
    return { ...commit, fileChanges: { additions: exact, deletions } };
  }

  const conclude = () => {
    if (made) void tell(made);
  };

  return { open, prepare, conclude, check };
}
