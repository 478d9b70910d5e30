import type { EditorField } from "../../plugins/gatsby-plugin-content-editor/browser/config";
import type { ContentFile } from "../content/model";
import { type JsonSchema, jsonSchemaOf } from "./json-schema";
import { editorTexts } from "./texts";

/** Names of the fields that hold a paragraph rather than a line. */
const paragraphs = new Set([
  "about",
  "description",
  "greeting",
  "intro",
  "items",
  "paragraphs",
  "text",
  "withoutScript",
]);

/** Fields by which an entry of a list is best known, in order of preference. */
const telling = ["title", "name", "label"];

/** Form of one file of `data/`, from the content model. */
export function editorForm(file: ContentFile): EditorField[] {
  return fieldsOf(jsonSchemaOf(file));
}

function fieldsOf(schema: JsonSchema): EditorField[] {
  return Object.entries(schema.properties ?? {}).map(([name, property]) =>
    fieldOf(name, property, schema.required?.includes(name) ?? false),
  );
}

function fieldOf(name: string, schema: JsonSchema, required: boolean): EditorField {
  const label = schema.title ?? editorTexts.listEntry;
  return { name, label, required, widget: "string", hint: schema.description, ...widgetOf(name, schema) };
}

function widgetOf(name: string, schema: JsonSchema): Partial<EditorField> {
  if (schema.enum) return { widget: "select", options: schema.enum };
  switch (schema.type) {
    case "boolean":
      return { widget: "boolean", default: false };
    case "integer":
      return { widget: "number", value_type: "int", min: schema.minimum };
    case "object":
      return { widget: "object", fields: fieldsOf(schema), collapsed: true };
    case "array":
      return { widget: "list", min: schema.minItems, label_singular: editorTexts.listEntry, ...entryOf(name, schema) };
  }
  // The route is fixed; validation holds it to the specification's.
  if (name === "path") return { widget: "hidden" };
  if (name === "file") return { widget: "image", choose_url: false, hint: editorTexts.photoHint };
  const isParagraph = paragraphs.has(name);
  return {
    widget: isParagraph ? "text" : "string",
    hint: [schema.description, hintOf(schema, isParagraph)].filter(Boolean).join(" ") || undefined,
    // JSON Schema's patterns are to be read as Unicode; Decap would read a bare text otherwise.
    pattern: schema.pattern ? [new RegExp(schema.pattern, "u"), schema.refusal ?? ""] : undefined,
  };
}

/** What the entries of a list are made of. */
function entryOf(listName: string, { items: entry = {} }: JsonSchema): Partial<EditorField> {
  if (entry.type !== "object") return { field: fieldOf(listName, entry, true) };
  const names = Object.keys(entry.properties ?? {});
  const known = telling.find((name) => names.includes(name));
  const summary = (known ? [known] : names).map((name) => `{{fields.${name}}}`).join(" ");
  return { fields: fieldsOf(entry), summary, collapsed: true };
}

/** What may be written: the slots of a text, the facts that a paragraph may quote, or the form that the model expects. */
function hintOf({ interpolated, slots = [], pattern, refusal = "" }: JsonSchema, isParagraph: boolean) {
  if (slots.length > 0) return editorTexts.slotsHint(slots.map((slot) => `{${slot}}`).join(", "));
  if (interpolated) return isParagraph ? editorTexts.factsHint : undefined;
  if (pattern === "\\S") return undefined;
  // The first sentence says that something is wrong, the rest what to write.
  const [, ...remedy] = refusal.split(/(?<=\.) /);
  return remedy.join(" ") || undefined;
}
