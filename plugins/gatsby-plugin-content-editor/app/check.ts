import { checkSources, type Sources } from "../../gatsby-plugin-content-model/check-sources";
import { type FieldPath, fieldAt, titleOf } from "../../gatsby-plugin-content-model/fields";
import type { CheckResult } from "../../gatsby-plugin-content-model/model";
import { errorsIn, type Problem, warningsIn } from "../../gatsby-plugin-content-model/problems";
import { valueAt } from "../../gatsby-plugin-content-model/values";
import { checkTexts as words } from "../texts";
import { tidy } from "./data";
import type { EditorSite } from "./site";
import { bytesOf, fieldOf } from "./store";

/** The files of the branch are checked once for all that asks for it. */
const results = new WeakMap<Sources, CheckResult>();

/** Runs the build's check. */
function check({ model }: EditorSite, sources: Sources): CheckResult {
  const result = results.get(sources) ?? checkSources(model, sources, new Date());
  results.set(sources, result);
  return result;
}

/** Whether a file is valid by itself. */
export const isValid = (site: EditorSite, file: string, text: string): boolean =>
  file in check(site, new Map([[file, bytesOf(text)]])).valid;

/** The values of all files, if none has an error: what the pages show. */
export const contentOf = (site: EditorSite, sources: Sources) => check(site, sources).content;

/** The errors and the warnings of the files as they are on the branch. */
export const checkBranch = (site: EditorSite, sources: Sources): Problem[] =>
  check(site, sources).problems.map((problem) => inForm(site, problem));

export interface Checked {
  errors: Problem[];
  /** Errors that this form brings into other files. */
  others: Problem[];
  /** What the site warns of in this file; known once there is no error. */
  warnings: Problem[];
  /** The values of all files, if there is no error: what the pages show. */
  content?: Readonly<Record<string, object>>;
}

/** The data of a form as the text of its file, in JSON, which is YAML. */
export const textOf = (site: EditorSite, file: string, data: unknown): string =>
  JSON.stringify(tidy(fieldOf(site.model.files, file), data));

/**
 * Runs the build's check on a form.
 *
 * @param others all files, of a broken one the last that was valid, so that a file can be saved while another is broken, and no
 * error between them is missed
 */
export function checkForm(site: EditorSite, file: string, data: unknown, others: Sources): Checked {
  const { problems, content } = check(site, new Map([...others, [file, bytesOf(textOf(site, file, data))]]));
  const known = errorsIn(check(site, others).problems);
  const isNew = ({ file, message }: Problem) => known.every((each) => each.file !== file || each.message !== message);
  const errors = errorsIn(problems);
  const inForms = (list: Problem[]) => list.map((problem) => inForm(site, problem, data));
  return {
    errors: inForms(errors.filter((each) => each.file === file)),
    others: inForms(errors.filter((each) => each.file !== file && isNew(each))),
    warnings: inForms(warningsIn(problems).filter((each) => each.file === file)),
    ...(content && { content }),
  };
}

/** Says a problem in the form's terms: a field is filled in, and not a line written; a file has the name of its form. */
function inForm({ model, files }: EditorSite, problem: Problem, data?: unknown): Problem {
  const { severity, file, path, message } = problem;
  const schema = model.files[file];
  if (data !== undefined && severity === "error" && schema && path.length > 0) {
    const value = valueAt(data, path) ?? "";
    if (value === "" || (Array.isArray(value) && value.length === 0)) {
      const isList = fieldAt(schema, path)?.kind === "array";
      return { ...problem, kind: "empty", message: isList ? words.emptyList : words.empty };
    }
  }
  const said = files.reduce((text, each) => text.replace(`data/${each.file}`, `“${each.label}”`), message);
  return { ...problem, message: said };
}

/** Name of a field with its form: `Planos de manutenção › Planos › “Básico” › Preço`. */
export function fieldLabel({ model, files }: EditorSite, file: string, path: FieldPath, data?: unknown): string {
  const form = files.find((each) => each.file === file)?.label ?? file;
  const schema = model.files[file];
  return [form, schema && titleOf(schema, path, data)].filter(Boolean).join(" › ");
}
