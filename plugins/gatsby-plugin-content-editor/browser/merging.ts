import { invisible } from "../../gatsby-plugin-content-model/characters";
import type { Field, FieldPath } from "../../gatsby-plugin-content-model/fields";
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
      .replace(/[\u2028\u2029\t]/g, " ")
      .replace(allInvisible, "")
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

/**
 * Applies the owner's changes of a file to the version that is there now. A list is one value, since its entries have no identity.
 *
 * @returns the result, and the fields in which it takes back what somebody else has written
 */
export function merge(opened: Data, theirs: Data, mine: Data): { merged: Data; conflicts: FieldPath[] } {
  const conflicts: FieldPath[] = [];
  const mergeAt = (path: FieldPath, before: unknown, theirs: unknown, mine: unknown): unknown => {
    if (isSame(before, mine)) return theirs;
    if (isSame(before, theirs) || isSame(theirs, mine)) return mine;
    if (isGroup(theirs) && isGroup(mine)) {
      const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
      const fields = keys.map((key) => [key, mergeAt([...path, key], valueAt(before, [key]), theirs[key], mine[key])]);
      return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
    }
    conflicts.push(path);
    return mine;
  };
  return { merged: mergeAt([], opened, theirs, mine) as Data, conflicts };
}
