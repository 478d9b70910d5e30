import type { FieldPath } from "../../gatsby-plugin-content-model/fields";
import { type PhotoFile, photoProblems, photosIn, smallPhotos } from "../../gatsby-plugin-content-model/photos";
import {
  describeProblem,
  errorsIn,
  type FieldProblem,
  type Problem,
  warningsIn,
} from "../../gatsby-plugin-content-model/problems";
import { valueAt } from "../../gatsby-plugin-content-model/values";
import { savingTexts as words } from "../texts";
import { checkInForms, fieldLabel } from "./check";
import { readBlob, type Snapshot } from "./github";
import { photoFile } from "./photo-file";
import type { EditorSite } from "./site";
import { readYaml } from "./yaml-text";

/** What a commit would change, by path below `data/`. */
export interface Changes {
  /** The form's file with its text; none if only photos change. */
  saved?: { file: string; text: string };
  /** Photos that are uploaded. */
  added: ReadonlyMap<string, Blob>;
  /** Photos that are deleted. */
  removed: ReadonlySet<string>;
}

/** Stands for a photo that is known to be sound. */
const soundPhoto: PhotoFile = {
  bytes: 0,
  readMetadata: async () => ({ format: "jpeg", isAnimated: false, width: 1000, height: 1000 }),
  isOpaque: async () => true,
};

/**
 * Runs the build's whole check on what would be on the branch after a commit, photos included, once the texts are right. Throws, in words for
 * the owner, if the saved file has an error, or another has one that it had not before.
 *
 * @param show moves the form to the first error, if it is in the saved file
 * @returns in words, the errors that were there before, which stop a build, too, and of what the site warns since this commit
 */
export async function checkCommit(
  site: EditorSite,
  branch: Snapshot,
  { saved, added, removed }: Changes,
  show: (path: FieldPath) => unknown,
) {
  const before = new Map<string, string>();
  for (const [name, { text }] of branch.files) if (/\.ya?ml$/i.test(name)) before.set(name, text ?? "");
  const after = saved ? new Map([...before, [saved.file, saved.text]]) : before;
  const [known, found] = [checkInForms(site, before), checkInForms(site, after)];

  const inWords = (problem: FieldProblem | Problem): string => {
    const { file, path, message } = problem;
    if ("line" in problem && path.length === 0) return describeProblem(problem);
    const data = saved?.file === file ? readYaml(saved.text) : found.valid[file];
    return `${fieldLabel(site, file, path, data)}: ${message}`;
  };
  const refuse = (problems: (FieldProblem | Problem)[]) => {
    const [first] = problems;
    if (!first) return;
    if (first.file === saved?.file) show(first.path);
    throw new Error(words.problems(problems.map(inWords)));
  };

  // By its words, since lines and entries may have moved.
  const isNew = ({ file, message }: Problem) =>
    known.problems.every((each) => each.file !== file || each.message !== message);
  const errors = errorsIn(found.problems);
  refuse(errors.filter((each) => each.file === saved?.file || isNew(each)));

  // A photo that stays as it is was checked when it came, and is not read again.
  const named = new Set(photosIn(site.model.files, known.valid).map(({ name }) => name));
  const isTouched = (name: string) => added.has(name) || removed.has(name) || !named.has(name);
  const find = async (name: string) => {
    const there = removed.has(name) ? undefined : branch.files.get(name);
    if (there && !isTouched(name)) return soundPhoto;
    const bytes = added.get(name) ?? (there && (await readBlob(there.oid)));
    return bytes && photoFile(bytes);
  };
  const faulty = await photoProblems(site.model.files, found.valid, find);
  refuse(faulty.filter(({ file, path }) => isTouched(String(valueAt(found.valid[file], path)))));

  const findAdded = async (name: string) => (added.has(name) ? find(name) : undefined);
  const small = await smallPhotos(site.model, found.valid, findAdded);
  return {
    errors: [...errors, ...faulty].map(inWords),
    warnings: [...warningsIn(found.problems).filter(isNew), ...small].map(inWords),
  };
}
