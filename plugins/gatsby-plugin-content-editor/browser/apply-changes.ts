import { isMap, isSeq } from "yaml";
import type { Field, FieldPath } from "../../gatsby-plugin-content-model/fields";
import { differences, valueAt } from "../../gatsby-plugin-content-model/values";
import { entriesOf, inOrder, isMoved, type ListEntry, placeKey } from "./list-entries";
import { type Data, isGroup, plainData } from "./plain-data";
import { type Collection, editableYaml, keyOf, readYaml } from "./yaml-text";

/** A field that both versions have changed, each to another value; `undefined` is a field or an entry that is not there. */
export interface Conflict {
  path: FieldPath;
  /** The version to whose data the path belongs. */
  side: "theirs" | "mine";
  theirs: unknown;
  mine: unknown;
}

const isSame = (one: unknown, other: unknown) => differences(one, other).length === 0;

/**
 * Applies the changes made in a form to a file, as it is by now: what differs between the opened file and the form. Each change replaces its
 * own range of the text. What somebody else has written in other fields and entries stays, and a change that is there already is none.
 *
 * @param text the file as it is by now
 * @param root the file's field, whose model says by what the entries of its lists are known
 * @param opened the data of the file that the form was made from
 * @param edited the data of the form; entries of a list may have `placeKey`
 * @returns the new text, its data, the form's data, and the fields in which the text takes back somebody else's value
 * @throws if the file can't be read, or can't be changed so that it holds the data (an anchor that is used elsewhere)
 */
export function applyChanges(text: string, root: Field, opened: unknown, edited: unknown) {
  const yaml = editableYaml(text);
  const conflicts: Conflict[] = [];

  /** Chooses between the versions of a value: theirs (no change), mine, or, of groups and lists, both. */
  function choose(before: unknown, theirs: unknown, mine: unknown): "theirs" | "mine" | "conflict" {
    if (isSame(before, mine) || isSame(theirs, mine)) return "theirs";
    return isSame(before, theirs) ? "mine" : "conflict";
  }

  function mergeValue(field: Field, versions: unknown[], path: FieldPath, parent: Collection, index: number): unknown {
    const [before, theirs, mine] = versions;
    const choice = choose(before, theirs, mine);
    if (choice === "theirs") return theirs;
    const item = parent.items[index];
    const node = isMap(parent) ? (item as (typeof parent.items)[number]).value : item;
    if (isGroup(theirs) && isGroup(mine) && isMap(node))
      return mergeGroup(field, isGroup(before) ? before : {}, theirs, mine, path, node);
    if (Array.isArray(theirs) && Array.isArray(mine) && isSeq(node))
      return mergeList(field, Array.isArray(before) ? before : [], theirs, mine, path, node);
    if (choice === "conflict") conflicts.push({ path, side: "mine", theirs, mine });
    yaml.replace(parent, index, mine);
    return mine;
  }

  function mergeGroup(field: Field, before: Data, theirs: Data, mine: Data, path: FieldPath, map: Collection): Data {
    const merged: Data = {};
    const keys = map.items.map((_, index) => keyOf(map, index));
    const order: (number | string)[] = [...keys.keys()];
    let previous: number | string | undefined;
    for (const child of field.children) {
      const { key } = child;
      const at = [...path, key];
      const versions = [before[key], theirs[key], mine[key]];
      const index = keys.indexOf(key);
      if (mine[key] === undefined || index < 0) {
        const choice = choose(before[key], theirs[key], mine[key]);
        if (choice === "conflict") conflicts.push({ path: at, side: "mine", theirs: theirs[key], mine: mine[key] });
        const value = choice === "theirs" ? theirs[key] : mine[key];
        if (value !== undefined) merged[key] = value;
        if (choice !== "theirs" && index < 0) {
          const text = yaml.written(map, { [key]: value });
          order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, text);
          previous = text;
        } else if (choice !== "theirs") order.splice(order.indexOf(index), 1);
        else if (index >= 0) previous = index;
      } else {
        const value = mergeValue(child, versions, at, map, index);
        if (value !== undefined) merged[key] = value;
        previous = index;
      }
    }
    if (order.length !== keys.length || order.some((item, index) => item !== index)) yaml.arrange(map, order);
    return merged;
  }

  function mergeList(
    field: Field,
    before: unknown[],
    theirs: unknown[],
    mine: unknown[],
    path: FieldPath,
    seq: Collection,
  ): unknown[] {
    const child = field.children[0] as Field;
    const places = (valueAt(edited, path) as unknown[]).map((entry) => (isGroup(entry) ? entry[placeKey] : undefined));
    const entries = entriesOf(field, before, theirs, mine, places as (number | undefined)[]);
    const kept: { entry: ListEntry; item: number | string; value: unknown }[] = [];
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
    const order = ordered.map(({ item }) => item);
    if (order.length !== theirs.length || order.some((item, index) => item !== index)) yaml.arrange(seq, order);
    return ordered.map(({ value }) => value);
  }

  const [before, theirs, mine] = [opened, readYaml(text), edited].map((data) => plainData(data, root)) as [
    Data,
    Data,
    Data,
  ];
  const data = mergeGroup(root, before, theirs, mine, [], yaml.document.contents as unknown as Collection);
  const changed = yaml.toString();
  if (!isSame(plainData(readYaml(changed), root), data)) throw new Error("The text does not hold the data");
  return { text: changed, data, mine, theirs, conflicts };
}
