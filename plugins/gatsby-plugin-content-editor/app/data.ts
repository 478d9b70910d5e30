import { visibleText } from "../../gatsby-plugin-content-model/characters";
import type { Field, FieldPath } from "../../gatsby-plugin-content-model/fields";
import { valueAt } from "../../gatsby-plugin-content-model/values";

/*
 * The data of a file, as `readYaml` returns them and as a form changes them: groups, lists and texts, also of numbers and choices. A value
 * that is not there is `undefined`.
 */

/** A group of fields, or a whole file. */
export type Group = Readonly<Record<string, unknown>>;

export const isGroup = (value: unknown): value is Group =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Compares two values, whatever the order of their keys; an empty value of YAML is none. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((entry, index) => isEqual(entry, other[index]));
  if (isGroup(one) && isGroup(other))
    return Object.keys({ ...one, ...other }).every((key) => isEqual(one[key], other[key]));
  return (one ?? undefined) === (other ?? undefined);
}

/** Data with another value at a path, where groups and lists are made as needed; `undefined` takes a field or an entry out. */
export function setAt(data: unknown, path: FieldPath, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const changed = setAt(valueAt(data, [key]), rest, value);
  if (typeof key === "number") {
    const list = Array.isArray(data) ? [...data] : [];
    list.splice(key, 1, ...(changed === undefined ? [] : [changed]));
    return list;
  }
  return withoutNothing({ ...(isGroup(data) && data), [key]: changed });
}

const withoutNothing = (group: Group): Group =>
  Object.fromEntries(Object.entries(group).filter(([, value]) => (value ?? undefined) !== undefined));

/** Whether nothing was filled in. */
const isEmpty = (value: unknown) =>
  (value ?? "") === "" || (typeof value === "object" && Object.keys(value ?? {}).length === 0);

/**
 * The data of a form as they are compared and saved: no spaces at the ends of a text, no line breaks in a text of one line; optional fields,
 * groups and lists that are empty are not there. An empty entry of a list stays, for the check to name it, and so does what the model does
 * not know.
 */
export function tidy(field: Field, data: unknown): unknown {
  const { children, kind, paragraph } = field;
  if (typeof data === "string") {
    const text = visibleText(data).trim();
    return kind === "string" && !paragraph ? text.replace(/\s*\n\s*/g, " ") : text.replace(/ *\r?\n/g, "\n");
  }
  const [entry] = children;
  if (Array.isArray(data) && kind === "array" && entry) return data.map((each) => tidy(entry, each) ?? "");
  if (!isGroup(data)) return data;
  const tidied = Object.entries(data).map(([key, value]) => {
    const child = children.find((each) => each.key === key);
    const own = child ? tidy(child, value) : value;
    return [key, child?.required === false && isEmpty(own) ? undefined : own];
  });
  return withoutNothing(Object.fromEntries(tidied));
}

