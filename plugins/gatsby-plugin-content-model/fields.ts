import type { z } from "zod";
import { valueAt } from "./values";

/** The schema of each content file, by path below the content's folder: `pages/home.yaml`. */
export type Files = Readonly<Record<string, z.ZodType<object>>>;

/** The message for a value that does not match its format: what is wrong, and how to write it. Each is one or more sentences. */
export interface Remedy {
  wrong: string;
  form: string;
}

/** A remedy as one message. */
export const remedyText = ({ wrong, form }: Remedy) => `${wrong} ${form}`;

declare module "zod" {
  /** Metadata that a content model sets with `.meta()`, beside zod's own `title` and `description`. */
  interface GlobalMeta {
    /** Name of the GraphQL type of an object or an enumeration. */
    typeName?: string;
    /** Labels in pt-BR of an enumeration's values; a value without one is its own label. */
    optionTitles?: Readonly<Record<string, string>>;
    /** Values of an enumeration that are still read, and no longer offered. */
    retired?: readonly string[];
    /** Field of an earlier release, which a file may still have: it is ignored. */
    isIgnored?: boolean;
    /** Zod objects whose fields this one shares; each becomes a GraphQL interface. */
    interfaces?: readonly object[];
    /** Format of a single value, and the message if it does not match. */
    pattern?: RegExp;
    remedy?: Remedy;
    /** Text in which `{fact}` is replaced by a fact. */
    interpolated?: boolean;
    /** Largest length of a text as it is shown, in characters. */
    max?: number;
    /** Other placeholders that this text may contain; without `interpolated`, the only ones. */
    slots?: readonly string[];
    /** Names that an owner may give the field, beside its key and its title; a message then names it. */
    alsoCalled?: readonly string[];
    /** Words within a sentence, which get a capital where they begin a text. */
    isPhrase?: boolean;
    /** Text of several lines. */
    paragraph?: boolean;
    /** The kind of a single value, for which a browser has a keyboard or a control of its own. */
    input?: "email" | "tel" | "time" | "url";
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

/** The description of one field: the metadata of its schema, and what follows from it. */
export interface Field extends z.GlobalMeta {
  /** Keys from the file's root, which has the path `[]`; `*` is every entry of a list: `["plans", "*", "price"]`. */
  path: readonly string[];
  /** Its key in the file; for the entries of a list, the list's. */
  key: string;
  /** Its name in pt-BR. */
  title: string;
  /** As zod names it; other kinds of values are not supported. */
  kind: "string" | "number" | "boolean" | "enum" | "object" | "array";
  /** Of a number: whether it has no fraction. */
  isWhole: boolean;
  required: boolean;
  /** The values of an enumeration. */
  options: readonly string[];
  /** The fields of an object; of a list, the one that describes its entries. */
  children: readonly Field[];
  /** Its schema, if it is required. */
  schema: AnySchema;
}

const roots = new WeakMap<AnySchema, Field>();

/** The field of a file as a whole. All that is generated from the model comes from it. */
export function rootOf(schema: AnySchema): Field {
  const root = roots.get(schema) ?? describe(schema, []);
  roots.set(schema, root);
  return root;
}

/** Describes a field and those below it: the only walk over the zod model. */
function describe(schema: AnySchema, path: readonly string[]): Field {
  const definition = schema._zod.def as z.core.$ZodTypes["_zod"]["def"];
  const meta = ((schema as z.ZodType).meta() ?? {}) as z.GlobalMeta;
  // What wraps another schema is described by it; metadata of the wrap go before those within.
  if (definition.type === "optional") return { ...describe(definition.innerType, path), ...meta, required: false };
  // What reads a value in several forms wraps the one that it makes.
  if (definition.type === "pipe") return { ...describe(definition.out, path), ...meta, schema };
  const key = path.findLast((each) => each !== "*") ?? "";
  const below: Readonly<Record<string, AnySchema>> =
    definition.type === "object" ? definition.shape : definition.type === "array" ? { "*": definition.element } : {};
  return {
    title: key,
    entryName: meta.distinct === true ? undefined : meta.distinct,
    ...meta,
    path,
    key,
    kind: definition.type as Field["kind"],
    isWhole: definition.type === "number" && /int/.test((schema as z.ZodNumber).format ?? ""),
    schema,
    required: true,
    options: definition.type === "enum" ? Object.values(definition.entries).map(String) : [],
    children: Object.entries(below)
      .filter(([, child]) => !(child as z.ZodType).meta()?.isIgnored)
      .map(([name, child]) => describe(child, [...path, name])),
  };
}

/** Lists a field and all below it, in the model's order: each object and list before its children. */
export const withChildren = (field: Field): Field[] => [field, ...field.children.flatMap(withChildren)];

/**
 * Lists a field and all below it in some data, with value and path: each entry of a list by itself, each field also where it has no value.
 * What the model does not know is not among them.
 */
export function fieldsIn(field: Field, value: unknown, path: FieldPath = []): [Field, unknown, FieldPath][] {
  const entries = Array.isArray(value) ? value : [];
  const below = field.children.flatMap((child) =>
    field.kind === "array"
      ? entries.flatMap((entry, index) => fieldsIn(child, entry, [...path, index]))
      : fieldsIn(child, valueAt(value, [child.key]), [...path, child.key]),
  );
  return [[field, value, path], ...below];
}

/** The field at a path with list indexes; `undefined` if there is none. */
export const fieldAt = (schema: AnySchema, path: FieldPath): Field | undefined =>
  path.reduce<Field | undefined>((field, key) => {
    const name = typeof key === "number" ? "*" : key;
    return field?.children.find((child) => child.path.at(-1) === name);
  }, rootOf(schema));

/**
 * Label of a field with its key and, for lists, entry numbers: `Planos 2 › Preço (price)`. A field that the model does not know has the
 * label of its group; the file as a whole has none.
 */
export function describeField(schema: AnySchema | undefined, path: FieldPath): string | undefined {
  if (!schema || path.length === 0) return undefined;
  if (!fieldAt(schema, path)) return describeField(schema, path.slice(0, -1));
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
export const typeNameOf = (files: Files, file: string): string => files[file]?.meta()?.typeName ?? "";
