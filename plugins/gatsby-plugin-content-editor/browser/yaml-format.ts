import { type Document, isMap, isNode, isScalar, isSeq, Pair, parseDocument, Scalar, YAMLMap, YAMLSeq } from "yaml";

/** Edited data without what is empty. */
type Clean = <Data extends object>(data: Data) => Data;

/** Where long texts are folded, in characters; the files that ship with the site are written so. */
const lineWidth = 100;

/** Texts that some reader of YAML would take for something else (a date, `não`, `12:30`) are put between quotes. */
const parse = (source: string) => parseDocument(source, { compat: "yaml-1.1", customTags: ["timestamp"] });

const isSame = (node: unknown, value: unknown, document: Document) =>
  isNode(node) && JSON.stringify(node.toJS(document)) === JSON.stringify(value);

/** How many fields of an object are as they were: by that an entry is known that was changed and moved at once. */
const likeness = (node: unknown, value: unknown, document: Document) =>
  isMap(node) && typeof value === "object" && value !== null
    ? Object.entries(value).filter(([key, child]) => isSame(node.get(key, true), child, document)).length
    : 0;

/**
 * Writes values into a parsed file so that only what differs is written anew; comments, quotes, folds and order of the rest
 * stay as they were.
 */
class Rewriter {
  constructor(private readonly document: Document) {}

  /**
   * @param node what stands there now
   * @param indent where the keys of an object, or the dashes of a list, begin
   * @param before characters on the line before a single value
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

  /** Entries that only change places take their text along. */
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
    // A folded text needs no quotes, whatever signs it holds: the safest form for one who edits by hand.
    const long = typeof value === "string" && !value.includes("\n") && before + value.length > lineWidth;
    scalar.type = long ? Scalar.BLOCK_FOLDED : undefined;
    return scalar;
  }
}

/** A file as it was read: its text, and what it holds. */
interface Remembered {
  source: string;
  data: object;
}

/** How many fields two objects share with the same value. */
const alike = (one: object, other: object) => {
  const values = new Map<string, unknown>(Object.entries(other));
  return Object.entries(one).filter(([key, value]) => JSON.stringify(values.get(key)) === JSON.stringify(value)).length;
};

const keysOf = (data: object) => Object.keys(data).sort().join();

/**
 * The format in which Decap CMS reads and writes our files. Its own writes every file anew in a style of its own, without
 * comments; this one remembers the file it has read and changes only what the owner has changed. Decap does not say which file it
 * writes: it is the one with the same fields and, of several, with the most equal values.
 */
export function yamlFormat(withoutEmptyFields: Clean) {
  const files: Remembered[] = [];
  const sameFields = (data: object) => files.filter((file) => keysOf(file.data) === keysOf(data));
  return {
    fromFile(source: string): object {
      const document = parse(source);
      if (document.errors[0]) throw document.errors[0];
      const data: object = document.toJS() ?? {};
      const known = sameFields(data).find((file) => alike(file.data, data) === Object.keys(data).length);
      if (known) known.source = source;
      else files.push({ source, data });
      return data;
    },
    toFile(edited: object): string {
      const data = withoutEmptyFields(edited);
      const [file] = sameFields(data).sort((a, b) => alike(b.data, data) - alike(a.data, data));
      const document = parse(file?.source ?? "");
      document.contents = new Rewriter(document).write(document.contents, data, 0, 0) as typeof document.contents;
      const source = document.toString({ lineWidth });
      if (file) Object.assign(file, { source, data });
      return source;
    },
  };
}
