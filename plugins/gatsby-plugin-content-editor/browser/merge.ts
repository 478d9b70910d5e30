import type { Field, FieldPath } from "../../gatsby-plugin-content-model/fields";
import { valueAt } from "../../gatsby-plugin-content-model/values";
import { entriesOf, inOrder, isMoved, placeKey } from "./list-entries";
import { type Data, isGroup } from "./plain-data";

/** Who has changed a file: somebody else, in the file as it is by now, or the owner, in the form. */
export type Side = "theirs" | "mine";

/** A field that both have changed, each to another value; `undefined` is a field or an entry that is not there. */
export interface Conflict {
  path: FieldPath;
  /** The side to whose data the path belongs. */
  side: Side;
  theirs: unknown;
  mine: unknown;
}

/** A value in the file as it was opened, and on both sides; each as `plainData` returns it. */
type Versions = Readonly<Record<"before" | Side, unknown>>;

/** What each version has at a key or an index; nothing where that is none. */
const within = (
  { before, theirs, mine }: Versions,
  at: Partial<Record<keyof Versions, string | number>>,
): Versions => ({
  before: valueAt(before, [at.before ?? -1]),
  theirs: valueAt(theirs, [at.theirs ?? -1]),
  mine: valueAt(mine, [at.mine ?? -1]),
});

interface Merge {
  /** The form's data with `placeKey`. */
  edited: unknown;
  /** Whose value is taken where both have changed a field. */
  winner: Side;
  conflicts: Conflict[];
  /** Of each merged list, the index that each of its entries has in theirs; `undefined` of a new one. */
  origins: Map<unknown, (number | undefined)[]>;
}

/** Compares two values; `plainData` has written both in one order. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Merges the changes made in a form into the data of its file, as they are by now.
 *
 * @param winner whose value is taken of a field that both have changed, which is a conflict
 */
export function mergeData(root: Field, versions: Versions, edited: unknown, winner: Side) {
  const merge: Merge = { edited, winner, conflicts: [], origins: new Map() };
  return { ...merge, data: mergeGroups(merge, root, versions, []) };
}

function mergeValues(merge: Merge, field: Field, versions: Versions, path: FieldPath, side: Side = "mine"): unknown {
  const { before, theirs, mine } = versions;
  if (isSame(before, mine) || isSame(theirs, mine)) return theirs;
  if (isGroup(theirs) && isGroup(mine)) return mergeGroups(merge, field, versions, path);
  if (Array.isArray(theirs) && Array.isArray(mine))
    return mergeLists(merge, field, Array.isArray(before) ? before : [], theirs, mine, path);
  if (isSame(before, theirs)) return mine;
  merge.conflicts.push({ path, side, theirs, mine });
  return merge.winner === "mine" ? mine : theirs;
}

function mergeGroups(merge: Merge, field: Field, versions: Versions, path: FieldPath): Data {
  const merged = field.children.map((child) => {
    const { key } = child;
    const value = mergeValues(merge, child, within(versions, { before: key, theirs: key, mine: key }), [...path, key]);
    return [key, value] as const;
  });
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

function mergeLists(
  merge: Merge,
  field: Field,
  before: unknown[],
  theirs: unknown[],
  mine: unknown[],
  path: FieldPath,
): unknown[] | undefined {
  const places = mine.map((_, index) => valueAt(merge.edited, [...path, index, placeKey]) as number | undefined);
  const entries = entriesOf(field, before, theirs, mine, places);
  const kept = entries.flatMap((entry) => {
    const side = entry.mine === undefined ? "theirs" : "mine";
    const versions = within({ before, theirs, mine }, entry);
    const value = mergeValues(merge, field.children[0] as Field, versions, [...path, entry[side] ?? -1], side);
    return value === undefined ? [] : [{ entry, value }];
  });
  let order: Side = isMoved(entries, "before", "mine") ? "mine" : "theirs";
  if (order === "mine" && isMoved(entries, "before", "theirs") && isMoved(entries, "theirs", "mine")) {
    merge.conflicts.push({ path, side: "mine", theirs, mine });
    order = merge.winner;
  }
  const ordered = inOrder(kept, order, order === "mine" ? "theirs" : "mine");
  const merged = ordered.map(({ value }) => value);
  merge.origins.set(
    merged,
    ordered.map(({ entry }) => entry.theirs),
  );
  // Two people may together have emptied an optional list.
  return merged.length > 0 || theirs.length === 0 ? merged : undefined;
}
