import type { Field, FieldPath } from "../../gatsby-plugin-content-model/fields";
import { invisible } from "../../gatsby-plugin-content-model/signs";
import { differences, valueAt } from "../../gatsby-plugin-content-model/values";

/** The data of a file, or of a group in it. */
export type Data = Record<string, unknown>;

/** Pasted texts bring invisible characters along, from a web page or a word processor. */
const allInvisible = new RegExp(invisible, "gu");

const isGroup = (value: unknown): value is Data => typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether a field was left empty: nothing, no text, an empty list, or a group without a filled field. */
const isEmpty = (value: unknown) =>
  (value ?? "") === "" || (typeof value === "object" && Object.keys(value ?? {}).length === 0);

/**
 * Normalises a form's data: drops invisible characters, line breaks of texts of one line, outer spaces, empty fields, and what Sveltia CMS
 * notes beside the model's fields.
 */
export function plainData(value: unknown, { paragraph, photo, children }: Field): unknown {
  if (typeof value === "string") {
    const visible = value
      .replace(/[\u2028\u2029]/g, " ")
      .replace(allInvisible, "")
      .replaceAll("\t", " ")
      .trim();
    return visible.replace(/ *\r?\n */g, paragraph ? "\n" : " ").replace(/^\//, photo ? "" : "/");
  }
  if (Array.isArray(value)) return value.map((entry) => (children[0] ? plainData(entry, children[0]) : entry));
  if (!isGroup(value)) return value;
  const filled = children
    .map((child) => [child.key, plainData(value[child.key], child), child.required] as const)
    // The form shows an optional choice that is not there as one that is off.
    .filter(([, child, required]) => !isEmpty(child) && (required || child !== false));
  return Object.fromEntries(filled);
}

export const isSame = (one: unknown, other: unknown) => differences(one, other).length === 0;

/** The fields that two versions of a file have different. A list is one value, since its entries have no identity. */
function changes(before: unknown, after: unknown, path: FieldPath = []): FieldPath[] {
  if (!isGroup(before) || !isGroup(after)) return isSame(before, after) ? [] : [path];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => changes(before[key], after[key], [...path, key]));
}

/** Whether one of two paths is, or is within, the other. */
const overlap = (one: FieldPath, other: FieldPath) =>
  one.slice(0, other.length).every((key, depth) => key === other[depth]);

/**
 * Applies the owner's changes of a file to the version that is there now.
 *
 * @returns the result, and the fields in which it takes back what somebody else has written
 */
export function merge(opened: Data, theirs: Data, mine: Data): { merged: Data; conflicts: FieldPath[] } {
  const merged = structuredClone(theirs);
  const conflicts: FieldPath[] = [];
  const theirChanges = changes(opened, theirs);
  for (const changed of changes(opened, mine)) {
    const clash = theirChanges.find((path) => overlap(changed, path));
    const path = clash && clash.length < changed.length ? clash : changed;
    const value = valueAt(mine, path);
    const isNew = conflicts.every((each) => !overlap(each, path));
    if (clash && isNew && !isSame(valueAt(theirs, path), value)) conflicts.push(path);
    const parent = valueAt(merged, path.slice(0, -1)) as Record<PropertyKey, unknown>;
    const key = path.at(-1) ?? "";
    if (value === undefined) delete parent[key];
    else parent[key] = structuredClone(value);
  }
  return { merged, conflicts };
}
