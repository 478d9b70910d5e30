import { type Document, type LineCounter, visit, type YAMLError } from "yaml";
import { messages } from "../messages";
import type { LineProblem } from "../problems";
import { chatStamp, mailSignature, markup } from "../signs";

const { syntax } = messages;

/** A parsed YAML text. */
export interface YamlText {
  source: string;
  document: Document;
  lines: LineCounter;
  /** Names of all fields that the file may have. */
  fields: ReadonlySet<string>;
}

/** The parser's errors that say all that is wrong. */
const explanations: Partial<Record<YAMLError["code"], string>> = {
  DUPLICATE_KEY: syntax.duplicateKey,
  MULTIPLE_DOCS: syntax.documents,
  BAD_DQ_ESCAPE: syntax.backslash,
};

/** What is wrong with the text after a field's name or a dash, wherever it stands. The first that matches counts. */
const wrongTexts: readonly (readonly [RegExp, string | ((text: string) => string)])[] = [
  [/^(?:\*{1,2}[^*\s][^*]*\*{1,2}|`[^`]+`|\[[^\]]*\]\()/, (text) => messages.markup(markup.exec(text)?.[0] ?? text)],
  [/^[@`%&*!,\]}]|^\? |^[[{](?!.*[\]}]$)|^\{[^}]*\} *\S|^\[[^\]]*\] *\S/, (text) => syntax.reserved(text.charAt(0))],
  [/^- /, syntax.listOnKeyLine],
  [/^[>|](?![+-]?\d?[+-]?(?: +#.*)?$)/, syntax.blockHeader],
  [/^'(?:[^']|'')*$|^"(?:[^"\\]|\\.)*$/, syntax.openQuote],
  [/^'(?:[^']|'')*'\s*[^\s#]/, syntax.apostropheInside],
  [/^"(?:[^"\\]|\\.)*"\s*[^\s#]/, syntax.quoteInside],
  [/^[“‘’”].*: /, syntax.curlyQuotes],
  [/^[^"'[{].*:(?: |$)/, syntax.colon],
];

/** A sign in place of the hyphen of a list item. */
export const otherBullet = (line: string) => /^\s*([*•–—]) /.exec(line)?.[1];

/** A line of the file, as the owner sees it. */
interface Line {
  /** From 1. */
  number: number;
  whole: string;
  /** Columns, from 0, of its first sign, and of its name or text behind its dashes. */
  indent: number;
  margin: number;
  isItem: boolean;
  /** The name before a colon. */
  key: string | undefined;
  /** What comes after dashes and name. */
  text: string;
}

function lineOf(whole: string, index: number): Line {
  const [, margin = "", key, text = ""] =
    /^(\s*(?:- +)*)(?:([^\s"'#>|[{:][^"':]*?) *:(?: +|$))?(.*)$/.exec(whole) ?? [];
  const indent = whole.length - whole.trimStart().length;
  return {
    number: index + 1,
    whole,
    indent,
    margin: margin.length,
    isItem: /^\s*-(?: |$)/.test(whole),
    key,
    text: text.trimEnd(),
  };
}

/** The lines that hold more than a comment, without those within a text of several lines (> or |). */
function linesOf({ source, document, lines }: YamlText): Line[] {
  const inText = new Set<number>();
  visit(document, {
    Scalar(_, node) {
      if (!node.range || !node.type?.startsWith("BLOCK")) return;
      const [first, last] = [lines.linePos(node.range[0]).line, lines.linePos(node.range[1]).line];
      for (let line = first + 1; line < last; line++) inText.add(line);
    },
  });
  const all = source.split(/\r?\n/).map(lineOf);
  return all.filter(({ number, whole }) => !inText.has(number) && !/^\s*(?:#|$)|^---/.test(whole));
}

const problem = ({ number, indent }: Line, message: string, column = indent + 1): LineProblem => ({
  line: number,
  column,
  message,
});

/** The mistake within a line, wherever it stands in the file. */
function mistakeWithin(line: Line, fields: ReadonlySet<string>): LineProblem | undefined {
  const { whole, key, text, isItem } = line;
  if (/^ *(?:\t|\. )/.test(whole)) return problem(line, syntax.tab, 1);
  const [stamp, signature] = [chatStamp, mailSignature].map((pattern) => pattern.exec(whole)?.[0]);
  if (stamp) return problem(line, messages.chatStamp(stamp), whole.indexOf(stamp) + 1);
  if (signature) return problem(line, messages.mailSignature(signature), whole.indexOf(signature) + 1);
  if (/^\s*-[^\s-]/.test(whole)) return problem(line, syntax.dashSpace);
  const bullet = otherBullet(whole);
  if (bullet) return problem(line, syntax.otherBullet(bullet));
  if (fields.has(/^([\w-]+):\S/.exec(text)?.[1] ?? "")) return problem(line, syntax.colonSpace);
  const second = secondField(text, fields);
  if (second) return problem(line, syntax.twoFields(second), whole.lastIndexOf(`${second}:`) + 1);
  // The head of a text of several lines has a name or a dash before it.
  if (key === undefined && !isItem && /^[>|][+-]?$/.test(text)) return problem(line, syntax.noDash);
  const [, message] = wrongTexts.find(([pattern]) => pattern.test(text)) ?? [];
  if (message === undefined || (key === undefined && !isItem)) return undefined;
  return problem(line, typeof message === "string" ? message : message(text), whole.indexOf(text) + 1);
}

/** The name of a field that stands behind the value of another. */
const secondField = (text: string, fields: ReadonlySet<string>) =>
  Array.from(text.replace(/"[^"]*"|'[^']*'|^[[{].*/g, "").matchAll(/ (\w+):(?: |$)/g), ([, name]) => name ?? "").find(
    (name) => fields.has(name),
  );

/** A line that is neither a field nor an item, though the parser takes it for one. */
function looseText(line: Line, above: Line | undefined): LineProblem {
  const isBlock = /^[>|]/.test(above?.text ?? "");
  if (isBlock && line.number - 1 === above?.number) return problem(line, syntax.blockIndent);
  return problem(line, above?.isItem && !isBlock && line.indent >= above.indent ? syntax.noDash : syntax.noColon);
}

/** The first of the lines above an item that are deeper: it begins the list. */
const firstOfList = (item: Line, above: readonly Line[]): Line | undefined =>
  above[above.findLastIndex(({ indent }) => indent <= item.indent) + 1];

/** A line whose indentation fits none above. */
function misplaced(line: Line, above: readonly Line[], fields: ReadonlySet<string>): LineProblem {
  const last = above.at(-1);
  const misaligned = (each: Line) => problem(each, each.isItem ? syntax.itemIndentation : syntax.indentation);
  if (last?.text && line.indent > last.indent && line.indent !== last.margin) {
    // The words before a colon in a text are no field.
    if (line.key !== undefined && !fields.has(line.key)) return problem(line, syntax.colon);
    // Between two lines that are indented alike, the mistake is in the line itself.
    const before = above.at(-2);
    if (before && [before.indent, before.margin].includes(line.indent)) return misaligned(last);
    return problem(line, line.isItem ? syntax.itemIndentation : syntax.tooDeep);
  }
  return misaligned(line);
}

/**
 * Explains the first syntax error of invalid YAML: the others mostly follow from it. The mistake is in the parser's line, or near it,
 * where the parser could still make sense of it; so the owner's slips are looked for in this order.
 */
export function syntaxProblem(yaml: YamlText): LineProblem {
  const { document, lines, source, fields } = yaml;
  const error = document.errors.find(({ code }) => code !== "DUPLICATE_KEY") ?? (document.errors[0] as YAMLError);
  const { line, col: column } = lines.linePos(Math.min(error.pos[0], source.trimEnd().length));
  // 1. What the parser says.
  const message = explanations[error.code];
  if (message) return { line, column, message };
  // 2. A mistake within a line, up to the parser's and the next, which it may have joined.
  const all = linesOf(yaml);
  const at = all.findLastIndex(({ number }) => number <= line);
  for (const each of all.slice(0, at + 2)) {
    const found = mistakeWithin(each, fields);
    if (found) return found;
  }
  // 3. A comment that has taken the name off a text of several lines.
  const texts = source.split(/\r?\n/);
  const commented = [line, line - 1].find((number) => /^\s*#.*[>|][+-]?$/.test(texts[number - 1] ?? ""));
  if (commented) return problem(lineOf(texts[commented - 1] ?? "", commented - 1), syntax.hashAbove);
  // 4. A text below its field that lacks its marker.
  const before = all.findLast((each) => each.number < line && each.key !== undefined && !each.text);
  const below = before && all[all.indexOf(before) + 1];
  if (below && below.number <= line && below.indent > before.indent && !below.isItem && !fields.has(below.key ?? "")) {
    return problem(before, syntax.noMarker(before.key ?? ""));
  }
  // 5. A list whose first item has no dash.
  const reported = all[at];
  if (!reported) return { line, column, message: syntax.other };
  const isInText = /IMPLICIT_KEY/.test(error.code) && reported.key !== undefined && column - 1 > reported.indent;
  if (error.code === "BLOCK_AS_IMPLICIT_KEY" && reported.isItem && !isInText) {
    const first = firstOfList(reported, all.slice(0, at));
    if (first && !first.isItem) return problem(first, syntax.noDash);
  }
  // 6. A line that the parser has joined to the text of the one above.
  const culprit = (isInText && all[at + 1]) || reported;
  const above = all.slice(0, all.indexOf(culprit));
  if (!culprit.isItem && culprit.key === undefined) return looseText(culprit, above.at(-1));
  // 7. Its indentation.
  return misplaced(culprit, above, fields);
}
