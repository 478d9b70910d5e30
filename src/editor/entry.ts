import { stringify } from "yaml";
import { checkSources } from "../../plugins/gatsby-plugin-content-model/check/check-sources";
import { titleOf } from "../../plugins/gatsby-plugin-content-model/model/fields";
import { contentModel } from "../content/content-model";
import { type ContentFile, contentFiles } from "../content/model";

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

/** The data of a form without the optional fields that nobody has filled in, which the editor hands over empty. */
export function withoutEmptyFields<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(withoutEmptyFields) as Value;
  if (typeof value !== "object" || value === null) return value;
  const filled = Object.entries(value).filter(([, child]) => !isEmpty(child));
  return Object.fromEntries(filled.map(([key, child]) => [key, withoutEmptyFields(child)])) as Value;
}

/** What the check refuses in the edited data of one file, each with the field as the forms label it: `Planos 2 › Preço`. */
export function problemsOfEntry(file: ContentFile, data: object): string[] {
  const source = new TextEncoder().encode(stringify(withoutEmptyFields(data)));
  return checkSources(contentModel, new Map([[file, source]]))
    .report.problems.filter((problem) => problem.file === file)
    .map(({ path, message }) => `${titleOf(contentFiles[file], path)}: ${message}`);
}
