import {
  type CST,
  Document,
  type ParseOptions,
  parseDocument,
  Scalar,
  type SchemaOptions,
  type ToStringOptions,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";

/** A parsed map or list of a file, with the tokens that it was read from. */
export type Collection = YAMLMap | YAMLSeq;

type Token = CST.BlockMap | CST.BlockSequence | CST.FlowCollection;
type Item = Token["items"][number];
type Value = CST.Token | null | undefined;

/** Matches a text of which a line, unquoted, could look like a list item, a remark or a field; the check would refuse it. */
const needsQuotes = /^\s*(?:[-#]|[A-Za-z]+\s*:)/m;

/** Quotes texts that a YAML 1.1 parser, such as the build's, would read as another type: a date, `no`, `12:30`. */
const schema: SchemaOptions & ParseOptions = {
  compat: "yaml-1.1",
  customTags: (tags) => [...tags, "timestamp"],
  keepSourceTokens: true,
};

/** Parses a file. Throws if it can't be read. */
function parse(source: string): Document.Parsed {
  const document = parseDocument(source, schema);
  if (document.errors[0]) throw document.errors[0];
  return document;
}

/** The data of a file. Throws if it can't be read. */
export const readYaml = (source: string): Record<string, unknown> => parse(source).toJS() ?? {};

const isBlank = ({ type }: CST.SourceToken) => ["space", "newline", "comment", "comma"].includes(type);

/** The tokens of an item before its value. */
const heads = ({ start, key, sep }: Item) => [...start, ...(key ? [key] : []), ...(sep ?? [])] as CST.SourceToken[];

/** The items of a collection, without what only holds remarks or follows the last comma. */
const itemsOf = ({ srcToken }: Collection): Item[] =>
  (srcToken as Token).items.filter((item) => item.value || heads(item).some((token) => !isBlank(token)));

const startOf = (item: Item): number => heads(item).find((token) => !isBlank(token))?.offset ?? item.value?.offset ?? 0;

/** Key of a field in a map. */
export const keyOf = (map: Collection, index: number) => String((map as YAMLMap).items[index]?.key);

const isFlow = ({ srcToken }: Collection) => srcToken?.type === "flow-collection";

/** A text in which values, entries and their order can be changed. Every byte that a change does not need stays as it is. */
export function editableYaml(source: string) {
  const document = parse(source);
  const lineBreak = source.includes("\r\n") ? "\r\n" : "\n";
  const first = source.startsWith("\uFEFF") ? 1 : 0;
  let edits: { start: number; end: number; text: string }[] = [];

  const lineStart = (at: number) => Math.max(source.lastIndexOf("\n", at - 1) + 1, first);
  const column = (at: number) => at - lineStart(at);
  /** Where the line ends that has a position, before its line break. */
  const lineEnd = (at: number) => at + (/^[^\r\n]*/.exec(source.slice(at))?.[0].length ?? 0);

  /** Lines of a block scalar below its header, without blank lines at the end. */
  function bodyOf({ props, source: lines }: CST.BlockScalar): { start: number; end: number } {
    const header = props.find(({ type }) => type === "block-scalar-header") as CST.SourceToken;
    const last = props.at(-1) as CST.SourceToken;
    const begin = last.offset + ("source" in last ? last.source.length : 0);
    return { start: lineEnd(header.offset), end: begin + lines.replace(/\s*$/, "").length || begin };
  }

  function endOfValue(value: NonNullable<Value>): number {
    if (value.type === "block-map" || value.type === "block-seq") {
      const item = (value as Token).items.findLast(
        (each) => each.value || heads(each).some((token) => !isBlank(token)),
      );
      return item ? endOf(item) : value.offset;
    }
    if (value.type === "flow-collection") return ((value as CST.FlowCollection).end[0]?.offset ?? 0) + 1;
    if (value.type !== "block-scalar") return value.offset + (value as CST.FlowScalar).source.length;
    const { end } = bodyOf(value);
    // With a plus, blank lines at the end belong to the text.
    const blank = /^[|>]\d?\+/.test(source.slice(value.offset)) && /^\s*(?=\r?\n)/.exec(source.slice(end));
    return end + (blank ? blank[0].length : 0);
  }

  /** Where an item's value ends or, without one, what is before it. */
  function endOf(item: Item): number {
    const last = heads(item).findLast((token) => !isBlank(token));
    return item.value ? endOfValue(item.value) : last ? last.offset + last.source.length : 0;
  }

  /** The text of an item, with the remarks beside it, deeper ones below it, and those right above an entry of a list. */
  function pieceOf(collection: Collection, item: Item, after: number): { start: number; end: number } {
    let [start, end] = [startOf(item), endOf(item)];
    if (isFlow(collection)) return { start, end };
    const own = column(start);
    end = lineEnd(end);
    for (let at = end; ; ) {
      const [line, indent = ""] = /^\r?\n([ \t]*)(?:#[^\r\n]*)?(?=\r?\n|$)/.exec(source.slice(at)) ?? [];
      if (!line) break;
      at += line.length;
      if (line.trim() && indent.length > own) end = at;
    }
    while (collection.srcToken?.type === "block-seq" && /^\s*$/.test(source.slice(lineStart(start), start))) {
      const above = lineStart(lineStart(start) - 1);
      if (above >= lineStart(start) || above < after || !/^\s*#/.test(source.slice(above, start))) break;
      start = above + source.slice(above).search(/#/);
    }
    return { start, end };
  }

  /** Carries out the edits within a part of the text, and returns it. */
  function edited(start: number, end: number): string {
    const within = edits.filter((each) => each.start >= start && each.end <= end);
    edits = edits.filter((each) => !within.includes(each));
    let [text, at] = ["", start];
    for (const each of within.sort((a, b) => a.start - b.start)) {
      text += source.slice(at, each.start) + each.text;
      at = each.end;
    }
    return text + source.slice(at, end);
  }

  /** How the file indents: found in it, so that what is added looks like the rest. */
  function style(): ToStringOptions {
    const found: ToStringOptions = { lineWidth: 0, indent: 2, indentSeq: true };
    visit(document, {
      Pair(_, { srcToken }) {
        const { key, value } = (srcToken ?? {}) as { key?: CST.Token; value?: CST.Token };
        if (!key || (value?.type !== "block-map" && value?.type !== "block-seq")) return;
        const item = value.items[0] as Item;
        const step = column(startOf(item)) - column(key.offset);
        if (value.type === "block-seq") found.indentSeq = step > 0;
        if (step > 0) found.indent = step;
        if (value.type === "block-map") return visit.BREAK;
      },
    });
    return found;
  }

  /** Found once for a file: it takes a walk over the whole document. */
  let known: ToStringOptions | undefined;
  const usualStyle = () => (known ??= style());

  /** Writes a field or an entry, as it stands in a collection at a column. */
  function written(value: object, inFlow: boolean, indent: number, quotes?: Scalar.Type): string {
    const fresh = new Document(value, schema);
    visit(fresh, {
      Scalar(key, scalar) {
        if (key === "key") return;
        if (typeof scalar.value === "string" && needsQuotes.test(scalar.value)) scalar.type = Scalar.QUOTE_DOUBLE;
        else if (quotes) scalar.type = quotes;
      },
    });
    if (inFlow) (fresh.contents as unknown as Collection).flow = true;
    const text = fresh.toString(usualStyle()).trimEnd();
    const lines = (inFlow ? text.replace(/^[[{]\s*|\s*[\]}]$/g, "") : text).split("\n");
    return lines.map((line, index) => (index > 0 && line ? " ".repeat(indent) + line : line)).join(lineBreak);
  }

  /** A block scalar with another text, its header and indentation kept; `undefined` if the text can't be one. */
  function block(token: CST.BlockScalar, value: unknown): string | undefined {
    if (typeof value !== "string" || needsQuotes.test(value) || /^[ \t]/m.test(value)) return;
    const { start, end } = bodyOf(token);
    const indent = /\n([ \t]*)[^\s]/.exec(source.slice(start, end))?.[1];
    if (!indent) return;
    const lines = source[token.offset] === ">" ? value.replace(/\n+/g, "$&\n") : value;
    return lines
      .replace(/^/, "\n")
      .replace(/\n(?=[^\n])/g, `\n${indent}`)
      .replaceAll("\n", lineBreak);
  }

  /** Changes a single value. What is a block goes below the line, so that a remark beside it stays where it is. */
  function setScalar(collection: Collection, item: Item, value: unknown): void {
    const token = item.value;
    const isBlock = token?.type === "block-scalar";
    const end = endOf(item);
    const head = isBlock
      ? { start: token.offset, end: token.offset + (/^\S+/.exec(source.slice(token.offset))?.[0].length ?? 0) }
      : { start: token?.offset ?? end, end };
    const body = isBlock ? bodyOf(token) : { start: lineEnd(end), end: lineEnd(end) };
    const kept = isBlock && block(token, value);
    if (kept !== undefined && isBlock) {
      edits.push({ ...body, text: kept as string });
      return;
    }
    const quotes =
      token?.type === "double-quoted-scalar"
        ? Scalar.QUOTE_DOUBLE
        : token?.type === "single-quoted-scalar"
          ? Scalar.QUOTE_SINGLE
          : undefined;
    const own = startOf(item);
    const text = written({ k: value }, isFlow(collection), column(own), quotes).replace(/^k: /, "");
    const cut = /^[|>]/.test(text) ? text.search(/\r?\n/) : text.length;
    edits.push({ ...head, text: `${token ? "" : " "}${text.slice(0, cut)}` }, { ...body, text: text.slice(cut) });
  }

  return {
    document,

    /** Writes a field or an entry, to be put into a collection. */
    written(collection: Collection, value: object): string {
      const [item] = itemsOf(collection);
      return written(value, isFlow(collection), item ? column(startOf(item)) : 0);
    },

    /** Changes the value of a field, by its index in a map, or an entry of a list. */
    replace(collection: Collection, index: number, value: unknown): void {
      const item = itemsOf(collection)[index] as Item;
      const isSimple =
        typeof value !== "object" && !["block-map", "block-seq", "flow-collection"].includes(item.value?.type ?? "");
      if (isSimple) {
        setScalar(collection, item, value);
        return;
      }
      const start = startOf(item);
      const end = isFlow(collection) ? endOf(item) : lineEnd(endOf(item));
      edits = edits.filter((each) => each.start < start || each.end > end);
      edits.push({
        start,
        end,
        text: this.written(collection, item.key ? { [keyOf(collection, index)]: value } : [value]),
      });
    },

    /** Arranges the items of a collection: those that stay, by their index, and new ones, by their text. */
    arrange(collection: Collection, order: readonly (number | string)[]): void {
      let after = 0;
      const pieces = itemsOf(collection).map((item) => {
        const piece = pieceOf(collection, item, after);
        after = piece.end;
        return piece;
      });
      const [start, end] = [pieces[0]?.start ?? 0, pieces.at(-1)?.end ?? 0];
      const gaps = pieces.map((piece, index) => source.slice(pieces[index - 1]?.end ?? piece.start, piece.start));
      const hasRemark = (gap = "") => gap.includes("#");
      const withoutComma = (gap: string) => gap.replace(",", "");
      const plain = isFlow(collection) ? ", " : lineBreak + " ".repeat(column(startOf(itemsOf(collection)[0] as Item)));
      const usual =
        (collection.srcToken?.type === "block-map" ? undefined : gaps.slice(1).findLast((gap) => !hasRemark(gap))) ??
        plain;
      const empty = collection.srcToken?.type === "block-seq" ? "[]" : "{}";
      let tail = "";
      // What stays keeps its place among what is between the items; of two gaps that become one, that with a remark stays.
      for (let index = pieces.length - 1; index >= 0; index--) {
        if (order.includes(index)) continue;
        const [gap = ""] = gaps.splice(index, 1);
        const next = gaps[index];
        if (next === undefined) tail = (hasRemark(gap) ? withoutComma(gap).trimEnd() : "") + tail;
        else if (index === 0) gaps[0] = hasRemark(next) ? withoutComma(next).trimStart() : "";
        else if (!hasRemark(next)) gaps[index] = gap;
        else if (hasRemark(gap)) gaps[index] = gap + withoutComma(next).trimStart();
      }
      const texts = order.map((item, index) => {
        if (typeof item === "string") gaps.splice(Math.max(index, 1), 0, gaps.length > 0 ? usual : "");
        return typeof item === "string"
          ? item
          : edited((pieces[item] as { start: number }).start, (pieces[item] as { end: number }).end);
      });
      edits = edits.filter((each) => each.start < start || each.end > end);
      edits.push({ start, end, text: texts.map((text, index) => (gaps[index] ?? "") + text).join("") + tail || empty });
    },

    /** The text with all changes. */
    toString: () => edited(0, source.length),
  };
}
