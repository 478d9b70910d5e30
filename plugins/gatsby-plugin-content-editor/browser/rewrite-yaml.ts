import { type Document, isMap, isNode, isScalar, isSeq, Pair, parseDocument, Scalar, YAMLMap, YAMLSeq } from "yaml";

/** Column at which long texts are folded, as in the files that ship with the site. */
const lineWidth = 100;

/**
 * Style of a text that is too long for its line: folded, which never needs quotes, or on one line, for texts of which a folded
 * line would begin with a dash or look like a field.
 */
export type Style = "folded" | "unfolded";

/** Options that quote texts which a YAML 1.1 parser would read as another type: a date, `no`, `12:30`. */
const parse = (source: string) => parseDocument(source, { compat: "yaml-1.1", customTags: ["timestamp"] });

const isSame = (node: unknown, value: unknown, document: Document) =>
  isNode(node) && JSON.stringify(node.toJS(document)) === JSON.stringify(value);

/** Number of unchanged fields of an object: matches entries that were both edited and moved. */
const likeness = (node: unknown, value: unknown, document: Document) =>
  isMap(node) && typeof value === "object" && value !== null
    ? Object.entries(value).filter(([key, child]) => isSame(node.get(key, true), child, document)).length
    : 0;

/** Writes values into a parsed file. Only changed nodes are replaced; comments, quotes and order of the rest stay. */
class Rewriter {
  constructor(
    private readonly document: Document,
    private readonly style: Style,
  ) {}

  /**
   * @param node the current node
   * @param indent column of an object's keys or a list's dashes
   * @param before number of characters before a single value on its line
   */
  write(node: unknown, value: unknown, indent: number, before: number): unknown {
    if (Array.isArray(value)) return this.writeList(isSeq(node) ? node : new YAMLSeq(), value, indent);
    if (typeof value === "object" && value !== null) {
      return this.writeObject(isMap(node) ? node : new YAMLMap(), Object.entries(value), indent);
    }
    return this.writeScalar(isScalar(node) ? node : new Scalar(undefined), value, before);
  }

  private writeObject(map: YAMLMap, entries: [string, unknown][], indent: number): YAMLMap {
    const keyOf = ({ key }: Pair) => String(isScalar(key) ? key.value : key);
    map.items = map.items.filter((pair) => entries.some(([key]) => key === keyOf(pair)));
    for (const [key, value] of entries) {
      const pair = map.items.find((item) => keyOf(item) === key);
      const written = this.write(pair?.value, value, indent + 2, indent + key.length + 2);
      if (pair) pair.value = written;
      else map.items.push(new Pair(new Scalar(key), written));
    }
    return map;
  }

  /** Entries that only move keep their text. */
  private writeList(list: YAMLSeq, values: unknown[], indent: number): YAMLSeq {
    const free = new Set(list.items);
    const unchanged = values.map((value) => {
      const node = [...free].find((item) => isSame(item, value, this.document));
      free.delete(node);
      return node;
    });
    list.items = values.map((value, index) => {
      if (unchanged[index] !== undefined) return unchanged[index];
      const [changed] = [...free].sort((a, b) => likeness(b, value, this.document) - likeness(a, value, this.document));
      free.delete(changed);
      return this.write(changed, value, indent + 2, indent + 2);
    });
    return list;
  }

  private writeScalar(scalar: Scalar, value: unknown, before: number): Scalar {
    if (scalar.value === value) return scalar;
    scalar.value = value;
    delete scalar.source;
    const long = typeof value === "string" && before + value.length > lineWidth;
    const block = this.style === "folded" ? Scalar.BLOCK_FOLDED : Scalar.BLOCK_LITERAL;
    scalar.type = long ? block : undefined;
    return scalar;
  }
}

/** Parses a file. */
export function readYaml(source: string): object {
  const document = parse(source);
  if (document.errors[0]) throw document.errors[0];
  return document.toJS() ?? {};
}

/** Parses a file as far as it can be read, for its names and missing fields; empty if it can't be read at all. */
export function readableYaml(source: string): object {
  try {
    return parse(source).toJS() ?? {};
  } catch {
    return {};
  }
}

/** Applies new data to a file's text; what is unchanged stays as it was written. */
export function rewriteYaml(source: string, data: object, style: Style = "folded"): string {
  const document = parse(source);
  const rewritten = new Rewriter(document, style).write(document.contents, data, 0, 0);
  document.contents = rewritten as typeof document.contents;
  return document.toString({ lineWidth });
}
