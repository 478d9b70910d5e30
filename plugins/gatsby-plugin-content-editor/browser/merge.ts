import type { Field, FieldPath } from "../../gatsby-plugin-content-model/fields";
import { valueAt } from "../../gatsby-plugin-content-model/values";
import { entriesOf, inOrder, isMoved, placeKey } from "./list-entries";
import { type Data, isGroup } from "./plain-data";

/** A field that both versions have changed, each to another value; `undefined` is a field or an entry that is not there. */
export interface Conflict {
  path: FieldPath;
  /** The version to whose data the path belongs. */
  side: "theirs" | "mine";
  theirs: unknown;
  mine: unknown;
}

/** A value in the opened file, in the file as it is by now, and in the form; each as `plainData` returns it. */
type Versions<Value = unknown> = [before: Value, theirs: Value, mine: Value];

interface Merge {
  /** The form's data with `placeKey`. */
  edited: unknown;
  conflicts: Conflict[];
  /** Of each merged list, the index that each of its entries has in theirs; `undefined` of a new one. */
  origins: Map<unknown, (number | undefined)[]>;
}

/** Compares two values; `plainData` has written both in one order. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Merges the changes made in a form into the data of its file, as they are by now. If both have changed the same field, the form's value is
 * taken, and the field is a conflict.
 */
export function mergeData(root: Field, versions: Versions<Data>, edited: unknown) {
  const merge: Merge = { edited, conflicts: [], origins: new Map() };
  return { ...merge, data: mergeGroups(merge, root, versions, []) };
}

function mergeValues(
  merge: Merge,
  field: Field,
  versions: Versions,
  path: FieldPath,
  side: Conflict["side"] = "mine",
): unknown {
  const [before, theirs, mine] = versions;
  if (isSame(before, mine) || isSame(theirs, mine)) return theirs;
  if (isGroup(theirs) && isGroup(mine)) return mergeGroups(merge, field, versions as Versions<Data>, path);
  if (Array.isArray(theirs) && Array.isArray(mine))
    return mergeLists(merge, field, versions as Versions<unknown[]>, path);
  if (!isSame(before, theirs)) merge.conflicts.push({ path, side, theirs, mine });
  return mine;
}

function mergeGroups(merge: Merge, field: Field, versions: Versions<Data | undefined>, path: FieldPath): Data {
  const merged = field.children.map((child) => {
    const { key } = child;
    return [key, mergeValues(merge, child, versions.map((each) => each?.[key]) as Versions, [...path, key])] as const;
  });
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

function mergeLists(merge: Merge, field: Field, [before = [], theirs, mine]: Versions<unknown[]>, path: FieldPath) {
  const places = (valueAt(merge.edited, path) as unknown[]).map((entry) =>
    isGroup(entry) ? entry[placeKey] : undefined,
  );
  const entries = entriesOf(field, before, theirs, mine, places as (number | undefined)[]);
  const kept = entries.flatMap((entry) => {
    const versions: Versions = [before[entry.before ?? -1], theirs[entry.theirs ?? -1], mine[entry.mine ?? -1]];
    const side = entry.mine === undefined ? "theirs" : "mine";
    const value = mergeValues(merge, field.children[0] as Field, versions, [...path, entry[side] ?? -1], side);
    return value === undefined ? [] : [{ entry, value }];
  });
  const moved = isMoved(entries, "before", "mine");
  if (moved && isMoved(entries, "before", "theirs") && isMoved(entries, "theirs", "mine"))
    merge.conflicts.push({ path, side: "mine", theirs, mine });
  const ordered = moved ? inOrder(kept, "mine", "theirs") : inOrder(kept, "theirs", "mine");
  const merged = ordered.map(({ value }) => value);
  merge.origins.set(
    merged,
    ordered.map(({ entry }) => entry.theirs),
  );
  // Two people may together have emptied an optional list.
  return merged.length > 0 || theirs.length === 0 ? merged : undefined;
}
