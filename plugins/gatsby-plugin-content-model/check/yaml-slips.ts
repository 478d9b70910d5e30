import { CST, type Document, Lexer, type LineCounter, visit, type YAMLError } from "yaml";
import { messages } from "../messages";
import type { Slip } from "../problems";

const { syntax } = messages;

/** The parts of a line that the rules below look at. */
const keyThenText = /^(\s*(?:- )?)[\w-]+:(?=\S)(?!.*: )/;
const dashThenText = /^\s*-[^\s-]/;
const keyLine = /^\s*(?:- +)?[\w“”"'-]+\s*:(?:\s|$)/;

const keyWithValue = /^\s*[\w-]+:\s+\S/;

/** A list item or field whose text has a colon in it, which makes a field of what stands before: `- Atenção: leia`. */
const keyInText = /^\s*(?:- +)*(?:[\w-]+: +)?([^\s"'#][^:"']*): +\S/;

/** What follows `campo: ` or `- ` on a line. */
const textOf = (line: string) => line.replace(/^\s*(?:- +)*(?:[\w-]+:\s+)?/, "");

/** Sentence for one error of the parser, from its kind and from what its line looks like. */
function explain({ code }: YAMLError, line: string, before: string): string {
  const value = textOf(line);
  if (code === "TAB_AS_INDENT") return syntax.tab;
  if (code === "DUPLICATE_KEY") return syntax.duplicateKey;
  if (code === "MULTIPLE_DOCS") return syntax.documents;
  if (code === "BAD_DQ_ESCAPE") return syntax.backslash;
  if (/^\s*\* /.test(line)) return syntax.starItem;
  if (dashThenText.test(line)) return syntax.dashSpace;
  if (keyThenText.test(line)) return syntax.colonSpace;
  if (/^[>|]/.test(value)) return syntax.blockHeader;
  if (/^'/.test(value)) return syntax.apostropheInside;
  if (/^"/.test(value)) return syntax.quoteInside;
  if (/^[[{]/.test(value)) return syntax.bracket(value.charAt(0));
  if (/^[@`%&*!,?\]}]/.test(value)) return syntax.reserved(value.charAt(0));
  if (/^- /.test(value)) return syntax.listOnKeyLine;
  if (/^[“”‘’]/.test(value) && code === "BLOCK_AS_IMPLICIT_KEY") return syntax.curlyQuotes;
  if (code === "BLOCK_AS_IMPLICIT_KEY" && keyLine.test(line)) return syntax.colon;
  if (/[>|][+-]?\d?\s*$/.test(before) && !keyLine.test(line)) return syntax.blockIndent;
  if (!keyLine.test(line) && !/^\s*- /.test(line)) {
    return /^\s*- /.test(before) && indentOf(line) === indentOf(before) ? syntax.noDash : syntax.noColon;
  }
  return /INDENT|IMPLICIT_KEY|MISSING_CHAR/.test(code) ? indentation(line, before) : syntax.other;
}

/** What to do about the spaces a line begins with. */
function indentation(line: string, before: string): string {
  if (/^\s*- /.test(line)) return syntax.itemIndentation;
  return keyWithValue.test(before) && indentOf(line) > indentOf(before) ? syntax.tooDeep : syntax.indentation;
}

/** A text that is not YAML, and the first of the parser's errors that is not just a field that stands twice. */
interface BrokenText {
  source: string;
  /** Its lines. */
  texts: readonly string[];
  lines: LineCounter;
  document: Document;
  first: YAMLError;
  /** Line of that error, from 1. */
  line: number;
  /** Names of all fields that the file may have. */
  fields: ReadonlySet<string>;
}

/**
 * What the owner has to mend in a text that is not YAML. One slip makes the parser stumble over much of what follows, so only the
 * first is told; fields that stand twice are told each.
 *
 * @param fields names of all fields that the file may have
 */
export function syntaxSlips(
  source: string,
  document: Document,
  lines: LineCounter,
  fields: ReadonlySet<string>,
): Slip[] {
  const texts = source.split(/\r?\n/);
  const slip = (offset: number, message: (line: string, before: string) => string): Slip => {
    const { line, col } = lines.linePos(Math.min(offset, source.trimEnd().length));
    const before = texts.slice(0, line - 1).findLast((text) => text.trim() !== "") ?? "";
    return { line, column: col, message: message(texts[line - 1] ?? "", before) };
  };
  const describe = (error: YAMLError) => slip(error.pos[0], (line, before) => explain(error, line, before));

  const duplicates = document.errors.filter((error) => error.code === "DUPLICATE_KEY");
  const first = document.errors.find((error) => error.code !== "DUPLICATE_KEY");
  if (!first) return repeatedItem(duplicates, texts, lines) ?? duplicates.map(describe);

  const broken = { source, texts, lines, document, first, line: lines.linePos(first.pos[0]).line, fields };
  const runOn = offsetOfRunOn(broken);
  return [
    openQuote(broken) ??
      bracket(broken) ??
      misplacedItem(broken) ??
      (runOn === undefined ? undefined : slip(runOn, (text, before) => runOnMessage(text, before, fields))) ??
      colonInTextAbove(broken) ??
      describe(first),
  ];
}

/** A quote that is never closed, or only by the next field's, is where the slip is, and not where the parser gives up. */
function openQuote({ source, document, lines, first, line, texts }: BrokenText): Slip | undefined {
  const across = quoteAcrossLines(document, lines, first.pos[0]);
  if (across !== undefined) {
    const { line: start, col: column } = lines.linePos(across);
    return { line: start, column, message: syntax.openQuote };
  }
  const text = texts[line - 1] ?? "";
  const quote = textOf(text).charAt(0);
  // The parser reports a missing quote behind the text that lacks it.
  const lacksQuote = first.code === "MISSING_CHAR" && source.slice(0, first.pos[0]).endsWith(textOf(text).trimEnd());
  if (!lacksQuote || !/["']/.test(quote)) return undefined;
  return { line, column: text.length - textOf(text).length + 1, message: syntax.openQuote };
}

/** A text that begins with a bracket. */
function bracket({ source, texts, lines, first }: BrokenText): Slip | undefined {
  if (first.code !== "BAD_INDENT") return undefined;
  const offset = Math.max(...["[", "{"].map((sign) => source.lastIndexOf(sign, first.pos[0] - 1)));
  const { line, col: column } = lines.linePos(offset);
  const sign = textOf(texts[line - 1] ?? "").charAt(0);
  return /[[{]/.test(sign) ? { line, column, message: syntax.bracket(sign) } : undefined;
}

/** A list item whose dash is not below the others'. */
function misplacedItem({ source, texts, lines, first, line }: BrokenText): Slip | undefined {
  const text = texts[line - 1] ?? "";
  // The parser points at the whole line, and not, as for a colon in a text, at a value in it.
  const wholeLine = source.slice(lines.lineStarts[line - 1], first.pos[0]).trim() === "";
  if (first.code !== "BLOCK_AS_IMPLICIT_KEY" || !wholeLine || !/^\s*- /.test(text)) return undefined;
  return { line, column: indentOf(text) + 1, message: syntax.itemIndentation };
}

/** A line that is indented too far is taken for more of the line before, and both together for a key. */
function offsetOfRunOn({ texts, lines, document, first, line }: BrokenText): number | undefined {
  const next = texts.findIndex((text, index) => index >= line && text.trim() !== "");
  const runsOn = document.errors.some(
    (error) => error.code === "MULTILINE_IMPLICIT_KEY" && error.pos[0] === first.pos[0],
  );
  if (first.code !== "BLOCK_AS_IMPLICIT_KEY" || !runsOn || next < 0) return undefined;
  return (lines.lineStarts[next] ?? 0) + indentOf(texts[next] ?? "");
}

/** What to do about a line that was taken for more of the text above: a field that is indented too far, or a text with a colon. */
function runOnMessage(line: string, before: string, fields: ReadonlySet<string>): string {
  const name = keyInText.exec(line)?.[1];
  return name && !fields.has(name) ? syntax.colon : indentation(line, before);
}

/** The parser stumbles over the second line of a text whose first line has a colon. */
function colonInTextAbove({ texts, lines, document, first, line, fields }: BrokenText): Slip | undefined {
  if (!/MISSING_CHAR|MULTILINE_IMPLICIT_KEY/.test(first.code) || keyLine.test(texts[line - 1] ?? "")) return undefined;
  const above = texts[line - 2] ?? "";
  const name = keyInText.exec(above)?.[1];
  // In a text after > or | a colon is only a colon.
  if (!name || fields.has(name) || isInBlock(document, lines.lineStarts[line - 2] ?? 0)) return undefined;
  return { line: line - 1, column: above.indexOf(name) + 1, message: syntax.colon };
}

/** Whether a place is within a text after > or |. */
function isInBlock(document: Document, offset: number): boolean {
  let found = false;
  visit(document, {
    Scalar(_, { type, range }) {
      if (range && type?.startsWith("BLOCK") && range[0] < offset && offset < range[1]) found = true;
    },
  });
  return found;
}

/** Two or more fields of a list item that stand twice: the line with the next item's dash is missing. */
function repeatedItem(duplicates: YAMLError[], texts: readonly string[], lines: LineCounter): Slip[] | undefined {
  const [first, ...others] = duplicates.map(({ pos }) => lines.linePos(pos[0]));
  if (!first || others.length === 0 || others.some(({ col }) => col !== first.col)) return undefined;
  const dash = new RegExp(`^ {${first.col - 3}}- `);
  if (first.col < 3 || !texts.slice(0, first.line).some((text) => dash.test(text))) return undefined;
  return [{ line: first.line, column: first.col, message: syntax.itemWithoutDash }];
}

const indentOf = (line: string) => line.length - line.trimStart().length;

function quoteAcrossLines(document: Document, lines: LineCounter, until: number): number | undefined {
  let found: number | undefined;
  visit(document, {
    Scalar(_, { type, range }) {
      if (!range || !type?.startsWith("QUOTE") || range[0] > until) return undefined;
      if (lines.linePos(range[0]).line === lines.linePos(range[1]).line) return undefined;
      found = range[0];
      return visit.BREAK;
    },
  });
  return found;
}

/**
 * What is YAML but hardly what the owner meant: a `#` that hides the rest of a line, a sign that gives a text another meaning, a
 * field or list item that its indentation has made part of the text above.
 *
 * @param fields names of all fields that the file may have
 */
export function hiddenSlips(
  source: string,
  document: Document,
  lines: LineCounter,
  fields: ReadonlySet<string>,
): Slip[] {
  const slips: Slip[] = [];
  const report = (offset: number, message: string) => {
    const { line, col } = lines.linePos(offset);
    slips.push({ line, column: col, message });
  };

  let offset = 0;
  let isText = false;
  for (const token of new Lexer().lex(source)) {
    // Marks that the lexer adds, one of them before the text of each scalar, are no part of the source.
    if ([CST.DOCUMENT, CST.FLOW_END, CST.SCALAR].includes(token)) {
      isText = token === CST.SCALAR;
      continue;
    }
    const sign = isText ? "" : token.charAt(0);
    const before = source.slice(source.lastIndexOf("\n", offset - 1) + 1, offset);
    if (sign === "#" && before.trim() !== "") report(offset, syntax.hash);
    // Anchors, aliases and tags, which take the first word of a text away.
    if (/^[&*!]/.test(sign)) report(offset, syntax.reserved(sign));
    isText = false;
    offset += token.length;
  }

  visit(document, {
    Scalar(_, { type, range }) {
      if (!range || type?.startsWith("QUOTE")) return;
      const text = source.slice(range[0], range[1]);
      const lost = lostLine(text, type === "PLAIN", fields);
      if (lost === undefined) return;
      // A text alone on its line, with items below, has lost its own dash, or the space after it.
      const alone = source.slice(source.lastIndexOf("\n", range[0] - 1) + 1, range[0]).trim() === "";
      if (!alone || text.charAt(lost) !== "-") report(range[0] + lost, syntax.lostLine);
      else report(range[0], text.startsWith("-") ? syntax.dashSpace : syntax.noDash);
    },
  });
  return slips;
}

/** Place, within a text of several lines, of a line that looks like a field or a list item of its own. */
function lostLine(text: string, plain: boolean, fields: ReadonlySet<string>): number | undefined {
  const [first = "", ...rest] = text.split("\n");
  let offset = first.length + 1;
  for (const line of rest) {
    const key = /^\s*(?:- +)?([A-Za-z]+)\s*:(?:\s|$)/.exec(line)?.[1];
    if ((key && fields.has(key)) || (plain ? /^\s*-/ : /^\s*- /).test(line)) return offset + indentOf(line);
    offset += line.length + 1;
  }
  return undefined;
}
