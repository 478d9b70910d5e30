import { type Document, type LineCounter, visit, type YAMLError } from "yaml";
import type { FieldNames } from "../fields";
import { messages } from "../messages";
import type { LineProblem } from "../problems";

const { syntax } = messages;

/** Patterns of a line, for the rules below. */
const keyThenText = /^(\s*(?:- )?)[\w-]+:(?=\S)(?!.*: )/;
const dashThenText = /^\s*-[^\s-]/;
const keyLine = /^\s*(?:- +)?[\w“”"'-]+\s*:(?:\s|$)/;

const keyWithValue = /^\s*[\w-]+:\s+\S/;

/** A list item or field whose text contains a colon, which turns the words before it into a key: `- Atenção: leia`. */
const keyInText = /^\s*(?:- +)*(?:[\w-]+: +)?([^\s"'#][^:"']*): +\S/;

/** The text after `campo: ` or `- ` on a line. */
const textOf = (line: string) => line.replace(/^\s*(?:- +)*(?:[\w-]+:\s+)?/, "");

/** A sign in place of the hyphen of a list item. */
export const otherBullet = (line: string) => /^\s*([*•–—]) /.exec(line)?.[1];

/** A parser error with what its message depends on. */
interface Found {
  code: YAMLError["code"];
  line: string;
  /** The last line above that is not blank. */
  before: string;
  /** The line's text after its field or dash. */
  value: string;
}

/** Messages for parser errors, by code and by pattern of the line. The first that applies counts. */
const explanations: readonly [applies: (found: Found) => unknown, message: string | ((found: Found) => string)][] = [
  [({ code, line }) => code === "TAB_AS_INDENT" || /^ *\t/.test(line), syntax.tab],
  [({ code }) => code === "DUPLICATE_KEY", syntax.duplicateKey],
  [({ code }) => code === "MULTIPLE_DOCS", syntax.documents],
  [({ code }) => code === "BAD_DQ_ESCAPE", syntax.backslash],
  [({ line }) => otherBullet(line), ({ line }) => syntax.otherBullet(otherBullet(line) ?? "")],
  [({ line }) => dashThenText.test(line), syntax.dashSpace],
  [({ line }) => keyThenText.test(line), syntax.colonSpace],
  [({ value }) => /^[>|]/.test(value), syntax.blockHeader],
  [({ value }) => /^'/.test(value), syntax.apostropheInside],
  [({ value }) => /^"/.test(value), syntax.quoteInside],
  [({ value }) => /^[@`%&*!,?[\]{}]/.test(value), ({ value }) => syntax.reserved(value.charAt(0))],
  [({ value }) => /^- /.test(value), syntax.listOnKeyLine],
  [({ code, value }) => code === "BLOCK_AS_IMPLICIT_KEY" && /^[“”‘’]/.test(value), syntax.curlyQuotes],
  [({ code, line }) => code === "BLOCK_AS_IMPLICIT_KEY" && keyLine.test(line), syntax.colon],
  [({ line, before }) => /[>|][+-]?\d?\s*$/.test(before) && !keyLine.test(line), syntax.blockIndent],
  [({ line, before }) => isPlain(line) && isItem(before) && indentOf(line) === indentOf(before), syntax.noDash],
  [({ line }) => isPlain(line), syntax.noColon],
  [({ code }) => /INDENT|IMPLICIT_KEY|MISSING_CHAR/.test(code), ({ line, before }) => indentation(line, before)],
];

const isItem = (line: string) => /^\s*- /.test(line);

/** Whether a line is neither a field nor a list item. */
const isPlain = (line: string) => !keyLine.test(line) && !isItem(line);

function explain({ code }: YAMLError, line: string, before: string): string {
  const found = { code, line, before, value: textOf(line) };
  const [, message = syntax.other] = explanations.find(([applies]) => applies(found)) ?? [];
  return typeof message === "string" ? message : message(found);
}

/** Message for wrong indentation. */
function indentation(line: string, before: string): string {
  if (/^\s*- /.test(line)) return syntax.itemIndentation;
  return keyWithValue.test(before) && indentOf(line) > indentOf(before) ? syntax.tooDeep : syntax.indentation;
}

/** A parsed YAML text. */
export interface YamlText {
  source: string;
  document: Document;
  lines: LineCounter;
  /** Names of all fields that the file may have. */
  fields: FieldNames;
}

/** An invalid YAML text, and the first parser error other than a duplicate key. */
interface BrokenText extends YamlText {
  /** The text's lines. */
  texts: readonly string[];
  first: YAMLError;
  /** Line of the error, from 1. */
  line: number;
}

/** Explains the first syntax error of invalid YAML: the others mostly follow from it. */
export function syntaxProblem(text: YamlText): LineProblem {
  const { source, document, lines, fields } = text;
  const texts = source.split(/\r?\n/);
  const problem = (offset: number, message: (line: string, before: string) => string): LineProblem => {
    const { line, col } = lines.linePos(Math.min(offset, source.trimEnd().length));
    const before = texts.slice(0, line - 1).findLast((text) => text.trim() !== "") ?? "";
    return { line, column: col, message: message(texts[line - 1] ?? "", before) };
  };
  const describe = (error: YAMLError) => problem(error.pos[0], (line, before) => explain(error, line, before));

  const first = document.errors.find(({ code }) => code !== "DUPLICATE_KEY");
  if (!first) return describe(document.errors[0] as YAMLError);

  const broken = { ...text, texts, first, line: lines.linePos(first.pos[0]).line };
  const runOn = offsetOfRunOn(broken);
  return (
    openQuote(broken) ??
    bracket(broken) ??
    misplacedItem(broken) ??
    (runOn === undefined ? undefined : problem(runOn, (line, before) => runOnMessage(line, before, fields))) ??
    colonInTextAbove(broken) ??
    describe(first)
  );
}

/**
 * A quote that is never closed, or closed by the next field's: the mistake is at the opening quote, not where the parser stops.
 */
function openQuote({ source, document, lines, first, line, texts }: BrokenText): LineProblem | undefined {
  const across = quoteAcrossLines(document, lines, first.pos[0]);
  if (across !== undefined) {
    const { line: start, col: column } = lines.linePos(across);
    return { line: start, column, message: syntax.openQuote };
  }
  const text = texts[line - 1] ?? "";
  const quote = textOf(text).charAt(0);
  // The parser reports a missing quote after the text.
  const lacksQuote = first.code === "MISSING_CHAR" && source.slice(0, first.pos[0]).endsWith(textOf(text).trimEnd());
  if (!lacksQuote || !/["']/.test(quote)) return undefined;
  return { line, column: text.length - textOf(text).length + 1, message: syntax.openQuote };
}

/** A text that begins with a bracket. */
function bracket({ source, texts, lines, first }: BrokenText): LineProblem | undefined {
  if (first.code !== "BAD_INDENT") return undefined;
  const offset = Math.max(...["[", "{"].map((sign) => source.lastIndexOf(sign, first.pos[0] - 1)));
  const { line, col: column } = lines.linePos(offset);
  const sign = textOf(texts[line - 1] ?? "").charAt(0);
  return /[[{]/.test(sign) ? { line, column, message: syntax.reserved(sign) } : undefined;
}

/** A list item whose dash is not below the others', or the list's first item, if that has no dash at all. */
function misplacedItem({ source, texts, lines, first: error, line }: BrokenText): LineProblem | undefined {
  const text = texts[line - 1] ?? "";
  // The error is at the start of the line; for a colon in a text it would be at the value.
  const wholeLine = source.slice(lines.lineStarts[line - 1], error.pos[0]).trim() === "";
  if (error.code !== "BLOCK_AS_IMPLICIT_KEY" || !wholeLine || !/^\s*- /.test(text)) return undefined;
  const column = indentOf(text) + 1;
  const above = texts.slice(0, line - 1);
  const parent = above.findLastIndex((other) => other.trim() !== "" && indentOf(other) < indentOf(text));
  const first = above.findIndex((other, index) => index > parent && /^\s*[^\s#]/.test(other));
  const lacksDash = /:\s*$/.test(above[parent] ?? "") && !/^\s*(- |$)/.test(above[first] ?? "");
  return lacksDash
    ? { line: first + 1, column, message: syntax.noDash }
    : { line, column, message: syntax.itemIndentation };
}

/** A line that is indented too far, or the line before not enough: the parser joins the two, and takes both for a key. */
function offsetOfRunOn({ texts, lines, document, first, line }: BrokenText): number | undefined {
  const isText = (text: string) => text.trim() !== "";
  const next = texts.findIndex((text, index) => index >= line && isText(text));
  const runsOn = document.errors.some(
    (error) => error.code === "MULTILINE_IMPLICIT_KEY" && error.pos[0] === first.pos[0],
  );
  if (first.code !== "BLOCK_AS_IMPLICIT_KEY" || !runsOn || next < 0) return undefined;
  // Between two lines that are indented alike, the mistake is probably in the line itself.
  const [above, below] = [indentOf(texts.slice(0, line - 1).findLast(isText)), indentOf(texts[next])];
  const wrong = above === below && indentOf(texts[line - 1]) < below ? line - 1 : next;
  return (lines.lineStarts[wrong] ?? 0) + indentOf(texts[wrong]);
}

/** Message for a line that was joined to the text above: a field that is indented too far, or a text with a colon. */
function runOnMessage(line: string, before: string, fields: FieldNames): string {
  const name = keyInText.exec(line)?.[1];
  return name && !fields.has(name) ? syntax.colon : indentation(line, before);
}

/** An error in the second line of a text, caused by a colon in the first. */
function colonInTextAbove({ texts, lines, document, first, line, fields }: BrokenText): LineProblem | undefined {
  if (!/MISSING_CHAR|MULTILINE_IMPLICIT_KEY/.test(first.code) || keyLine.test(texts[line - 1] ?? "")) return undefined;
  const above = texts[line - 2] ?? "";
  const name = keyInText.exec(above)?.[1];
  // In a block scalar (> or |) a colon has no meaning.
  if (!name || fields.has(name) || isInBlock(document, lines.lineStarts[line - 2] ?? 0)) return undefined;
  return { line: line - 1, column: above.indexOf(name) + 1, message: syntax.colon };
}

/** Whether an offset is within a block scalar (> or |). */
const isInBlock = (document: Document, offset: number): boolean =>
  scalarsIn(document).some(({ type, range }) => type.startsWith("BLOCK") && range[0] < offset && offset < range[1]);

/** Number of spaces before a line's text. */
export const indentOf = (line = "") => line.length - line.trimStart().length;

/** Offset of a quoted text of several lines that begins before `until`. */
function quoteAcrossLines(document: Document, lines: LineCounter, until: number): number | undefined {
  const lineOf = (offset: number) => lines.linePos(offset).line;
  const found = scalarsIn(document).find(
    ({ type, range: [start, end] }) => type.startsWith("QUOTE") && start <= until && lineOf(start) !== lineOf(end),
  );
  return found?.range[0];
}

/** All keys and single values of a document: the style they are written in, and their offsets. */
export function scalarsIn(document: Document) {
  const found: { type: string; range: readonly [start: number, end: number, ...unknown[]] }[] = [];
  visit(document, {
    Scalar(_, { type = "", range }) {
      if (range) found.push({ type, range });
    },
  });
  return found;
}
