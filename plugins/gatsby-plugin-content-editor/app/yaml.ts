import { type Document, isMap, isNode, isScalar, isSeq, parseDocument, Scalar, type YAMLMap, type YAMLSeq } from "yaml";
import { scalarsAsTexts } from "../../gatsby-plugin-content-model/values";
import { type Group, isEqual, isGroup } from "./data";

function parse(text: string): Document {
  const document = parseDocument(text, scalarsAsTexts);
  if (document.errors[0]) throw document.errors[0];
  return document;
}

/** A value in which each scalar is the text that stands in the file, without the line break that ends a block of lines. */
const dataOf = (node: unknown, document: Document): unknown =>
  isNode(node)
    ? node.toJS(document, { reviver: (_, value) => (typeof value === "string" ? value.replace(/\n+$/, "") : value) })
    : undefined;

/** The data of a file: lists, groups, texts, and `null` where a value is empty; `undefined` if it can't be read. */
export function readYaml(text: string): unknown {
  try {
    const document = parse(text);
    return dataOf(document.contents, document);
  } catch {
    return undefined;
  }
}

/**
 * Writes data into the text of their file. What did not change keeps its comments, its place and its quotes; an entry of a list that has
 * changed keeps those of the one that is most like it.
 */
export function writeYaml(text: string, data: unknown): string {
  const document = parse(text);
  if (isEqual(dataOf(document.contents, document), data)) return text;
  document.contents = revised(document, document.contents, data) as typeof document.contents;
  return document.toString({ lineWidth: 100 });
}

/** A node with other data. */
function revised(document: Document, node: unknown, data: unknown): unknown {
  if (isEqual(dataOf(node, document), data)) return node;
  if (isMap(node) && isGroup(data)) return reviseGroup(document, node, data);
  if (isSeq(node) && Array.isArray(data)) return reviseList(document, node, data);
  if (!isScalar(node) || typeof data !== "string") return document.createNode(data);
  if (data.includes("\n") && node.type === Scalar.PLAIN) node.type = Scalar.BLOCK_LITERAL;
  node.value = data + (/\n*$/.exec(String(node.value ?? ""))?.[0] ?? "");
  return node;
}

function reviseGroup(document: Document, map: YAMLMap, data: Group): YAMLMap {
  const placeOf = (key?: string) => map.items.findIndex((pair) => String(pair.key) === key);
  map.items = map.items.filter(
    ({ key, value }) => (data[String(key)] ?? undefined) !== undefined || (isScalar(value) && value.value === null),
  );
  const keys = Object.keys(data).filter((key) => (data[key] ?? undefined) !== undefined);
  for (const [index, key] of keys.entries()) {
    const pair = map.items[placeOf(key)];
    if (pair) pair.value = revised(document, pair.value, data[key]);
    else map.items.splice(placeOf(keys[index - 1]) + 1, 0, document.createPair(key, data[key]));
  }
  return map;
}

function reviseList(document: Document, list: YAMLSeq, data: readonly unknown[]): YAMLSeq {
  const free = list.items.map((node) => ({ node, value: dataOf(node, document) }));
  /** Takes the node whose value is most like an entry, if any is. */
  const take = (likeness: (value: unknown) => number) => {
    const grades = free.map(({ value }) => likeness(value));
    const best = Math.max(0, ...grades);
    return best > 0 ? free.splice(grades.indexOf(best), 1)[0]?.node : undefined;
  };
  const kept = data.map((entry) => take((value) => Number(isEqual(value, entry))));
  list.items = data.map((entry, index) =>
    revised(document, kept[index] ?? take((value) => alike(value, entry)), entry),
  );
  return list;
}

/** How many values two groups share; of two texts, any is as good as another. */
function alike(one: unknown, other: unknown): number {
  if (isGroup(one) && isGroup(other)) return Object.keys(one).filter((key) => isEqual(one[key], other[key])).length;
  return Number(typeof one === "string" && typeof other === "string");
}
