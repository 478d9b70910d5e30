import type { z } from "zod";
import type { Files } from "./options";

/** What a format says when a value does not fit it: what is wrong, and how to write it. Each is one or more whole sentences. */
export interface Remedy {
  wrong: string;
  form: string;
}

/** Both sentences of a remedy, as a message. */
export const refusal = ({ wrong, form }: Remedy) => `${wrong} ${form}`;

declare module "zod" {
  /** What a content model may say of a schema with `.meta()`, beside zod's own `title` and `description`. */
  interface GlobalMeta {
    /** Name of the GraphQL type of an object, or of an enumeration whose values GraphQL has to know. */
    typeName?: string;
    /** Zod objects whose fields this one shares; each becomes a GraphQL interface. */
    interfaces?: readonly object[];
    /** Form of a single value, and what to say where it does not fit. */
    pattern?: RegExp;
    remedy?: Remedy;
    /** Finds a sign that must not stand in this value; it is named where the value does not fit. */
    foreign?: RegExp;
    /** Text in which `{fact}` stands for a fact. */
    interpolated?: boolean;
    /** What else may stand in braces in this text; without `interpolated`, nothing else may. */
    slots?: readonly string[];
    /** Text of several lines rather than one. */
    paragraph?: boolean;
    /** Most characters of a text. */
    maxLength?: number;
    /** Text that names a photo: an image file below the content's folder, or a web address. */
    photo?: boolean;
    /** No two entries of this list may be the same text, or have the same value of this field. */
    distinct?: true | string;
    /** Field by which an entry of a list is known, where it is not that of `distinct`. */
    entryName?: string;
  }
}

/** Keys and indexes from a file's root to a value: `["plans", 1, "price"]`. */
export type FieldPath = readonly PropertyKey[];

/** A zod schema of any kind. */
type AnySchema = z.core.$ZodType;

export type FieldKind = "line" | "paragraph" | "integer" | "boolean" | "choice" | "object" | "list";

/** Everything the model says of one field. */
export interface Field {
  /** Keys from the file's root, which has the path `[]`; `*` stands for every entry of a list: `["plans", "*", "price"]`. */
  path: readonly string[];
  /** Its key in the file; for the entries of a list, the list's. */
  key: string;
  /** Its name in pt-BR. */
  title: string;
  /** What the name does not say. */
  hint?: string;
  kind: FieldKind;
  required: boolean;
  /** GraphQL type, with `!` where a value is certain: `[Service!]!`. */
  type: string;
  /** GraphQL type of an object or an enumeration. */
  typeName?: string;
  /** Objects whose fields this one shares, by the names of their GraphQL interfaces. */
  interfaces: readonly { typeName: string; schema: AnySchema }[];
  pattern?: RegExp;
  remedy?: Remedy;
  /** Finds a sign that must not stand in this value. */
  foreign?: RegExp;
  interpolated: boolean;
  slots: readonly string[];
  /** Least and greatest number, or characters of a text; least number of a list's entries. */
  min?: number;
  max?: number;
  photo: boolean;
  /** The values that a choice allows. */
  options: readonly string[];
  /** No two entries of this list are the same text, or have the same value of this field. */
  distinct?: true | string;
  /** Field by which an entry of this list is known. */
  entryName?: string;
}

const metadataOf = (schema: AnySchema) => ((schema as z.ZodType).meta() ?? {}) as z.GlobalMeta;

const fieldIndexes = new WeakMap<AnySchema, Map<string, Field>>();

/**
 * Walks the zod model of one file, once, and lists its fields: the root first, each object and list before what it holds, in the
 * model's order. All that is made from the model is made from this list.
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

/** Adds a field, and all below it, to the index; returns it. */
function walk(schema: AnySchema, path: readonly string[], key: string, required: boolean, index: Map<string, Field>) {
  const definition = schema._zod.def as z.core.$ZodTypes["_zod"]["def"];
  if (definition.type === "optional") return walkOptional(schema, definition.innerType, path, key, index);
  const meta = metadataOf(schema);
  const { title = key, description: hint, typeName, pattern, remedy, interpolated = false, slots = [] } = meta;
  const field: Field = {
    ...{ path, key, title, hint, typeName, pattern, remedy, foreign: meta.foreign, interpolated, slots, required },
    ...{ kind: "line", type: "String", photo: meta.photo ?? false, options: [], distinct: meta.distinct },
    entryName: meta.entryName ?? (meta.distinct === true ? undefined : meta.distinct),
    interfaces: ((meta.interfaces ?? []) as AnySchema[]).map((each) => ({
      typeName: metadataOf(each).typeName ?? "",
      schema: each,
    })),
  };
  index.set(path.join("."), field);
  switch (definition.type) {
    case "string":
      Object.assign(field, { kind: meta.paragraph ? "paragraph" : "line", max: meta.maxLength });
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

function walkOptional(
  schema: AnySchema,
  inner: AnySchema,
  path: readonly string[],
  key: string,
  index: Map<string, Field>,
): Field {
  const field = walk(inner, path, key, false, index);
  // What stands behind `.optional()` speaks of the field, too.
  const { title, description } = metadataOf(schema);
  return Object.assign(field, { ...(title && { title }), ...(description && { hint: description }) });
}

/** The fields right below an object, or the entry of a list. */
export function childrenOf(schema: AnySchema, { path }: Pick<Field, "path">): readonly Field[] {
  return fieldsOf(schema).filter(
    (field) => field.path.length === path.length + 1 && path.every((key, depth) => field.path[depth] === key),
  );
}

/** Names of all fields that a file may have, at whatever depth. */
export function fieldNamesOf(schema: AnySchema): ReadonlySet<string> {
  return new Set(fieldsOf(schema).flatMap(({ key }) => key || []));
}

/** The field at a path with indexes; `undefined` where the model has none. */
export function fieldAt(schema: AnySchema, path: FieldPath): Field | undefined {
  return indexOf(schema).get(path.map((key) => (typeof key === "number" ? "*" : String(key))).join("."));
}

/** The field in words and its key, with the number of each step in a list: `Planos 2 › Preço (price)`. */
export function describeField(schema: AnySchema, path: FieldPath): string | undefined {
  if (path.length === 0) return undefined;
  return `${titleOf(schema, path)} (${String(path.findLast((key) => typeof key === "string"))})`;
}

/** The field in words, with the number of each step in a list: `Planos 2 › Preço`. */
export function titleOf(schema: AnySchema, path: FieldPath): string {
  const words: string[] = [];
  path.forEach((key, depth) => {
    if (typeof key === "number") words.push(`${words.pop() ?? ""} ${key + 1}`.trim());
    else words.push(fieldAt(schema, path.slice(0, depth + 1))?.title ?? String(key));
  });
  return words.join(" › ");
}

/** Every text below a value, with its path. */
export function* textsIn(value: unknown, at: FieldPath = []): Generator<[FieldPath, string]> {
  if (typeof value === "string") yield [at, value];
  else if (typeof value === "object" && value !== null) {
    for (const [key, child] of Object.entries(value)) {
      yield* textsIn(child, [...at, Array.isArray(value) ? Number(key) : key]);
    }
  }
}

/** GraphQL type of a file's root: `Business` for `business.yaml`. */
export function typeNameOf(files: Files, file: string): string {
  const schema = files[file];
  return (schema && fieldAt(schema, [])?.typeName) ?? "";
}

/** Name of the query's field that gives the node of a type: `homePage`. */
export const rootFieldOf = (type: string) => type.charAt(0).toLowerCase() + type.slice(1);
