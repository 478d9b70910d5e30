import type { EditorField } from "../../plugins/gatsby-plugin-content-editor/browser/config";
import { childrenOf, type Field, fieldAt, refusal } from "../../plugins/gatsby-plugin-content-model/model/fields";
import { type ContentFile, contentFiles } from "../content/model";
import { editorTexts } from "./texts";

/** Form of one file of `data/`, from the content model. */
export function editorForm(file: ContentFile): EditorField[] {
  const root = fieldAt(contentFiles[file], []);
  return root ? formOf(file, root) : [];
}

const formOf = (file: ContentFile, object: Field) =>
  childrenOf(contentFiles[file], object).map((field) => editorField(file, field));

function editorField(file: ContentFile, field: Field): EditorField {
  const { key, title, required, hint } = field;
  return { name: key, label: title, required, widget: "string", hint, ...widgetOf(file, field) };
}

function widgetOf(file: ContentFile, field: Field): Partial<EditorField> {
  const { kind, options, min, photo, pattern, remedy, hint } = field;
  switch (kind) {
    case "choice":
      return { widget: "select", options };
    case "boolean":
      return { widget: "boolean", default: false };
    case "integer":
      return { widget: "number", value_type: "int", min };
    case "object":
      return { widget: "object", fields: formOf(file, field), collapsed: true };
    case "list":
      return { widget: "list", min, label_singular: editorTexts.listEntry, ...entryOf(file, field) };
  }
  if (photo) return { widget: "image", choose_url: false, hint: editorTexts.photoHint };
  return {
    widget: kind === "paragraph" ? "text" : "string",
    hint: [hint, hintOf(field)].filter(Boolean).join(" ") || undefined,
    pattern: pattern && remedy ? [pattern, refusal(remedy)] : undefined,
  };
}

/** What the entries of a list are made of. */
function entryOf(file: ContentFile, list: Field): Partial<EditorField> {
  const [entry] = childrenOf(contentFiles[file], list);
  if (entry?.kind !== "object")
    return { field: entry && { ...editorField(file, entry), label: editorTexts.listEntry } };
  const fields = formOf(file, entry);
  const known = list.entryName ? [list.entryName] : fields.map(({ name }) => name);
  return { fields, summary: known.map((name) => `{{fields.${name}}}`).join(" "), collapsed: true };
}

/** What may be written: the slots of a text, the facts that a paragraph may quote, or the form that the model expects. */
function hintOf({ interpolated, slots, remedy, kind }: Field): string | undefined {
  if (slots.length > 0) return editorTexts.slotsHint(slots.map((slot) => `{${slot}}`).join(", "));
  if (interpolated) return kind === "paragraph" ? editorTexts.factsHint : undefined;
  return remedy?.form;
}
