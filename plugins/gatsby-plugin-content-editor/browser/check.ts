import { checkSources } from "../../gatsby-plugin-content-model/check-sources";
import { type FieldPath, type Files, fieldAt, rootOf, titleOf } from "../../gatsby-plugin-content-model/fields";
import { describeProblem, type Problem } from "../../gatsby-plugin-content-model/problems";
import { valueAt } from "../../gatsby-plugin-content-model/values";
import { savingTexts } from "../texts";
import { plainData } from "./plain-data";
import type { EditorSite } from "./site";
import { readYaml } from "./yaml-text";

/** Label of a field, with its file: `Planos de manutenção › Planos › “Básico” › Preço`. */
export function fieldLabel({ model, files }: EditorSite, file: string, path: FieldPath, data: unknown): string {
  const form = files.find((each) => each.file === file)?.label ?? file;
  return [form, titleOf(model.files[file] as Files[string], path, data)].filter(Boolean).join(" › ");
}

/**
 * A form's data as the text of its file, in JSON, which is YAML. A new photo, of which a form has the address, gets a name.
 *
 * @param bring takes the name and the address of each new photo
 */
export const textOfForm = (
  { model }: Pick<EditorSite, "model">,
  file: string,
  data: object,
  bring: (name: string, address: string) => void = () => {},
): string =>
  JSON.stringify(plainData(data, rootOf(model.files[file] as Files[string]))).replace(
    /"(blob:[^"]+\/([^"/]+))"/g,
    (_, address: string, id: string) => {
      bring(`${id}.webp`, address);
      return `"${id}.webp"`;
    },
  );

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
      const value = valueAt(readYaml(texts.get(file) ?? ""), path) ?? "";
      if (value === "" || (Array.isArray(value) && value.length === 0))
        return fieldAt(schema, path)?.kind === "array" ? savingTexts.emptyList : savingTexts.empty;
    }
    return files.reduce((words, { file, label }) => words.replace(`data/${file}`, `“${label}”`), message);
  };
  const { problems, valid } = checkSources(model, sources, new Date());
  return { problems: problems.map((problem) => ({ ...problem, message: inForm(problem) })), valid };
}

/** Problems of a file's text as a whole, for the owner: the form can't hold what is meant there. */
export const textProblems = (site: EditorSite, file: string, text: string): string[] =>
  checkInForms(site, new Map([[file, text]]))
    .problems.filter((each) => each.file === file && each.path.length === 0)
    .map(describeProblem);
