import { checkSources } from "../../gatsby-plugin-content-model/check-sources";
import { fieldAt } from "../../gatsby-plugin-content-model/fields";
import { describeProblem, errorsIn, type Problem } from "../../gatsby-plugin-content-model/problems";
import { valueAt } from "../../gatsby-plugin-content-model/values";
import { savingTexts } from "../texts";
import { readableYaml } from "./rewrite-yaml";
import type { EditorSite } from "./site";

/** Texts of all files by their path below `data/`. */
export type Texts = ReadonlyMap<string, string>;

/** The build's check of all files, in the form's terms: a field is not a line to add, and a file has the name of the editor's menu. */
export function checkInForms({ model, files }: Pick<EditorSite, "model" | "files">, texts: Texts): Problem[] {
  const sources = new Map([...texts].map(([file, text]) => [file, new TextEncoder().encode(text)]));
  const inForm = ({ severity, file, path, message }: Problem): string => {
    const schema = model.files[file];
    const isEmpty = (valueAt(readableYaml(texts.get(file) ?? ""), path) ?? "") === "";
    if (severity === "error" && isEmpty && schema)
      return fieldAt(schema, path)?.kind === "array" ? savingTexts.emptyList : savingTexts.empty;
    return files.reduce((words, { file, label }) => words.replace(`data/${file}`, `“${label}”`), message);
  };
  return checkSources(model, sources).problems.map((problem) => ({ ...problem, message: inForm(problem) }));
}

/** What is wrong with the lines of a file, each with its place: a file is not always read as it was meant. */
export const brokenLines = (site: EditorSite, file: string, text: string): string[] =>
  errorsIn(checkInForms(site, new Map([[file, text]])))
    .filter((problem) => problem.file === file && problem.path.length === 0)
    .map(describeProblem);

/** The model of a file. */
export function schemaOf({ model }: EditorSite, file: string): EditorSite["model"]["files"][string] {
  const schema = model.files[file];
  if (!schema) throw new Error(`The content model has no file ${file}`);
  return schema;
}
