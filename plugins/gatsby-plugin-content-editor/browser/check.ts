import { photoProblems } from "../../gatsby-plugin-content-model/check/photos";
import { checkSources } from "../../gatsby-plugin-content-model/check-sources";
import type { ContentModel, FieldProblem } from "../../gatsby-plugin-content-model/options";
import { valueAt } from "../../gatsby-plugin-content-model/values";
import { photoFile } from "./photo-file";
import { readableYaml } from "./rewrite-yaml";
import type { Check, PhotoCheck, Texts } from "./saving";
import type { EditorSite } from "./site";

/** Encodes texts as the bytes of the files. */
const bytesOf = (texts: Texts) => new Map([...texts].map(([file, text]) => [file, new TextEncoder().encode(text)]));

/** The build's check of all files, including the rules between files. */
export function checkOf(model: ContentModel): Check {
  return (texts) => checkSources(model, bytesOf(texts)).problems;
}

/** The build's check in the form's terms: a field is not a line to add, and a file has the name of the editor's menu. */
export function checkInForms({ model, files, texts }: Pick<EditorSite, "model" | "files" | "texts">): Check {
  const check = checkOf(model);
  const inForms = (contents: Texts, { file, path, message }: FieldProblem) =>
    valueAt(readableYaml(contents.get(file) ?? ""), path) === undefined
      ? texts.problems.empty
      : files.reduce((words, { file: name, label }) => words.replace(`data/${name}`, `“${label}”`), message);
  return (contents) => check(contents).map((problem) => ({ ...problem, message: inForms(contents, problem) }));
}

/** The build's check of the photos that one file names. */
export function photoCheckOf({ files }: ContentModel): PhotoCheck {
  return (file, data, find) =>
    photoProblems(files, { [file]: data }, async (name) => {
      const photo = await find(name);
      return photo && photoFile(photo);
    });
}
