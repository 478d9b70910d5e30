import type { EditorField } from "../../plugins/gatsby-plugin-content-editor/browser/config";
import { type ContentFile, contentFiles } from "../content/model";
import { editorForm } from "./forms";

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

/** The data of a form without the optional fields that nobody has filled in, which the editor hands over empty. */
export function withoutEmptyFields<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(withoutEmptyFields) as Value;
  if (typeof value !== "object" || value === null) return value;
  const filled = Object.entries(value).filter(([, child]) => !isEmpty(child));
  return Object.fromEntries(filled.map(([key, child]) => [key, withoutEmptyFields(child)])) as Value;
}

/** A field in words, as the forms label it: `Planos 2 › Preço`. */
function describeField(form: readonly EditorField[], path: readonly PropertyKey[]): string {
  const words: string[] = [];
  let fields = form;
  for (const key of path) {
    if (typeof key === "number") {
      words.push(`${words.pop() ?? ""} ${key + 1}`);
      continue;
    }
    const field = fields.find(({ name }) => name === key);
    words.push(field?.label ?? String(key));
    fields = field?.fields ?? [];
  }
  return words.join(" › ");
}

/**
 * What the content model refuses in the edited data of one file, in pt-BR. The forms refuse most of it themselves; this holds
 * the rest: check digits, and rules between fields.
 */
export function problemsOfEntry(file: ContentFile, data: object): string[] {
  const result = contentFiles[file].safeParse(withoutEmptyFields(data));
  if (result.success) return [];
  const form = editorForm(file);
  return result.error.issues.map(({ path, message }) => `${describeField(form, path)}: ${message}`);
}
