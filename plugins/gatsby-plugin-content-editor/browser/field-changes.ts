import { type Field, type FieldPath, type Files, rootOf, titleOf } from "../../gatsby-plugin-content-model/fields";
import { historyTexts as words } from "../texts";
import { entriesOf, isMoved } from "./list-entries";
import { isGroup, plainData } from "./plain-data";

/** A value, and its path in its version of the file. */
type Found = readonly [value: unknown, path: FieldPath];

/** A value in the words of the form: a choice by its title. */
function shown(field: Field | undefined, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => shown(field?.children[0], entry));
  if (!isGroup(value)) return field?.optionTitles?.[String(value)] ?? value;
  return field?.children
    .filter(({ key, kind }) => key in value && kind !== "boolean")
    .map((child) => shown(child, value[child.key]));
}

/**
 * What differs between two versions of a file, by the comparison that a save uses, in words:
 * `Planos › “Básico” › Preço: R$ 390 → R$ 420`.
 *
 * @param older the file's data before
 * @param newer the file's data after
 */
export function describeChanges(schema: Files[string], older: unknown, newer: unknown): string[] {
  const root = rootOf(schema);
  const [before, after] = [plainData(older, root), plainData(newer, root)];
  const labelOf = ([old, from]: Found, [value, to]: Found) =>
    value === undefined && old !== undefined ? titleOf(schema, from, before) : titleOf(schema, to, after);

  function compare(field: Field, one: Found, other: Found): string[] {
    const [[old, from], [value, to]] = [one, other];
    if (JSON.stringify(old) === JSON.stringify(value)) return [];
    if (isGroup(old) && isGroup(value))
      return field.children.flatMap((child) =>
        compare(child, [old[child.key], [...from, child.key]], [value[child.key], [...to, child.key]]),
      );
    if (!Array.isArray(old) || !Array.isArray(value))
      return [words.change(labelOf(one, other), shown(field, old), shown(field, value))];
    const entries = entriesOf(field, old, old, value, []);
    const changes = entries.flatMap(({ before = -1, mine = -1 }) =>
      compare(field.children[0] as Field, [old[before], [...from, before]], [value[mine], [...to, mine]]),
    );
    return isMoved(entries, "before", "mine") ? [words.order(labelOf(one, other)), ...changes] : changes;
  }

  return compare(root, [before, []], [after, []]);
}

/** A version of a file: its data, when it was saved, and by whom. */
export interface Version {
  data: unknown;
  date: Date;
  author: string;
}

/**
 * Says of each version that changed something what it changed, in words, nothing of the first, and what would change from the present to it.
 *
 * @param versions of a file, the newest first
 * @param hasMore whether there are others before them: what the last changed is unknown then, and it is left out
 */
export const describeVersions = <Each extends Version>(
  schema: Files[string],
  versions: readonly Each[],
  hasMore: boolean,
) =>
  versions
    .slice(0, hasMore ? -1 : undefined)
    .map((version, index) => {
      const previous = versions[index + 1];
      const changes = previous && describeChanges(schema, previous.data, version.data);
      return { version, changes, effects: describeChanges(schema, versions[0]?.data, version.data) };
    })
    .filter(({ changes }) => changes?.length !== 0);
