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

function mergeValues(conflicts: Conflict[], field: Field | undefined, versions: Versions, path: FieldPath): unknown {
  const { base, mine, theirs } = versions;
  if (isEqual(base, mine) || isEqual(mine, theirs)) return theirs;
  if (isEqual(base, theirs)) return mine;
  if (isGroup(mine) && isGroup(theirs)) {
    const keys = Object.keys({ ...theirs, ...mine, ...(isGroup(base) && base) });
    const merged = keys.map((key) => {
      const child = field?.children.find((each) => each.key === key);
      return [key, mergeValues(conflicts, child, at(versions, key, key, key), [...path, key])] as const;
    });
    return withoutNothing(Object.fromEntries(merged));
  }
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    const entries = arranged(entriesOf(field, { base: Array.isArray(base) ? base : [], mine, theirs }));
    if (entries) {
      const merged: unknown[] = [];
      for (const entry of entries) {
        const value = mergeValues(conflicts, field?.children[0], at(versions, entry.base, entry.mine, entry.theirs), [
          ...path,
          merged.length,
        ]);
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

/** An entry of a list: its index in each version that has it. */
type Entry = { [Version in keyof Versions]?: number };

/** The entries of three versions of a list. */
function entriesOf(
  field: Field | undefined,
  { base, mine, theirs }: Readonly<Record<keyof Versions, readonly unknown[]>>,
): Entry[] {
  const [inMine, inTheirs] = [matchEntries(field, base, mine), matchEntries(field, base, theirs)];
  const others = (list: readonly unknown[], taken: ReadonlyMap<number, number>) =>
    [...list.keys()].filter((index) => ![...taken.values()].includes(index));
  const [newMine, newTheirs] = [others(mine, inMine), others(theirs, inTheirs)];
  const alike = match(
    newTheirs.map((index) => theirs[index]),
    newMine.map((index) => mine[index]),
    nameIn(field),
  );
  return [
    ...[...base.keys()].map((index) => ({ base: index, mine: inMine.get(index), theirs: inTheirs.get(index) })),
    ...newTheirs.map((index, place) => ({ theirs: index, mine: newMine[alike.get(place) ?? -1] })),
    ...newMine.filter((_, place) => ![...alike.values()].includes(place)).map((index) => ({ mine: index })),
  ] as Entry[];
}

/** By what an entry of a list is known: the field that is distinct, or all of it. */
const nameIn = (list: Field | undefined) => (entry: unknown) =>
  typeof list?.distinct === "string" ? valueAt(entry, [list.distinct]) : entry;

/**
 * Finds the entries of a list in another version of it: by name; of the others, one that was only renamed, or stands alone where one was.
 *
 * @returns the index in the other version, by the index in the first
 */
export function matchEntries(
  field: Field | undefined,
  list: readonly unknown[],
  other: readonly unknown[],
): ReadonlyMap<number, number> {
  const name = field?.distinct;
  const restOf = (entry: unknown) =>
    isGroup(entry) && typeof name === "string" ? { ...entry, [name]: "" } : undefined;
  return match(list, other, nameIn(field), restOf);
}

/** Matches entries by parts of them; with `restOf`, also those that have another name by now. */
function match(
  list: readonly unknown[],
  other: readonly unknown[],
  nameOf: (entry: unknown) => unknown,
  restOf?: (entry: unknown) => unknown,
): Map<number, number> {
  const found = new Map<number, number>();
  const isFree = (place: number) => place in other && ![...found.values()].includes(place);
  const matchBy = (partOf: (entry: unknown) => unknown) => {
    for (const [index, entry] of list.entries()) {
      const part = found.has(index) ? "" : (partOf(entry) ?? "");
      const place = other.findIndex((each, place) => isFree(place) && isEqual(partOf(each), part));
      if (part !== "" && place >= 0) found.set(index, place);
    }
  };
  matchBy((entry) => entry);
  matchBy(nameOf);
  if (!restOf) return found;
  matchBy(restOf);
  for (const index of list.keys()) {
    const place = index === 0 ? 0 : (found.get(index - 1) ?? -2) + 1;
    const isAlone = index === list.length - 1 ? place === other.length - 1 : found.get(index + 1) === place + 1;
    if (!found.has(index) && isFree(place) && isAlone) found.set(index, place);
  }
  return found;
}

/** Arranges entries as the one who moved some has them, each new one behind what it follows; nothing if both moved some, otherwise. */
function arranged(entries: readonly Entry[]): Entry[] | undefined {
  const byIndex = (version: keyof Versions) => (one: Entry, other: Entry) =>
    Number(one[version]) - Number(other[version]);
  const inBoth = (from: keyof Versions, to: keyof Versions) =>
    entries.filter((entry) => entry[from] !== undefined && entry[to] !== undefined).sort(byIndex(from));
  const isMoved = (from: keyof Versions, to: keyof Versions) =>
    inBoth(from, to).some((entry, index, all) => index > 0 && byIndex(to)(entry, all[index - 1] as Entry) < 0);
  const isMine = isMoved("base", "mine");
  if (isMine && isMoved("base", "theirs") && isMoved("mine", "theirs")) return undefined;
  const [main, other] = isMine ? (["mine", "theirs"] as const) : (["theirs", "mine"] as const);
  const ordered = entries.filter((entry) => entry[main] !== undefined).sort(byIndex(main));
  const others = entries.filter((entry) => entry[other] !== undefined).sort(byIndex(other));
  for (const [index, entry] of others.entries()) {
    const before = others[index - 1];
    if (entry[main] === undefined) ordered.splice(before ? ordered.indexOf(before) + 1 : 0, 0, entry);
  }
  return ordered;
}
