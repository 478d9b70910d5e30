import { checkSources } from "../../gatsby-plugin-content-model/check-sources";
import { type FieldPath, type Files, fieldAt, titleOf } from "../../gatsby-plugin-content-model/fields";
import type { Problem } from "../../gatsby-plugin-content-model/problems";
import { valueAt } from "../../gatsby-plugin-content-model/values";
import { savingTexts } from "../texts";
import type { EditorSite } from "./site";
import { readYaml } from "./yaml-text";

/** Label of a field, with its file: `Planos de manutenção › Planos › “Básico” › Preço`. */
export function fieldLabel({ model, files }: EditorSite, file: string, path: FieldPath, data: unknown): string {
  const form = files.find((each) => each.file === file)?.label ?? file;
  return [form, titleOf(model.files[file] as Files[string], path, data)].filter(Boolean).join(" › ");
}

/**
 * The build's check of all files, in the form's terms: a field is not a line to add, and a file has the name of the editor's menu.
 *
 * @param texts the files by their path below `data/`
 * @returns the problems, and the data of each file that has no error by itself
 */
export function checkInForms(
  { model, files }: Pick<EditorSite, "model" | "files">,
  texts: ReadonlyMap<string, string>,
) {
  const sources = new Map([...texts].map(([file, text]) => [file, new TextEncoder().encode(text)]));
  const inForm = ({ severity, file, path, message }: Problem): string => {
    const schema = model.files[file];
    if (severity === "error" && schema && path.length > 0) {
      const isEmpty = (valueAt(readYaml(texts.get(file) ?? ""), path) ?? "") === "";
      if (isEmpty) return fieldAt(schema, path)?.kind === "array" ? savingTexts.emptyList : savingTexts.empty;
    }
    return files.reduce((words, { file, label }) => words.replace(`data/${file}`, `“${label}”`), message);
  };
  const { problems, valid } = checkSources(model, sources, new Date());
  return { problems: problems.map((problem) => ({ ...problem, message: inForm(problem) })), valid };
}
