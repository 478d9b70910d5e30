import { type Field, type FieldPath, type Files, rootOf, titleOf } from "../../gatsby-plugin-content-model/fields";
import { versionTexts as words } from "../texts";
import { isEqual, isGroup, matchEntries, tidy } from "./data";
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
  /** What would change in the file of now if this version came back. */
  effects: string[];
}

/** How many saves are listed. */
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
  const [present] = readable;
  // What the oldest changed is not known if there were others before it.
  const hasMore = found.length > count || readable.at(-1)?.text !== found.at(-1)?.text;
  return readable.slice(0, hasMore ? -1 : undefined).flatMap(({ date, author, data }, index) => {
    const before = readable[index + 1];
    const effects = describeChanges(schema, present?.data, data);
    if (!before) return [{ date, author, data, effects }];
    const changes = describeChanges(schema, before.data, data);
    return changes.length > 0 ? [{ date, author, data, changes, effects }] : [];
  });
}

/** A value in a version of a file, and where it is there. */
type Found = readonly [value: unknown, path: FieldPath];

/** What differs between two versions of a file's data, in words, each field by its title and each entry by its name. */
export function describeChanges(schema: Files[string], older: unknown, newer: unknown): string[] {
  const root = rootOf(schema);
  const [before, after] = [tidy(root, older), tidy(root, newer)];

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
    const title = value === undefined ? titleOf(schema, from, before) : titleOf(schema, to, after);
    return [words.change(title, inWords(field, old), inWords(field, value))];
  }

  function compareLists(field: Field, [old, from]: Found, [value, to]: Found): string[] {
    const [list, other] = [old as readonly unknown[], value as readonly unknown[]];
    const places = matchEntries(field, list, other);
    const entry = field.children[0] as Field;
    const gone = [...list.keys()].filter((index) => !places.has(index));
    const added = [...other.keys()].filter((place) => ![...places.values()].includes(place));
    const stay = [...places].sort(([one], [another]) => one - another);
    const isMoved = stay.some(([, place], index) => index > 0 && place < (stay[index - 1]?.[1] ?? 0));
    return [
      ...(isMoved ? [words.order(titleOf(schema, to, after))] : []),
      ...stay.flatMap(([index, place]) =>
        compare(entry, [list[index], [...from, index]], [other[place], [...to, place]]),
      ),
      ...gone.map((index) => describe(entry, [list[index], [...from, index]], [undefined, to])),
      ...added.map((place) => describe(entry, [undefined, from], [other[place], [...to, place]])),
    ];
  }

  /** Tells of a group or an entry that is gone or new. */
  function describe(field: Field, [old, from]: Found, [value, to]: Found): string {
    const isGone = value === undefined;
    const path = isGone ? from : to;
    // An entry that is one text is named by its list.
    const title = titleOf(schema, isGroup(old ?? value) ? path : path.slice(0, -1), isGone ? before : after);
    return words[isGone ? "removed" : "added"](title, fieldsInWords(field, old ?? value));
  }

  return compare(root, [before, []], [after, []]);
}
