import type { z } from "zod";
import type { Files } from "./options";

/** The message for a value that does not match its format: what is wrong, and how to write it. Each is one or more sentences. */
export interface Remedy {
  wrong: string;
  form: string;
}

/** Joins a remedy's sentences to one message. */
export const refusal = ({ wrong, form }: Remedy) => `${wrong} ${form}`;

declare module "zod" {
  /** Metadata that a content model sets with `.meta()`, beside zod's own `title` and `description`. */
  interface GlobalMeta {
    /** Name of the GraphQL type of an object or an enumeration. */
    typeName?: string;
    /** Zod objects whose fields this one shares; each becomes a GraphQL interface. */
    interfaces?: readonly object[];
    /** Format of a single value, and the message if it does not match. */
    pattern?: RegExp;
    remedy?: Remedy;
    /** Of a photo: matches a character that its file name must not contain; the message names it. */
    foreign?: RegExp;
    /** Text in which `{fact}` is replaced by a fact. */
    interpolated?: boolean;
    /** Other placeholders that this text may contain; without `interpolated`, the only ones. */
    slots?: readonly string[];
    /** Text of several lines. */
    paragraph?: boolean;
    /** Text that names a photo: an image file below the content's folder, or a URL. */
    photo?: boolean;
    /** Entries of this list must be distinct: as texts, or by this field. */
    distinct?: true | string;
    /** Field that labels an entry of a list, if it is not that of `distinct`. */
    entryName?: string;
  }
}

/** Keys and indexes from a file's root to a value: `["plans", 1, "price"]`. */
export type FieldPath = readonly PropertyKey[];

/** A zod schema of any kind. */
type AnySchema = z.core.$ZodType;

type FieldKind = "line" | "paragraph" | "integer" | "boolean" | "choice" | "object" | "list";

/** Metadata that a field has as the model sets them. */
type FieldMetadata = Pick<z.GlobalMeta, "typeName" | "pattern" | "remedy" | "foreign" | "distinct" | "entryName"> &
  Required<Pick<z.GlobalMeta, "interpolated" | "slots" | "photo">>;

/** The description of one field: its metadata, and what follows from its schema. */
export interface Field extends FieldMetadata {
  /** Keys from the file's root, which has the path `[]`; `*` is every entry of a list: `["plans", "*", "price"]`. */
  path: readonly string[];
  /** Its key in the file; for the entries of a list, the list's. */
  key: string;
  /** Its name in pt-BR. */
  title: string;
  /** Explains what the name does not say. */
  hint?: string;
  kind: FieldKind;
  required: boolean;
  /** GraphQL type, with `!` if it is required: `[Service!]!`. */
  type: string;
  /** Objects whose fields this one shares, by the names of their GraphQL interfaces. */
  interfaces: readonly { typeName: string; schema: AnySchema }[];
  /** Smallest and largest number, or length of a text; smallest length of a list. */
  min?: number;
  max?: number;
  /** The values of an enumeration. */
  options: readonly string[];
}

/** The metadata that the model has set for a schema. */
export const metadataOf = (schema: AnySchema) => ((schema as z.ZodType).meta() ?? {}) as z.GlobalMeta;

const fieldIndexes = new WeakMap<AnySchema, Map<string, Field>>();

/**
 * Walks the zod model of one file, once, and lists its fields in the model's order: the root first, each object and list before
 * its children. All that is generated from the model uses this list, except for the JSON Schemas, which zod exports.
 */
export function fieldsOf(schema: AnySchema): readonly Field[] {
  return [...indexOf(schema).values()];
}

function indexOf(schema: AnySchema): Map<string, Field> {
  let index = fieldIndexes.get(schema);
  if (!index) {
    index = new Map();
    walk(schema, [], "", true, index);
    fieldIndexes.set(schema, index);
  }
  return index;
}

