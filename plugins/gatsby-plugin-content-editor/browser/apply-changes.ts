import { isMap, isPair, isSeq } from "yaml";
import type { Field, FieldPath } from "../../gatsby-plugin-content-model/fields";
import { valueAt } from "../../gatsby-plugin-content-model/values";
import { entriesOf, inOrder, isMoved, type ListEntry, placeKey } from "./list-entries";
import { type Data, isGroup, plainData } from "./plain-data";
import { type Collection, editableYaml, type Item, keyOf, readYaml } from "./yaml-text";

/** A field that both versions have changed, each to another value; `undefined` is a field or an entry that is not there. */
export interface Conflict {
  path: FieldPath;
  /** The version to whose data the path belongs. */
  side: "theirs" | "mine";
  theirs: unknown;
  mine: unknown;
}

/** A value in the opened file, in the file as it is by now, and in the form. */
type Versions<Value = unknown> = [before: Value | undefined, theirs: Value, mine: Value];

/** Compares two values; `plainData` has written both in one order. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Applies the changes made in a form to a file, as it is by now: what differs between the opened file and the form. Each change replaces its
 * own range of the text. What somebody else has written in other fields and entries stays, and a change that is there already is none.
 *
 * @param text the file as it is by now
 * @param root the file's field, whose model says by what the entries of its lists are known
 * @param opened the data of the file that the form was made from
 * @param edited the data of the form; entries of a list may have `placeKey`
 * @returns the new text, the file's data and the form's, and the fields in which the text takes back somebody else's value
 * @throws if the file can't be read, or can't be changed so that it holds the data (an anchor that is used elsewhere)
 */
export function applyChanges(text: string, root: Field, opened: unknown, edited: unknown) {
  const yaml = editableYaml(text);
  const conflicts: Conflict[] = [];

  /** Chooses between the versions of a value: theirs, mine or, of groups and lists, both. If they contradict each other, mine is asked about. */
  function choose([before, theirs, mine]: Versions, path: FieldPath): "theirs" | "mine" | "both" {
    if (isSame(before, mine) || isSame(theirs, mine)) return "theirs";
    if (isGroup(theirs) && isGroup(mine)) return "both";
    if (Array.isArray(theirs) && Array.isArray(mine)) return "both";
    if (!isSame(before, theirs)) conflicts.push({ path, side: "mine", theirs, mine });
    return "mine";
  }

  function mergeValue(field: Field, versions: Versions, path: FieldPath, parent: Collection, index: number): unknown {
    const [before, theirs, mine] = versions;
    const choice = choose(versions, path);
    if (choice === "theirs") return theirs;
    const item = parent.items[index];
    const node = isPair(item) ? item.value : item;
    if (choice === "both" && isMap(node))
      return mergeGroup(field, [before, theirs, mine] as Versions<Data>, path, node);
    if (choice === "both" && isSeq(node))
      return mergeList(field, [before, theirs, mine] as Versions<unknown[]>, path, node);
    yaml.replace(parent, index, mine);
    return mine;
  }

  function mergeGroup(field: Field, [before, theirs, mine]: Versions<Data>, path: FieldPath, map: Collection): Data {
    const merged: Data = {};
    const keys = map.items.map((_, index) => keyOf(map, index));
    const order: (number | Item)[] = [...keys.keys()];
    let previous: number | Item = -1;
    for (const child of field.children) {
      const { key } = child;
      const at = [...path, key];
      const versions: Versions = [before?.[key], theirs[key], mine[key]];
      const index = keys.indexOf(key);
      if (index >= 0 && mine[key] !== undefined) {
        merged[key] = mergeValue(child, versions, at, map, index);
        previous = index;
      } else if (choose(versions, at) === "theirs") {
        merged[key] = theirs[key];
        if (index >= 0) previous = index;
      } else if (index >= 0) {
        order.splice(order.indexOf(index), 1);
      } else {
        merged[key] = mine[key];
        const added = yaml.written(map, { [key]: mine[key] });
        order.splice(order.indexOf(previous) + 1, 0, added);
        previous = added;
      }
    }
    yaml.arrange(map, order);
    return merged;
  }

  function mergeList(field: Field, [before = [], theirs, mine]: Versions<unknown[]>, path: FieldPath, seq: Collection) {
    const child = field.children[0] as Field;
    const places = (valueAt(edited, path) as unknown[]).map((entry) => (isGroup(entry) ? entry[placeKey] : undefined));
    const entries = entriesOf(field, before, theirs, mine, places as (number | undefined)[]);
    const kept: { entry: ListEntry; item: number | Item; value: unknown }[] = [];
    for (const entry of entries) {
      const [b, t, m] = [before[entry.before ?? -1], theirs[entry.theirs ?? -1], mine[entry.mine ?? -1]];
      if (entry.mine !== undefined && entry.theirs !== undefined) {
        const value = mergeValue(child, [b, t, m], [...path, entry.mine], seq, entry.theirs);
        kept.push({ entry, item: entry.theirs, value });
      } else if (entry.theirs !== undefined) {
        if (entry.before === undefined) kept.push({ entry, item: entry.theirs, value: t });
        else if (!isSame(b, t))
          conflicts.push({ path: [...path, entry.theirs], side: "theirs", theirs: t, mine: undefined });
      } else if (entry.mine !== undefined && (entry.before === undefined || !isSame(b, m))) {
        if (entry.before !== undefined)
          conflicts.push({ path: [...path, entry.mine], side: "mine", theirs: undefined, mine: m });
        kept.push({ entry, item: yaml.written(seq, [m]), value: m });
      }
    }
    const moved = isMoved(entries, "before", "mine");
    const ordered = inOrder(kept, moved ? "mine" : "theirs", moved ? "theirs" : "mine");
    if (moved && isMoved(entries, "before", "theirs") && isMoved(entries, "theirs", "mine"))
      conflicts.push({ path, side: "mine", theirs, mine });
    yaml.arrange(
      seq,
      ordered.map(({ item }) => item),
    );
    return ordered.map(({ value }) => value);
  }

  const versions = [opened, readYaml(text), edited].map((data) => plainData(data, root)) as [Data, Data, Data];
  const data = mergeGroup(root, versions, [], yaml.document.contents as unknown as Collection);
  const changed = yaml.toString();
  if (!isSame(plainData(readYaml(changed), root), plainData(data, root)))
    throw new Error("The text does not hold the data");
  return { text: changed, theirs: versions[1], mine: versions[2], conflicts };
}
