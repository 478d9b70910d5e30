import { type Field, type FieldPath, type Files, rootOf, titleOf } from "../../gatsby-plugin-content-model/fields";
import { versionTexts as words } from "../texts";
import { isEqual, isGroup, isMoved, type Places, placesOf, tidy } from "./data";
import type { GitHub } from "./github";
import { fieldsInWords, inWords } from "./names";
import { readYaml } from "./yaml";

/** A save of a file. */
export interface Version {
  date: Date;
  author: string;
  /** The file's data from then on. */
  data: unknown;
  /** What it changed, in words; nothing of the first save, with which the file came. */
  changes?: string[];
}

const count = 10;

/** Reads the last saves of a file, the newest first, without those that a form can't hold, and those that changed nothing. */
export async function readVersions(
  github: Pick<GitHub, "history">,
  schema: Files[string],
  file: string,
  isReadable: (text: string) => boolean,
): Promise<Version[]> {
  const found = await github.history(file, count + 1);
  const readable = found.flatMap(({ text, ...each }) =>
    text && isReadable(text) ? [{ ...each, text, data: readYaml(text) }] : [],
  );
  // What the oldest changed is not known if there were others before it.
  const hasMore = found.length > count || readable.at(-1)?.text !== found.at(-1)?.text;
  return readable.slice(0, hasMore ? -1 : undefined).flatMap(({ date, author, data }, index) => {
    const before = readable[index + 1];
    if (!before) return [{ date, author, data }];
    const changes = describeChanges(schema, before.data, data);
    return changes.length > 0 ? [{ date, author, data, changes }] : [];
  });
}

/** A value in a version of a file, and where it is there. */
type Found = readonly [value: unknown, path: FieldPath];

/** What differs between two versions of a file's data, in words, each field by its title and each entry by its name. */
export function describeChanges(schema: Files[string], older: unknown, newer: unknown): string[] {
  const root = rootOf(schema);
  const [oldData, newData] = [tidy(root, older), tidy(root, newer)];

  function compare(field: Field, [old, from]: Found, [value, to]: Found): string[] {
    if (isEqual(old, value)) return [];
    if (isGroup(old) && isGroup(value))
      return field.children.flatMap((child) =>
        compare(child, [old[child.key], [...from, child.key]], [value[child.key], [...to, child.key]]),
      );
    if (Array.isArray(old) && Array.isArray(value)) return compareLists(field, [old, from], [value, to]);
    // Emptied lists and groups, and those that are new, are told by what is in them.
    if (isGroup(old ?? value)) return [describe(field, [old, from], [value, to])];
    if (Array.isArray(old ?? value)) return compareLists(field, [old ?? [], from], [value ?? [], to]);
    const title = value === undefined ? titleOf(schema, from, oldData) : titleOf(schema, to, newData);
    return [words.change(title, inWords(field, old), inWords(field, value))];
  }

  function compareLists(field: Field, [old, from]: Found, [value, to]: Found): string[] {
    const [list, other] = [old as readonly unknown[], value as readonly unknown[]];
    const [before, after] = placesOf(field, list, other) as [Places, Places];
    const entry = field.children[0] as Field;
    const entryAt = (entries: readonly unknown[], path: FieldPath, index: number | undefined): Found =>
      index === undefined ? [undefined, path] : [entries[index], [...path, index]];
    const changes = [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
      const [was, is] = [entryAt(list, from, before.get(name)), entryAt(other, to, after.get(name))];
      return before.has(name) && after.has(name) ? compare(entry, was, is) : describe(entry, was, is);
    });
    return isMoved(before, after) ? [words.order(titleOf(schema, to, newData)), ...changes] : changes;
  }

  /** Tells of a group or an entry that is gone or new. */
  function describe(field: Field, [old, from]: Found, [value, to]: Found): string {
    const isGone = value === undefined;
    const path = isGone ? from : to;
    // An entry that is one text is named by its list.
    const title = titleOf(schema, isGroup(old ?? value) ? path : path.slice(0, -1), isGone ? oldData : newData);
    return words[isGone ? "removed" : "added"](title, fieldsInWords(field, old ?? value));
  }

  return compare(root, [oldData, []], [newData, []]);
}
