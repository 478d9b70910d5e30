import { Composer, CST, Document, Parser, parseDocument, Scalar, visit, type YAMLMap, type YAMLSeq } from "yaml";
import { scalarsAsTexts } from "../../gatsby-plugin-content-model/values";

/** A parsed map or list of a file. */
export type Collection = YAMLMap | YAMLSeq;

type Token = CST.BlockMap | CST.BlockSequence | CST.FlowCollection;
/** A new field, as a map of its own, or a new entry, as a list of its own. */
export interface Addition {
  added: object;
}

/** A field or an entry, with the tokens that it was read from. Its text is that of all of them. */
type Item = Token["items"][number];

/** Matches a text of which a line, unquoted, could look like a list item, a remark or a field; the check would refuse it. */
const needsQuotes = /^\s*(?:[-#]|[A-Za-z]+\s*:)/m;

/** Reads each scalar as the text that stands in the file, as the check does. */
const options = { ...scalarsAsTexts, keepSourceTokens: true } as const;

/** The data of a file. Throws if it can't be read. */
export function readYaml(source: string): Record<string, unknown> {
  const document = parseDocument(source, options);
  if (document.errors[0]) throw document.errors[0];
  return document.toJS() ?? {};
}

/** Key of a field in a map. */
export const keyOf = (map: Collection, index: number) => String((map as YAMLMap).items[index]?.key);

const tokenOf = ({ srcToken }: Collection) => srcToken as Token;
const isFlow = (collection: Collection) => collection.srcToken?.type === "flow-collection";
const isBlank = ({ type }: CST.SourceToken) => ["space", "newline", "comment"].includes(type);
const hasRemark = (gap = "") => gap.includes("#");

/** A token of which only the text counts. */
const raw = (source: string): CST.SourceToken => ({ type: "space", offset: 0, indent: 0, source });

/** An item of which only the text is left. */
const itemOf = (source: string): Item => ({ start: [raw(source)] });

/** What is before an item: the remarks and blank lines that stay where they are if it moves. Those right above an entry are its own. */
const gapsBefore = {
  "block-map": /^(?:[ \t]*(?:#.*)?\r?\n)*/,
  "block-seq": /^(?:(?:[ \t]*(?:#.*)?\r?\n)*[ \t]*\r?\n)?/,
  "flow-collection": /^(?:[\s,]|#.*)*/,
};

/** Quotes that a value keeps, by the first character of its text. */
const quotesBy: Readonly<Record<string, Scalar.Type>> = { '"': Scalar.QUOTE_DOUBLE, "'": Scalar.QUOTE_SINGLE };

/** What is behind a single value: a remark, the end of the line. Where there is no value, it is cut off from what is before. */
function cutBehind({ value, sep, start }: Item): CST.SourceToken[] {
  if (value?.type === "block-scalar")
    return value.props.filter(({ type }) => type !== "block-scalar-header") as CST.SourceToken[];
  if (value) return [...((value as CST.FlowScalar).end ?? [])];
  const before = sep ?? start;
  const end = before.splice(before.findLastIndex((token) => !isBlank(token)) + 1);
  before.push(raw(" "));
  return end;
}

/** Texts of a collection's items, and what is behind the last. What follows an entry is its own if it is indented deeper. */
function textsOf(collection: Collection): string[] {
  const { type, indent, items } = tokenOf(collection);
  const count = collection.items.length;
  const all = items.map((item) => CST.stringify(item));
  const texts = [...all.slice(0, count), all.slice(count).join("")];
  if (type === "flow-collection") return texts;
  const behind = new RegExp(`(?<=\\n)(?:[ \\t]*\\r?\\n| {0,${indent}}#.*\\r?\\n)* *$`);
  for (let index = 0; index < count; index++) {
    const text = texts[index] as string;
    const own = text.replace(behind, "");
    texts[index] = own;
    texts[index + 1] = text.slice(own.length) + texts[index + 1];
  }
  return texts;
}

/** Removes what is before the items that go. Of two gaps that become one, that with a remark stays. */
function closeGaps(gaps: string[], stays: (index: number) => boolean): void {
  const last = gaps.length - 2;
  for (let index = last; index >= 0; index--) {
    if (stays(index)) continue;
    const [gap = "", next = ""] = gaps.slice(index, index + 2);
    const rest = hasRemark(next) || index === last ? next.replace(",", "") : "";
    gaps.splice(index, 2, hasRemark(gap) || index === 0 ? gap + rest : next);
  }
}

/**
 * A text in which values, entries and their order can be changed. The parser's tokens make up the whole text; a change replaces some of
 * them, so every other byte stays as it is.
 */
export function editableYaml(source: string) {
  const lineBreak = source.includes("\r\n") ? "\r\n" : "\n";
  // Each entry ends its line, so that any can be the last.
  const added = source.endsWith("\n") ? "" : lineBreak;
  const tokens = [...new Parser().parse(source + added)];
  const [document] = [...new Composer(options).compose(tokens)];
  if (!document || document.errors[0]) throw document?.errors[0] ?? new Error("The file is empty");

  /** The item whose value a collection is, by the collection. */
  const homes = new Map<unknown, Item>();
  /** How the file indents: found in it, so that what is added looks like the rest. */
  const style = { lineWidth: 0, indent: 2, indentSeq: true };
  const walk: CST.Visitor = (item) => {
    const { key, value } = item as { key?: CST.FlowScalar; value?: CST.Token };
    homes.set(value, item);
    if (!key || (value?.type !== "block-map" && value?.type !== "block-seq")) return;
    const step = value.indent - key.indent;
    if (value.type === "block-seq") style.indentSeq = step > 0;
    if (step > 0) style.indent = step;
  };
  for (const token of tokens) if (token.type === "document") CST.visit(token, walk);

  /** Writes a field or an entry as it stands in a collection, from its first character on. */
  function textFor(collection: Collection, value: object, quotes?: Scalar.Type): string {
    const fresh = new Document(value);
    visit(fresh, {
      Scalar(key, scalar) {
        if (key === "key") return;
        if (typeof scalar.value === "string" && needsQuotes.test(scalar.value)) scalar.type = Scalar.QUOTE_DOUBLE;
        else if (quotes) scalar.type = quotes;
      },
    });
    if (isFlow(collection)) (fresh.contents as unknown as Collection).flow = true;
    const text = fresh.toString(style).trimEnd();
    const lines = (isFlow(collection) ? text.replace(/^[[{]\s*|\s*[\]}]$/g, "") : text).split("\n");
    const indent = " ".repeat(tokenOf(collection).indent);
    return lines.map((line, index) => (index > 0 && line ? indent + line : line)).join(lineBreak);
  }

  /** Changes the text of a block scalar, its header and indentation kept. Returns whether it can be one. */
  function setBlock(token: CST.BlockScalar, value: unknown): boolean {
    const [, indent, end = ""] = /^(?:[ \t]*\r?\n)*([ \t]*)\S.*?(\s*)$/s.exec(token.source) ?? [];
    if (!indent || typeof value !== "string" || needsQuotes.test(value) || /^[ \t]/m.test(value)) return false;
    const isFolded = token.props.some((prop) => prop.type === "block-scalar-header" && prop.source.startsWith(">"));
    const lines = (isFolded ? value.replace(/\n+/g, "$&\n") : value).split("\n");
    token.source = lines.map((line) => line && indent + line).join(lineBreak) + end;
    return true;
  }

  /** Changes a single value. A remark beside it stays where it is. */
  function setScalar(collection: Collection, item: Item, value: unknown): void {
    const old = item.value as CST.FlowScalar | CST.BlockScalar | undefined;
    if (old?.type === "block-scalar" && setBlock(old, value)) return;
    const quotes = old && quotesBy[old.source[0] ?? ""];
    const [source = "", ...lines] = textFor(collection, { k: value }, quotes).slice("k: ".length).split(lineBreak);
    const end = cutBehind(item);
    if (lines.length > 0) end.push(raw(lines.join(lineBreak) + lineBreak));
    item.value = { type: "scalar", offset: 0, indent: 0, source, end };
  }

  /** The remarks between the name of a list and its first entry, cut off there. */
  function cutLead(list: Token): string {
    const home = homes.get(list);
    const lead = home?.sep ?? home?.start ?? [];
    const end = lead.findIndex(({ type }) => type === "newline") + 1;
    return end > 0 && lead.slice(end).every(isBlank)
      ? lead
          .splice(end)
          .map((token) => token.source)
          .join("")
      : "";
  }

  return {
    document,

    /** Changes the value of a field, by its index in a map, or an entry of a list. */
    replace(collection: Collection, index: number, value: unknown): void {
      const item = tokenOf(collection).items[index] as Item;
      if (typeof value !== "object" && (!item.value || CST.isScalar(item.value))) {
        setScalar(collection, item, value);
        return;
      }
      const text = CST.stringify(item);
      const [before = ""] = /^(?:[\s,]|#.*)*/.exec(text) ?? [];
      const after = isFlow(collection) ? "" : lineBreak + text.slice(text.lastIndexOf("\n") + 1);
      const written = textFor(collection, item.key ? { [keyOf(collection, index)]: value } : [value]);
      tokenOf(collection).items[index] = itemOf(before + written + after);
    },

    /**
     * Arranges the items of a collection: those that stay, by their index, and new ones. Remarks and blank lines between items are gaps, which
     * stay in their place: with `[1, 0]`, the text `- a\n\n# dois\n- b\n` has the gaps `""`, `"\n"` and `""`, and becomes `# dois\n- b\n\n- a\n`. A remark
     * right above an entry moves with it.
     */
    arrange(collection: Collection, order: readonly (number | Addition)[]): void {
      const count = collection.items.length;
      if (order.length === count && order.every((item, index) => item === index)) return;
      const token = tokenOf(collection);
      const isBlock = token.type !== "flow-collection";
      const indent = isBlock ? " ".repeat(token.indent) : "";
      const lead = token.type === "block-seq" ? cutLead(token) : "";
      // The first item follows what is before the collection on its line.
      const texts = textsOf(collection).map((text, index) => (index === 0 ? (lead || indent) + text : text));
      const gaps = texts.map((text) => gapsBefore[token.type].exec(text)?.[0] ?? "");
      gaps[gaps.length - 1] = texts.at(-1) as string;
      const own = texts.map((text, index) => text.slice(gaps[index]?.length));
      const usual = isBlock ? "" : ", ";
      const usualGap =
        token.type === "block-map" ? usual : (gaps.slice(1, -1).findLast((gap) => !hasRemark(gap)) ?? usual);
      closeGaps(gaps, (index) => order.includes(index));
      const parts = order.map((item, index) => {
        if (typeof item === "number") return own[item];
        gaps.splice(Math.max(index, 1), 0, usualGap);
        const text = textFor(collection, item.added);
        return isBlock ? indent + text + lineBreak : text;
      });
      if (isBlock && parts.length === 0) parts.push(`${indent}${token.type === "block-seq" ? "[]" : "{}"}${lineBreak}`);
      const text = gaps.map((gap, index) => gap + (parts[index] ?? "")).join("");
      token.items = [itemOf(lead || !text.startsWith(indent) ? text : text.slice(indent.length))];
    },

    /** The text with all changes. */
    toString(): string {
      const text = tokens.map((token) => CST.stringify(token)).join("");
      return text.slice(0, text.length - added.length);
    },
  };
}
