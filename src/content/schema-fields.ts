import type { z } from "zod";
import { type ContentFile, contentFiles } from "./model";

/** Keys and indexes from a file's root to a value. */
export type FieldPath = readonly PropertyKey[];

/** A zod schema of any kind. */
type AnySchema = z.core.$ZodType;

/** The definition of a schema, and of what an optional one holds. */
function definitionOf(schema: AnySchema): z.core.$ZodTypeDef {
  const { def } = schema._zod;
  return def.type === "optional" ? definitionOf((def as z.core.$ZodOptionalDef).innerType) : def;
}

function childOf(schema: AnySchema | undefined, key: PropertyKey): AnySchema | undefined {
  const definition = schema && definitionOf(schema);
  if (definition?.type === "object") return (definition as z.core.$ZodObjectDef).shape[String(key)];
  if (definition?.type === "array") return (definition as z.core.$ZodArrayDef).element;
  return undefined;
}

/** The model's schema of a field; `undefined` where the model has none. */
export function schemaAt(file: ContentFile, path: FieldPath): AnySchema | undefined {
  return path.reduce<AnySchema | undefined>(childOf, contentFiles[file]);
}

/** What the model says about a field: `title`, `interpolated`, … An optional field's own words are those of what it holds. */
export function metadataOf(schema: AnySchema | undefined): Record<string, unknown> {
  if (!schema) return {};
  const { def } = schema._zod;
  const inner = def.type === "optional" ? metadataOf((def as z.core.$ZodOptionalDef).innerType) : {};
  return { ...inner, ...(schema as z.ZodType).meta?.() };
}

/** Keys of the object that a schema describes, each with its title in pt-BR. */
export function keysOf(schema: AnySchema | undefined): Map<string, string> {
  const definition = schema && definitionOf(schema);
  if (definition?.type !== "object") return new Map();
  const { shape } = definition as z.core.$ZodObjectDef;
  return new Map(Object.entries(shape).map(([key, field]) => [key, String(metadataOf(field).title ?? key)]));
}

/** Names of all fields that a file may have, at whatever depth. */
export function fieldNamesOf(file: ContentFile): ReadonlySet<string> {
  const names = new Set<string>();
  const collect = (schema: AnySchema) => {
    const definition = definitionOf(schema);
    if (definition.type === "array") collect((definition as z.core.$ZodArrayDef).element);
    if (definition.type !== "object") return;
    for (const [name, field] of Object.entries((definition as z.core.$ZodObjectDef).shape)) {
      names.add(name);
      collect(field);
    }
  };
  collect(contentFiles[file]);
  return names;
}

/** The field in words and its key, with the number of each step in a list: `Planos 2 › Preço (price)`. */
export function describeField(file: ContentFile, path: FieldPath): string | undefined {
  if (path.length === 0) return undefined;
  const words: string[] = [];
  path.forEach((key, depth) => {
    if (typeof key === "number") words.push(`${words.pop() ?? ""} ${key + 1}`.trim());
    else words.push(String(metadataOf(schemaAt(file, path.slice(0, depth + 1))).title ?? String(key)));
  });
  return `${words.join(" › ")} (${String(path.findLast((key) => typeof key === "string"))})`;
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