/** A value that both have changed, each to another; `undefined` is one that is not there. */
export interface Conflict {
  /** Where it is in the merged data. */
  path: FieldPath;
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

/** A value as it was read, and as each of two people has it now. */
type Versions = Readonly<Record<"base" | "mine" | "theirs", unknown>>;

/**
 * Merges what two people have changed in a file. Where both have changed the same value, the merged data have mine, or theirs if I have
 * none, until `settle` is told what is to stand there.
 *
 * @param base what both began with
 */
export function merge(
  field: Field,
  base: unknown,
  mine: unknown,
  theirs: unknown,
): { data: unknown; conflicts: Conflict[] } {
  const conflicts: Conflict[] = [];
  const versions = { base: tidy(field, base), mine: tidy(field, mine), theirs: tidy(field, theirs) };
  return { data: mergeValues(conflicts, field, versions, []), conflicts };
}

/** Merged data with the value that was chosen for each conflict. */
export const settle = (
  data: unknown,
  conflicts: readonly Conflict[],
  choices: readonly ("mine" | "theirs")[],
): unknown =>
  // From the last: an entry that is taken out moves those behind it.
  conflicts.reduceRight<unknown>(
    (settled, conflict, index) => setAt(settled, conflict.path, conflict[choices[index] ?? "mine"]),
    data,
  );

/** @param distinct of an entry, the field by which the model tells it from others */
function mergeValues(
  conflicts: Conflict[],
  field: Field | undefined,
  versions: Versions,
  path: FieldPath,
  distinct?: Field["distinct"],
): unknown {
  const { base, mine, theirs } = versions;
  if (isEqual(base, mine) || isEqual(mine, theirs)) return theirs;
  if (isEqual(base, theirs)) return mine;
  /** Whether an entry has another name and more that is not the base's: it may be another one, in its place. */
  const mayReplace = (entry: Group) =>
    typeof distinct === "string" &&
    isGroup(base) &&
    !isEqual(entry[distinct], base[distinct]) &&
    !isEqual({ ...entry, [distinct]: base[distinct] }, base);
  if (isGroup(mine) && isGroup(theirs) && !mayReplace(mine) && !mayReplace(theirs)) {
    const keys = Object.keys({ ...theirs, ...mine, ...(isGroup(base) && base) });
    const merged = keys.map((key) => {
      const child = field?.children.find((each) => each.key === key);
      return [key, mergeValues(conflicts, child, at(versions, key, key, key), [...path, key])] as const;
    });
    return withoutNothing(Object.fromEntries(merged));
  }
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    const places = placesOf(field, Array.isArray(base) ? base : [], mine, theirs);
    const [inBase, inMine, inTheirs] = places as [Places, Places, Places];
    const areBothMoved = isMoved(inBase, inMine) && isMoved(inBase, inTheirs) && isMoved(inMine, inTheirs);
    if (!areBothMoved) {
      const merged: unknown[] = [];
      for (const name of isMoved(inBase, inMine) ? together(inMine, inTheirs) : together(inTheirs, inMine)) {
        const entry = at(versions, inBase.get(name), inMine.get(name), inTheirs.get(name));
        const value = mergeValues(conflicts, field?.children[0], entry, [...path, merged.length], field?.distinct);
        if (value !== undefined) merged.push(value);
      }
      return merged.length > 0 || field?.required !== false ? merged : undefined;
    }
  }
  conflicts.push({ path, base, mine, theirs });
  return mine ?? theirs;
}

/** What each version has at a key or an index, if it has one. */
const at = ({ base, mine, theirs }: Versions, ...keys: (string | number | undefined)[]): Versions => ({
  base: valueAt(base, [keys[0] ?? -1]),
  mine: valueAt(mine, [keys[1] ?? -1]),
  theirs: valueAt(theirs, [keys[2] ?? -1]),
});

/** The index of each entry of a list, by what it is known by in another version of the list. */
export type Places = ReadonlyMap<unknown, number>;

/** The entries of versions of a list: by their index while each that they share has the same, else by the model's `distinct` field. */
export function placesOf(field: Field | undefined, ...versions: (readonly unknown[])[]): Places[] {
  const named = versions.map((entries) => {
    const places = new Map<string, number>();
    for (const [index, entry] of entries.entries()) {
      let name = JSON.stringify(typeof field?.distinct === "string" ? valueAt(entry, [field.distinct]) : entry);
      // Two have one name only until the check has said so.
      while (places.has(name)) name += " ";
      places.set(name, index);
    }
    return places;
  });
  const isInPlace = (one: Places, other: Places) =>
    one.size === other.size && [...one].every(([name, index]) => (other.get(name) ?? index) === index);
  const areAlike = named.every((one) => named.every((other) => isInPlace(one, other)));
  return areAlike ? versions.map((entries) => new Map([...entries.keys()].map((index) => [index, index]))) : named;
}

/** Whether the entries that two versions of a list share stand in another order. */
export function isMoved(one: Places, other: Places): boolean {
  const shared = [...other.keys()].filter((name) => one.has(name));
  return [...one.keys()].filter((name) => other.has(name)).some((name, index) => name !== shared[index]);
}

/** The entries of two versions of a list, in the order of the first, each that only the other has behind what it follows there. */
function together(main: Places, other: Places): unknown[] {
  const names = [...main.keys()];
  for (const [index, name] of [...other.keys()].entries())
    if (!main.has(name)) names.splice(names.indexOf([...other.keys()][index - 1]) + 1, 0, name);
  return names;
}
