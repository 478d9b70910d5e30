import { type ContentFile, contentFiles } from "../content/model";
import { type Backend, mediaFolder } from "./backend";
import { type JsonSchema, jsonSchemaOf } from "./json-schema";
import { editorTexts } from "./texts";

/** One field of a form, as Decap CMS takes it (https://decapcms.org/docs/widgets); only what the content model needs. */
export interface EditorField {
  name: string;
  label: string;
  widget: "string" | "text" | "number" | "boolean" | "select" | "image" | "object" | "list" | "hidden";
  required: boolean;
  hint?: string;
  /** A regular expression and what is said where the value does not fit it. */
  pattern?: [RegExp, string];
  /** Least number, or least number of entries of a list. */
  min?: number;
  value_type?: "int";
  options?: readonly string[];
  default?: boolean;
  choose_url?: boolean;
  /** What an object or each entry of a list is made of. */
  fields?: EditorField[];
  /** What each entry of a list is, where it is a single value. */
  field?: EditorField;
  label_singular?: string;
  /** How an entry of a list is called while it is folded. */
  summary?: string;
  collapsed?: boolean;
}

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

/** The name by which the editor knows a file: `pages-home` for `pages/home.yaml`. */
export const nameOf = (file: ContentFile) => file.replace(/\.yaml$/, "").replace("/", "-");

/** The group of files, Decap's “collection”, that a file belongs to. */
export const collectionOf = (file: ContentFile) => (file.startsWith("pages/") ? "pages" : "site");

/** Name of the format in which the files are written, see `yaml-format.ts`. */
export const formatName = "yaml-as-it-was";

/** What differs between one editor and another. */
export interface EditorSettings {
  backend: Backend;
  /** Address of the published site, for the links to it. */
  siteUrl?: string;
}

/** The whole configuration of Decap CMS: forms for all files of `data/`, in two groups. */
export function editorConfig({ backend, siteUrl }: EditorSettings) {
  const files = Object.keys(contentFiles) as ContentFile[];
  const collection = (name: ReturnType<typeof collectionOf>) => ({
    name,
    label: editorTexts.collections[name],
    format: formatName,
    extension: "yaml",
    files: files
      .filter((file) => collectionOf(file) === name)
      .map((file) => ({
        name: nameOf(file),
        label: editorTexts.files[file],
        file: `data/${file}`,
        fields: editorForm(file),
      })),
  });
  return {
    backend,
    locale: "pt",
    load_config_file: false,
    ...(siteUrl ? { site_url: siteUrl, display_url: siteUrl } : {}),
    show_preview_links: false,
    media_folder: `data/${mediaFolder}`,
    // As the content names a photo: by its path below `data/`.
    public_folder: mediaFolder,
    collections: [collection("site"), collection("pages")],
  };
}
