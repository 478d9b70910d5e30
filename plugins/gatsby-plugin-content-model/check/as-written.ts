import { z } from "zod";
import { type Field, type FieldPath, rootOf } from "../fields";
import type { YamlFile } from "./yaml-file";

/** The value of a file in which each text is what stands there, also where YAML reads a number, a date or a yes: `number: 012`. */
export function asWritten(schema: Parameters<typeof rootOf>[0], yaml: YamlFile): unknown {
  const read = (field: Field | undefined, value: unknown, path: FieldPath): unknown => {
    if (field?.kind === "string" && isOtherScalar(value)) return yaml.written(path);
    if (Array.isArray(value)) return value.map((entry, index) => read(field?.children[0], entry, [...path, index]));
    if (typeof value !== "object" || value === null || value instanceof Date) return value;
    const entries = Object.entries(value).map(([key, child]) => {
      const known = field?.kind === "object" ? field.children.find((each) => each.key === key) : undefined;
      return [key, read(known, child, [...path, key])];
    });
    return Object.fromEntries(entries);
  };
  return read(rootOf(schema), yaml.value, []);
}

const isOtherScalar = (value: unknown) =>
  typeof value === "number" || typeof value === "boolean" || value instanceof Date;

/** A checked value in which the format of each field has written what it understands in its one form. */
export function inOneForm(schema: Parameters<typeof rootOf>[0], checked: unknown): unknown {
  const read = (field: Field | undefined, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((entry) => read(field?.children[0], entry));
    if (typeof value === "object" && value !== null) {
      const keyOf = (key: string) => field?.children.find((child) => child.key === key);
      return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, read(keyOf(key), child)]));
    }
    // A text that quotes facts may have its form only once they are filled in.
    const parsed = field && z.safeParse(field.schema, value);
    return parsed?.success ? parsed.data : value;
  };
  return read(rootOf(schema), checked);
}
