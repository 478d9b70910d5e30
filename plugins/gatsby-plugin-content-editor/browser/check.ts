import { checkSources } from "../../gatsby-plugin-content-model/check-sources";
import type { ContentModel } from "../../gatsby-plugin-content-model/options";
import { photoProblems } from "../../gatsby-plugin-content-model/photos";
import type { Problem } from "../../gatsby-plugin-content-model/problems";
import { valueAt } from "../../gatsby-plugin-content-model/values";
import { photoFile } from "./photo-file";
import { readableYaml } from "./rewrite-yaml";
import type { EditorSite } from "./site";

/** Texts of all files by their path below `data/`. */
export type Texts = ReadonlyMap<string, string>;

/** The whole check of the content, including the rules between files. */
export type Check = (texts: Texts) => readonly Problem[];

/** The build's check of all files. */
export function checkOf(model: ContentModel): Check {
  return (texts) =>
    checkSources(model, new Map([...texts].map(([file, text]) => [file, new TextEncoder().encode(text)]))).problems;
}

/** The build's check in the form's terms: a field is not a line to add, and a file has the name of the editor's menu. */
export function checkInForms({ model, files, texts }: Pick<EditorSite, "model" | "files" | "texts">): Check {
  const check = checkOf(model);
  const inForms = (contents: Texts, { file, path, message }: Problem) =>
    valueAt(readableYaml(contents.get(file) ?? ""), path) === undefined
      ? texts.problems.empty
      : files.reduce((words, { file: name, label }) => words.replace(`data/${name}`, `“${label}”`), message);
  return (contents) => check(contents).map((problem) => ({ ...problem, message: inForms(contents, problem) }));
}

/**
 * The build's check of the photos that one file names.
 *
 * @param find returns the photo of a path below `data/`; `undefined` if it is missing
 */
export function checkPhotos(
  { files }: ContentModel,
  file: string,
  data: object,
  find: (name: string) => Promise<Blob | undefined>,
) {
  return photoProblems(files, { [file]: data }, async (name) => {
    const photo = await find(name);
    return photo && photoFile(photo);
  });
}
