import { type Field, rootOf } from "./fields";
import type { Files } from "./options";

/** Values of the placeholders in texts of `data/`, by name. A value may itself quote others. */
export type Facts = Readonly<Record<string, string>>;

const placeholder = /\{([^{}]*)\}/g;

/** Names of the placeholders of a text, in order. */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(placeholder)].map((match) => match[1] ?? "");

/** Replaces each `{name}` by its value, and the names in that; unknown names stay (the check has refused them before). */
export const interpolate = (text: string, facts: Facts): string =>
  text.replace(placeholder, (whole, name: string) => {
    const value = facts[name];
    return value === undefined ? whole : interpolate(value, facts);
  });

/** Interpolates all texts that may quote facts; the rest of the content stays as it is. */
export function interpolateContent<Content extends object>(files: Files, content: Content, facts: Facts): Content {
  const filled = Object.entries(content).map(([file, value]) => {
    const schema = files[file];
    return [file, schema ? interpolateField(rootOf(schema), value, facts) : value];
  });
  return Object.fromEntries(filled);
}

function interpolateField(field: Field, value: unknown, facts: Facts): unknown {
  if (typeof value === "string") return field.interpolated ? interpolate(value, facts) : value;
  const [entry] = field.children;
  if (Array.isArray(value) && entry) return value.map((each) => interpolateField(entry, each, facts));
  if (typeof value !== "object" || value === null) return value;
  const object: Record<string, unknown> = { ...value };
  for (const child of field.children) {
    if (child.key in object) object[child.key] = interpolateField(child, object[child.key], facts);
  }
  return object;
}
