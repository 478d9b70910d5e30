import { expect } from "@jest/globals";
import { load } from "js-yaml";
import { isNode, isPair, parseDocument } from "yaml";
import { applyChanges } from "../../plugins/gatsby-plugin-content-editor/browser/apply-changes";
import { withPlaces } from "../../plugins/gatsby-plugin-content-editor/browser/list-entries";
import { plainData } from "../../plugins/gatsby-plugin-content-editor/browser/plain-data";
import { readYaml } from "../../plugins/gatsby-plugin-content-editor/browser/yaml-text";
import type { Field } from "../../plugins/gatsby-plugin-content-model/fields";
import { changeAtRandom, seeded } from "./random-changes";

/** Whether a text is another with one piece put in. */
export function isInsertion(longer: string, shorter: string): boolean {
  const start = samePrefix(longer, shorter);
  return longer.endsWith(shorter.slice(start));
}

function samePrefix(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

/** The characters of a text that show, in any order. */
export const visible = (text: string) => [...text.replace(/\s/g, "")].sort().join("");

/**
 * Changes a file a number of times, each time in one field, entry or order chosen at random, and expects after each that it reads back as
 * the data, that the build's parser can read it, too, and that no byte has changed outside of what the change is about.
 */
export function expectOnlyChanges(source: string, root: Field, changes: number, seed: number): void {
  const random = seeded(seed);
  let text = source;
  for (let count = 0; count < changes; count++) {
    const edited = withPlaces(readYaml(text)) as object;
    const { kind, path } = changeAtRandom(root, edited, random);
    const result = applyChanges(text, root, readYaml(text), edited);
    const written = result.text;
    const expected = plainData(edited, root);
    expect([kind, path, plainData(readYaml(written), root)]).toEqual([kind, path, expected]);
    load(written);
    expect(result.conflicts).toEqual([]);
    // A save whose answer was lost is repeated.
    const again = applyChanges(written, root, readYaml(text), edited);
    expect([kind, path, again.text, again.conflicts]).toEqual([kind, path, written, []]);
    const isAlone = {
      add: () => isInsertion(written, text),
      remove: () => isInsertion(text, written),
      move: () => visible(written) === visible(text),
      set: () => isWithin(text, written, path),
    }[kind]();
    if (!isAlone) expect([kind, path, written]).toEqual([kind, path, text]);
    text = written;
  }
}

/** Whether two texts differ only where the first has the value of a field. */
function isWithin(text: string, written: string, path: readonly PropertyKey[]): boolean {
  const node = parseDocument(text).getIn(path, true);
  const [start, , end] = (isNode(node) || isPair(node)
    ? (node as { range?: [number, number, number] }).range
    : undefined) ?? [0, 0, 0];
  const same = samePrefix(text, written);
  const lineEnd = end + (/^[^\n]*/.exec(text.slice(end))?.[0].length ?? 0);
  return same >= Math.min(start, text.length) && written.endsWith(text.slice(Math.max(lineEnd, same)));
}
