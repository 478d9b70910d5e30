import { z } from "zod";
import { invisible } from "../../gatsby-plugin-content-model/characters";
import type { Field } from "../../gatsby-plugin-content-model/fields";

/** The data of a file, or of a group in it. */
export type Data = Record<string, unknown>;

/** Pasted texts bring invisible characters along, from a web page or a word processor. */
const allInvisible = new RegExp(invisible, "gu");

export const isGroup = (value: unknown): value is Data =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether a field was left empty: nothing, no text, an empty list, or a group without a filled field. */
const isEmpty = (value: unknown) =>
  (value ?? "") === "" || (typeof value === "object" && Object.keys(value ?? {}).length === 0);

/**
 * Normalises the data of a file or of a form, so that two versions can be compared as values: drops invisible characters, line breaks of
 * texts of one line, outer spaces, empty fields, and what has no field in the model. Numbers and choices are as the model reads them.
 */
export function plainData(value: unknown, { kind, paragraph, photo, schema, children }: Field): unknown {
  if (typeof value === "string") {
    const visible = value
      .replace(/[\u2028\u2029\t]/g, " ")
      .replace(allInvisible, "")
      .trim();
    if (kind !== "string") return z.safeParse(schema, visible).data ?? visible;
    // Sveltia CMS names a photo with a slash, and a renamed one with two.
    return photo ? visible.replace(/^\/+/, "") : visible.replace(/ *\r?\n */g, paragraph ? "\n" : " ");
  }
  if (Array.isArray(value)) return value.map((entry) => (children[0] ? plainData(entry, children[0]) : entry));
  if (!isGroup(value)) return value;
  const filled = children
    .map((child) => [child.key, plainData(value[child.key], child), child.required] as const)
    // The form shows an optional choice that is not there as one that is off.
    .filter(([, child, required]) => !isEmpty(child) && (required || child !== false));
  return Object.fromEntries(filled);
}
