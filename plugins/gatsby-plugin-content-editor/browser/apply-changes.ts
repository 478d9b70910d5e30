import { isMap, isPair, isSeq } from "yaml";
import type { Field } from "../../gatsby-plugin-content-model/fields";
import { isSame, mergeData, type Side } from "./merge";
import { type Data, isGroup, plainData } from "./plain-data";
import { type Addition, type Collection, editableYaml, keyOf, readYaml } from "./yaml-text";

/**
 * Applies the changes made in a form to a file, as it is by now: what differs between the opened file and the form. Each change replaces its
 * own range of the text. What somebody else has written in other fields and entries stays, and a change that is there already is none.
 *
 * @param text the file as it is by now
 * @param root the file's field, whose model says by what the entries of its lists are known
 * @param opened the data of the file that the form was made from
 * @param edited the data of the form; entries of a list may have `placeKey`
 * @param winner whose value is taken of a field that both have changed
 * @returns the new text, the file's data and the form's, and the fields that both have changed
 * @throws if the file can't be read, or can't be changed so that it holds the data (an anchor that is used elsewhere)
 */
export function applyChanges(text: string, root: Field, opened: unknown, edited: unknown, winner: Side = "mine") {
  const plain = (data: unknown) => plainData(data, root) as Data;
  const [before, theirs, mine] = [plain(opened), plain(readYaml(text)), plain(edited)];
  const { data, origins, conflicts } = mergeData(root, { before, theirs, mine }, edited, winner);
  const yaml = editableYaml(text);
  writeGroup({ yaml, origins }, yaml.document.contents as unknown as Collection, theirs, data);
  const changed = yaml.toString();
  if (!isSame(plain(readYaml(changed)), plain(data))) throw new Error("The text does not hold the data");
  return { text: changed, theirs, mine, conflicts };
}

interface Writing {
  yaml: ReturnType<typeof editableYaml>;
  origins: ReturnType<typeof mergeData>["origins"];
}

/** Writes what differs between a value in the text, and now. */
function writeValue(writing: Writing, parent: Collection, index: number, there: unknown, now: unknown): void {
  if (isSame(there, now)) return;
  const item = parent.items[index];
  const node = isPair(item) ? item.value : item;
  if (isMap(node) && isGroup(there) && isGroup(now)) writeGroup(writing, node, there, now);
  else if (isSeq(node) && Array.isArray(there) && Array.isArray(now)) writeList(writing, node, there, now);
  else writing.yaml.replace(parent, index, now);
}

function writeGroup(writing: Writing, map: Collection, there: Data, now: Data): void {
  const keys = map.items.map((_, index) => keyOf(map, index));
  // What the model does not know stays.
  const order: (number | Addition)[] = [...keys.keys()].filter(
    (_, at) => String(keys[at]) in now || !(String(keys[at]) in there),
  );
  let previous: number | Addition = -1;
  for (const [key, value] of Object.entries(now)) {
    const index = keys.indexOf(key);
    const place = index < 0 ? { added: { [key]: value } } : index;
    if (index < 0) order.splice(order.indexOf(previous) + 1, 0, place);
    else writeValue(writing, map, index, there[key], value);
    previous = place;
  }
  writing.yaml.arrange(map, order);
}

function writeList(writing: Writing, seq: Collection, there: unknown[], now: unknown[]): void {
  const origins = writing.origins.get(now) ?? [];
  for (const [place, index] of origins.entries())
    if (index !== undefined) writeValue(writing, seq, index, there[index], now[place]);
  writing.yaml.arrange(
    seq,
    origins.map((index, place) => index ?? { added: [now[place]] }),
  );
}
