import type { Field } from "../../gatsby-plugin-content-model/fields";
import { type Data, isGroup } from "./plain-data";

/** A list entry in three versions of a list: its index in each, if it is there. */
export interface ListEntry {
  before?: number;
  theirs?: number;
  mine?: number;
}

/** Key, in a form's data, of the index that an entry of a list had when the form was opened. */
export const placeKey = "$place";

/** Adds `placeKey` to each entry of each list that is a group, so that it is known however it is edited and moved. */
export function withPlaces(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((entry, index) =>
      isGroup(entry) ? { ...(withPlaces(entry) as Data), [placeKey]: index } : entry,
    );
  if (!isGroup(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, withPlaces(child)]));
}

type Side = keyof ListEntry;

/**
 * Finds the entries of a list in another version: the same value or, of what is left, the same part. Only what is certain is found; with
 * `byPosition`, also one that stands where an entry was.
 *
 * @param parts return a part of an entry by which it is known; the next is tried where one finds none, or more than one
 * @returns the index in the other version, by the index in the first
 */
function match(
  list: unknown[],
  other: unknown[],
  parts: readonly ((entry: unknown) => unknown)[],
  byPosition = false,
): (number | undefined)[] {
  const found: (number | undefined)[] = list.map(() => undefined);
  const whole = (entry: unknown) => entry;
  for (const part of [whole, ...parts]) {
    const keysOf = (entries: unknown[]) => entries.map((entry) => JSON.stringify(part(entry)));
    const [keys, others] = [keysOf(list), keysOf(other)];
    for (const [index, key] of keys.entries()) {
      if (key === undefined || found[index] !== undefined) continue;
      const free = [...others.keys()].filter((place) => others[place] === key && !found.includes(place));
      const isOne = () => keys.filter((each, at) => each === key && found[at] === undefined).length === 1;
      if (part === whole || (free.length === 1 && isOne())) found[index] = free[0];
    }
  }
  for (const index of byPosition ? list.keys() : []) {
    const place = index === 0 ? 0 : (found[index - 1] ?? -2) + 1;
    if (found[index] === undefined && place in other && !found.includes(place)) found[index] = place;
  }
  return found;
}

/**
 * Lists the entries of three versions of a list.
 *
 * @param places the index in `before` of each entry of `mine`, where it is known
 */
export function entriesOf(
  { distinct }: Field,
  before: unknown[],
  theirs: unknown[],
  mine: unknown[],
  places: (number | undefined)[],
): ListEntry[] {
  const hasKey = (entry: unknown): entry is Data => typeof distinct === "string" && isGroup(entry);
  const byKey = (entry: unknown) => (hasKey(entry) ? entry[String(distinct)] : undefined);
  const byRest = (entry: unknown) => (hasKey(entry) ? { ...entry, [String(distinct)]: undefined } : undefined);
  const inTheirs = match(before, theirs, [byKey, byRest]);
  const isKnown = places.some((place) => place !== undefined);
  const inMine = isKnown
    ? before.map((_, index) => (places.includes(index) ? places.indexOf(index) : undefined))
    : match(before, mine, [byKey, byRest], true);
  const rest = (list: unknown[], taken: (number | undefined)[]) =>
    [...list.keys()].filter((each) => !taken.includes(each));
  const [newTheirs, newMine] = [rest(theirs, inTheirs), rest(mine, inMine)];
  const valuesOf = (list: unknown[], indexes: number[]) => indexes.map((index) => list[index]);
  const common = match(valuesOf(theirs, newTheirs), valuesOf(mine, newMine), [byKey]);
  return [
    ...before.map((_, index) => ({ before: index, theirs: inTheirs[index], mine: inMine[index] })),
    ...newTheirs.map((index, place) => ({ theirs: index, mine: newMine[common[place] ?? -1] })),
    ...newMine.filter((_, place) => !common.includes(place)).map((index) => ({ mine: index })),
  ];
}

const byIndex = (side: Side) => (one: ListEntry, other: ListEntry) => Number(one[side]) - Number(other[side]);

/** Whether the entries that two versions share are in another order. */
export function isMoved(entries: readonly ListEntry[], from: Side, to: Side): boolean {
  const shared = entries.filter((entry) => entry[from] !== undefined && entry[to] !== undefined).sort(byIndex(from));
  return shared.some((entry, index) => index > 0 && byIndex(to)(entry, shared[index - 1] as ListEntry) < 0);
}

/** Arranges entries in the order of one version; those that it lacks follow what they follow in the other. */
export function inOrder<Kept extends { entry: ListEntry }>(kept: readonly Kept[], main: Side, other: Side): Kept[] {
  const isIn = (side: Side) => (each: Kept) => each.entry[side] !== undefined;
  const ordered = kept.filter(isIn(main)).sort((a, b) => byIndex(main)(a.entry, b.entry));
  const others = kept.filter(isIn(other)).sort((a, b) => byIndex(other)(a.entry, b.entry));
  others.forEach((each, index) => {
    if (!isIn(main)(each)) ordered.splice(index === 0 ? 0 : ordered.indexOf(others[index - 1] as Kept) + 1, 0, each);
  });
  return ordered;
}