/** Adds a field and its descendants to the index, and returns the field. */
function walk(
  schema: AnySchema,
  path: readonly string[],
  key: string,
  required: boolean,
  index: Map<string, Field>,
): Field {
  const definition = schema._zod.def as z.core.$ZodTypes["_zod"]["def"];
  const meta = metadataOf(schema);
  if (definition.type === "optional") {
    const field = walk(definition.innerType, path, key, false, index);
    // Metadata set after `.optional()` counts too.
    return Object.assign(field, { title: meta.title ?? field.title, hint: meta.description ?? field.hint });
  }
  const { typeName } = meta;
  const field: Field = {
    interpolated: false,
    slots: [],
    photo: false,
    ...meta,
    path,
    key,
    title: meta.title ?? key,
    hint: meta.description,
    kind: "line",
    required,
    type: "String",
    interfaces: ((meta.interfaces ?? []) as AnySchema[]).map((each) => ({
      typeName: metadataOf(each).typeName ?? "",
      schema: each,
    })),
    options: [],
    entryName: meta.entryName ?? (meta.distinct === true ? undefined : meta.distinct),
  };
  index.set(modelPath(path), field);
  switch (definition.type) {
    case "string":
      Object.assign(field, {
        kind: meta.paragraph ? "paragraph" : "line",
        max: (schema as z.ZodString).maxLength ?? undefined,
      });
      break;
    case "number": {
      const { minValue, maxValue } = schema as z.ZodInt;
      Object.assign(field, { kind: "integer", type: "Int", min: minValue, max: maxValue });
      break;
    }
    case "boolean":
      Object.assign(field, { kind: "boolean", type: "Boolean" });
      break;
    case "enum":
      Object.assign(field, { kind: "choice", type: typeName ?? "String", options: Object.values(definition.entries) });
      break;
    case "object":
      Object.assign(field, { kind: "object", type: typeName });
      for (const [name, child] of Object.entries(definition.shape)) walk(child, [...path, name], name, true, index);
      break;
    case "array": {
      const entry = walk(definition.element, [...path, "*"], key, true, index);
      Object.assign(field, { kind: "list", type: `[${entry.type}]`, min: 1, interpolated: entry.interpolated });
      break;
    }
    default:
      throw new Error(`The content model has a kind of value that is not supported: ${definition.type} at ${path}`);
  }
  if (required) field.type += "!";
  return field;
}

/** The direct children of an object, or the entry of a list. */
export function childrenOf(schema: AnySchema, { path }: Pick<Field, "path">): readonly Field[] {
  return fieldsOf(schema).filter(
    (field) => field.path.length === path.length + 1 && path.every((key, depth) => field.path[depth] === key),
  );
}

/** Keys of all fields of a file, at every depth. */
export type FieldNames = ReadonlySet<string>;

export const fieldNamesOf = (schema: AnySchema): FieldNames => new Set(fieldsOf(schema).map(({ key }) => key));

/** A path in the model, as text: `plans.*.price` for the prices of all entries of a list. */
export const modelPath = (path: FieldPath): string =>
  path.map((key) => (typeof key === "number" ? "*" : String(key))).join(".");

/** The field at a path with list indexes; `undefined` if there is none. */
export function fieldAt(schema: AnySchema, path: FieldPath): Field | undefined {
  return indexOf(schema).get(modelPath(path));
}

/** Label of a field with its key and, for lists, entry numbers: `Planos 2 › Preço (price)`. */
export function describeField(schema: AnySchema, path: FieldPath): string | undefined {
  if (path.length === 0) return undefined;
  return `${titleOf(schema, path)} (${String(path.findLast((key) => typeof key === "string"))})`;
}

/**
 * Label of a field. A list entry is called by its number, `Planos 2 › Preço`, or by its name, `Planos › “Básico” › Preço`, if
 * the file's data are given and the model says which field names it.
 */
export function titleOf(schema: AnySchema, path: FieldPath, data?: unknown): string {
  const words: string[] = [];
  let value = data;
  path.forEach((key, depth) => {
    value = (value as Record<PropertyKey, unknown> | undefined)?.[key];
    const field = fieldAt(schema, path.slice(0, typeof key === "number" ? depth : depth + 1));
    const name = (value as Record<string, unknown> | undefined)?.[field?.entryName ?? ""];
    if (typeof key !== "number") words.push(field?.title ?? String(key));
    else if (name) words.push(`“${name}”`);
    else words.push(`${words.pop() ?? ""} ${key + 1}`.trim());
  });
  return words.join(" › ");
}

/** GraphQL type of a file's root: `Business` for `business.yaml`. */
export function typeNameOf(files: Files, file: string): string {
  const schema = files[file];
  return (schema && fieldAt(schema, [])?.typeName) ?? "";
}

/** Name of the root query field of a type: `homePage`. */
export const rootFieldOf = (type: string) => type.charAt(0).toLowerCase() + type.slice(1);

/** Joins the parts of a hint, each as a sentence of its own. */
export const sentences = (...parts: (string | false | undefined)[]): string =>
  parts
    .filter(Boolean)
    .map((part, index, all) => (index < all.length - 1 && !/[.!?…]$/.test(String(part)) ? `${part}.` : part))
    .join(" ");
