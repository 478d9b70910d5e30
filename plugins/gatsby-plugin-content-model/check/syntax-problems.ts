import type { Document, LineCounter, YAMLError } from "yaml";
import { messages } from "../messages";
import type { LineProblem } from "../problems";

const { syntax } = messages;

/** A parsed YAML text. */
export interface YamlText {
  source: string;
  document: Document;
  lines: LineCounter;
  /** Names of all fields that the file may have. */
  fields: ReadonlySet<string>;
}

/** Number of spaces before a line's text. */
const indentOf = (line = "") => line.length - line.trimStart().length;

/** A sign in place of the hyphen of a list item. */
export const otherBullet = (line: string) => /^\s*([*•–—]) /.exec(line)?.[1];

/** Splits a line into its indentation with dashes, the words before a colon, and the text after both. */
function partsOf(line: string): { margin: string; key?: string; value: string } {
  const [, margin = "", key, value = ""] =
    /^(\s*(?:- +)*)(?:([^\s"'#>|[{:][^"':]*?) *:(?: +|$))?(.*)$/.exec(line) ?? [];
  return { margin, key, value: value.replace(/ +$/, "") };
}

const isListItem = (line = "") => /^\s*- /.test(line);

/** The message for a field or an item that is not below the others. */
const misalignment = (line = "") => (isListItem(line) ? syntax.itemIndentation : syntax.indentation);

/** What is wrong with the text after a field's name or a dash, wherever it stands. The first that matches counts. */
const wrongTexts: readonly (readonly [RegExp, string | ((text: string) => string)])[] = [
  [/^[@`%&*!,\]}]|^\? |^[[{](?!.*[\]}]$)/, (text) => syntax.reserved(text.charAt(0))],
  [/^- /, syntax.listOnKeyLine],
  [/^[>|](?![+-]?\d?[+-]?(?: +#.*)?$)/, syntax.blockHeader],
  [/^'(?:[^']|'')*$|^"(?:[^"\\]|\\.)*$/, syntax.openQuote],
  [/^'(?:[^']|'')*'\s*[^\s#]/, syntax.apostropheInside],
  [/^"(?:[^"\\]|\\.)*"\s*[^\s#]/, syntax.quoteInside],
  [/^[“”‘’].*: /, syntax.curlyQuotes],
  [/^[^"'[{].*:(?: |$)/, syntax.colon],
];

/** The mistake within a line, if any: a column, from 1, and a message. */
function mistakeIn(line: string, fields: ReadonlySet<string>): Omit<LineProblem, "line"> | undefined {
  const column = indentOf(line) + 1;
  if (/^ *(?:\t|\. )/.test(line)) return { column: 1, message: syntax.tab };
  if (/^\s*-[^\s-]/.test(line)) return { column, message: syntax.dashSpace };
  const bullet = otherBullet(line);
  if (bullet) return { column, message: syntax.otherBullet(bullet) };
  const { margin, key, value } = partsOf(line);
  if (fields.has(/^([\w-]+):\S/.exec(value)?.[1] ?? "")) return { column, message: syntax.colonSpace };
  const [, message] = wrongTexts.find(([pattern]) => pattern.test(value)) ?? [];
  if (message === undefined || (key === undefined && !margin.includes("-"))) return undefined;
  return { column: line.indexOf(value) + 1, message: typeof message === "string" ? message : message(value) };
}

/** The first line with a mistake of its own, or whose indentation fits no line above. Skips block texts (> or |). */
function firstMistake(texts: readonly string[], fields: ReadonlySet<string>): LineProblem | undefined {
  /** Open levels of indentation, outermost first, with the line that opened each; and those that the last line has closed. */
  let levels: { indent: number; begun: number }[] = [];
  let ended: typeof levels = [];
  /** The last field or list item, and the column behind which the block text that it begins goes on. */
  let last = { index: 0, isItem: false, isUnknown: false, value: "" };
  let block = Number.POSITIVE_INFINITY;
  for (const [index, text] of texts.entries()) {
    const indent = indentOf(text);
    if (/^\s*(?:#|$)|^---/.test(text) || indent > block) continue;
    block = Number.POSITIVE_INFINITY;
    const mistake = mistakeIn(text, fields);
    if (mistake) return { line: index + 1, ...mistake };
    const problem = (message: string, at = index) => ({ line: at + 1, column: indentOf(texts[at]) + 1, message });
    const misaligned = (at = index) => problem(misalignment(texts[at]), at);

    const { margin, key, value } = partsOf(text);
    const isItem = isListItem(text);
    const inner = levels.filter((level) => level.indent > indent);
    const outer = levels.filter((level) => level.indent <= indent);
    const isDeeper = indent > (outer.at(-1)?.indent ?? indent);
    if (!isItem && key === undefined) {
      if (/#.*[>|][+-]?$/.test(texts[index - 1] ?? "")) return problem(syntax.hashAbove, index - 1);
      if (/^[>|]/.test(value)) return problem(syntax.noDash);
      if (/^[>|]/.test(last.value) && index === last.index + 1) return problem(syntax.blockIndent);
      // The words before a colon in the text of a list item are no field.
      if (last.isItem && last.isUnknown && last.value) return problem(syntax.colon, last.index);
      if (isDeeper && inner.length === 0) continue;
      return problem(outer.at(-1)?.begun === last.index && last.isItem ? syntax.noDash : syntax.noColon);
    }
    const isUnknown = key !== undefined && !fields.has(key);
    if (isDeeper && inner[0]) {
      const { begun } = inner[0];
      return isItem && !isListItem(texts[begun]) ? problem(syntax.noDash, begun) : misaligned();
    }
    if (isDeeper && last.value) {
      if (isUnknown) return problem(syntax.colon);
      // Between two lines that are indented alike, the mistake is in the line itself.
      if (ended.some((each) => each.indent === indent)) return misaligned(last.index);
      return problem(isItem ? syntax.itemIndentation : syntax.tooDeep);
    }
    levels = outer;
    for (const each of isItem && key !== undefined ? [indent, margin.length] : [indent]) {
      if (levels.at(-1)?.indent !== each) levels.push({ indent: each, begun: index });
    }
    if (/^[>|]/.test(value)) block = key === undefined ? indent : margin.length;
    [last, ended] = [{ index, isItem, isUnknown, value }, inner];
  }
  return undefined;
}

/** Messages for the parser's errors, by code, in a line that shows no mistake of its own. */
const explanations: Partial<Record<YAMLError["code"], string>> = {
  DUPLICATE_KEY: syntax.duplicateKey,
  MULTIPLE_DOCS: syntax.documents,
  BAD_DQ_ESCAPE: syntax.backslash,
};

/** Explains the first syntax error of invalid YAML: the others mostly follow from it. The mistake may be above the error. */
export function syntaxProblem({ source, document, lines, fields }: YamlText): LineProblem {
  const error = document.errors.find(({ code }) => code !== "DUPLICATE_KEY") ?? (document.errors[0] as YAMLError);
  const { line, col: column } = lines.linePos(Math.min(error.pos[0], source.trimEnd().length));
  const texts = source.split(/\r?\n/);
  // The parser joins a line to the one above that is indented less, and reports that one.
  const end = texts.findIndex((text, index) => index >= line && text.trim() !== "") + 1 || line;
  const message = explanations[error.code];
  if (message) return { line, column, message };
  const text = texts[line - 1] ?? "";
  const isField = isListItem(text) || partsOf(text).key !== undefined;
  const other = { line, column, message: isField ? misalignment(text) : syntax.noColon };
  return firstMistake(texts.slice(0, end), fields) ?? other;
}
