import { isMap, isScalar, isSeq, parseDocument, Scalar, type ScalarTag, type Tags, YAMLMap, YAMLSeq } from "yaml";

/** Matches a text of which a line, unquoted, could look like a list item, a remark or a field; the check would refuse it. */
const needsQuotes = /^\s*(?:[-#]|[A-Za-z]+\s*:)/m;

/** Options that quote texts which a YAML 1.1 parser would read as another type: a date, `no`, `12:30`. */
const parse = (source: string) =>
  parseDocument(source, {
    compat: "yaml-1.1",
    customTags: (tags) => [...tags.map((tag) => keeping(source, tag)), "timestamp"],
  });

/** The tag of texts, which writes an unchanged one as it is in the source: by itself it would fold a long one anew. */
function keeping(source: string, tag: Tags[number]): Tags[number] {
  const { tag: name, stringify } = tag as ScalarTag;
  if (name !== "tag:yaml.org,2002:str") return tag;
  const write: typeof stringify = (scalar, ...context) =>
    scalar.source !== undefined && scalar.range
      ? source.slice(scalar.range[0], scalar.range[1]).trimEnd()
      : (stringify?.(scalar, ...context) ?? "");
  return { ...(tag as ScalarTag), stringify: write };
}

const isSame = (node: unknown, value: unknown) => JSON.stringify(node) === JSON.stringify(value);

/** Number of unchanged fields of an object: matches entries that were both edited and moved. */
const likeness = (node: unknown, value: unknown) =>
  isMap(node) && typeof value === "object" && value !== null
    ? Object.entries(value).filter(([key, child]) => isSame(node.get(key, true), child)).length
    : 0;

/** Writes a value into a node, and returns it. Only changed nodes are replaced; comments, quotes and order of the rest stay. */
function write(node: unknown, value: unknown): unknown {
  if (Array.isArray(value)) return writeList(isSeq(node) ? node : new YAMLSeq(), value);
  if (typeof value === "object" && value !== null) return writeObject(isMap(node) ? node : new YAMLMap(), value);
  return writeScalar(isScalar(node) ? node : new Scalar(undefined), value);
}

function writeObject(map: YAMLMap, value: object): YAMLMap {
  for (const { key } of [...map.items]) if (!(String(key) in value)) map.delete(key);
  for (const [key, child] of Object.entries(value)) map.set(key, write(map.get(key, true), child));
  return map;
}

/** Entries that only move keep their text. */
function writeList(list: YAMLSeq, values: unknown[]): YAMLSeq {
  const free = new Set(list.items);
  const unchanged = values.map((value) => {
    const node = [...free].find((item) => isSame(item, value));
    free.delete(node);
    return node;
  });
  list.items = values.map((value, index) => {
    if (unchanged[index] !== undefined) return unchanged[index];
    const [changed] = [...free].sort((a, b) => likeness(b, value) - likeness(a, value));
    free.delete(changed);
    return write(changed, value);
  });
  return list;
}

function writeScalar(scalar: Scalar, value: unknown): Scalar {
  if (scalar.value === value) return scalar;
  const type = needsQuotes.test(String(value)) ? Scalar.QUOTE_DOUBLE : undefined;
  return Object.assign(scalar, { value, type, source: undefined });
}

/** Parses a file. Throws if it can't be read. */
export function readYaml(source: string): Record<string, unknown> {
  const document = parse(source);
  if (document.errors[0]) throw document.errors[0];
  return document.toJS() ?? {};
}

/**
 * Applies new data to a file's text; what is unchanged stays as it was written, also what programs on Windows put there: a byte order
 * mark, their line ends, and a last line without one.
 */
export function rewriteYaml(source: string, data: object): string {
  const lines = source.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
  const document = parse(lines);
  document.contents = write(document.contents, data) as typeof document.contents;
  const text = document.toString({ lineWidth: 0 });
  const whole = lines.endsWith("\n") ? text : text.trimEnd();
  const mark = source.startsWith("\uFEFF") ? "\uFEFF" : "";
  return mark + (source.includes("\r\n") ? whole.replaceAll("\n", "\r\n") : whole);
}
