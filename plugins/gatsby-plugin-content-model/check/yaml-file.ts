import { load } from "js-yaml";
import { isAlias, isMap, isNode, isScalar, LineCounter, type Node, parseDocument, visit } from "yaml";
import type { FieldPath } from "../fields";
import { messages } from "../messages";
import type { LineProblem } from "../problems";
import { markup } from "../signs";
import { otherBullet, syntaxProblem, type YamlText } from "./syntax-problems";

const { syntax } = messages;

/** A parsed YAML file whose values can be located in the text. */
export interface YamlFile {
  /** The file's value as the build reads it; `undefined` if there is a problem. */
  value?: unknown;
  /** Mistakes in the YAML syntax, independent of the model. */
  problems: LineProblem[];
  /**
   * Line and column, from 1, of the key or the entry at `path`, or of its nearest existing parent.
   *
   * @param words of a text of several lines, where to point within it
   */
  locate(path: FieldPath, words?: string): Pick<LineProblem, "line" | "column">;
  /** Source text of the value at `path`: `01` where the value is the number 1. */
  written(path: FieldPath): string;
}

/**
 * Parses one YAML file: with `yaml`, which knows the place of each value, and with the build's js-yaml, for its value. `overrides` in
 * package.json gives gatsby-transformer-yaml the same js-yaml.
 *
 * @param fields names of all fields that the file may have
 */
export function parseYamlFile(source: string, fields: ReadonlySet<string>): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const text = { source, document, lines, fields };
  const nodeAt = (path: FieldPath) => document.getIn(path, true);
  const placeOf = (offset: number) => {
    const { line, col: column } = lines.linePos(offset);
    return { line, column };
  };
  const file: YamlFile = {
    problems: document.errors.length > 0 ? [syntaxProblem(text)] : hiddenProblems(text),
    locate(path, words) {
      const written = this.written(path);
      const within = words && written.includes("\n") ? written.search(acrossLines(words)) : -1;
      if (within >= 0) return placeOf(((nodeAt(path) as Node).range?.[0] ?? 0) + within);
      const [parent, key] = [nodeAt(path.slice(0, -1)), path.at(-1)];
      // The key's line is where the owner looks, and an empty value has no position.
      const pair = isMap(parent) && parent.items.find((item) => isScalar(item.key) && (item.key.value ?? "") === key);
      const node = pair ? pair.key : nodeAt(path);
      if (!isNode(node) || !node.range)
        return path.length === 0 ? { line: 1, column: 1 } : this.locate(path.slice(0, -1));
      return placeOf(node.range[0]);
    },
    written(path) {
      const node = nodeAt(path);
      return isNode(node) && node.range ? source.slice(node.range[0], node.range[1]).trim() : "";
    },
  };
  if (file.problems.length > 0) return file;
  try {
    return { ...file, value: load(source) };
  } catch (error) {
    const { mark } = error as { mark: { line: number; column: number } };
    return { ...file, problems: [{ line: mark.line + 1, column: mark.column + 1, message: syntax.other }] };
  }
}

/** Matches words that may stand in more than one line. */
const acrossLines = (words: string) => new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+"));

/** The sign with which an alias, an anchor or a tag begins: it swallows the first word of a text. */
const reservedSign = (node: Node) => (isAlias(node) ? "*" : node.anchor ? "&" : node.tag ? "!" : "");

/**
 * Finds valid YAML that is probably a mistake: a `#` that starts a comment, a character that changes the type of a text, a
 * field or list item whose indentation makes it part of the text above. Reports the first of each line.
 */
function hiddenProblems({ source, document, lines, fields }: YamlText): LineProblem[] {
  const problems = new Map<number, LineProblem>();
  const report = (offset: number, message: string) => {
    const { line, col: column } = lines.linePos(offset);
    if (!problems.has(line)) problems.set(line, { line, column, message });
  };
  const texts: { start: number; end: number }[] = [];
  visit(document, {
    Node(place, node) {
      if (!node.range) return;
      const [start, end] = node.range;
      // The build would take in what “<<” names.
      if (place === "key" && isScalar(node) && [null, "<<"].includes(node.value as string)) {
        report(start, messages.namelessField);
      }
      const sign = reservedSign(node);
      const formatting = markup.exec(source.slice(start, end))?.[0];
      if (sign) report(start, formatting?.startsWith(sign) ? messages.markup(formatting) : syntax.reserved(sign));
      if (!isScalar(node)) return;
      const isBlock = node.type?.startsWith("BLOCK");
      // The first line of a block text (> or |) holds no text.
      texts.push({ start: isBlock ? source.indexOf("\n", start) : start, end });
      if (isBlock || node.type === "PLAIN") swallowed(start, source.slice(start, end), !isBlock);
    },
  });
  for (const { index } of source.matchAll(/(?<=^(?!\s*#).*\S.*)#/gm)) {
    if (!texts.some(({ start, end }) => start <= index && index < end)) report(index, syntax.hash);
  }
  return [...problems.values()];

  /** Reports a line within a text that looks like a note, a separate field or a list item. */
  function swallowed(start: number, text: string, isPlain: boolean): void {
    const note = isPlain ? -1 : text.search(/(?<=\n\s*)# /);
    if (note >= 0) report(start + note, syntax.noteInText);
    const lost = [...text.matchAll(/(?<=\n\s*)\S.*/g)].find(([line]) => {
      const key = /^(?:- +)?([A-Za-z]+)\s*:(?:\s|$)/.exec(line)?.[1];
      return fields.has(key ?? "") || line.startsWith(isPlain ? "-" : "- ");
    });
    if (!lost) return;
    // A text alone on its line, above list items, lacks its dash or the space after it.
    const isAlone = source.slice(source.lastIndexOf("\n", start - 1) + 1, start).trim() === "";
    const bullet = otherBullet(text);
    const noDash = bullet ? syntax.otherBullet(bullet) : syntax.noDash;
    if (!isAlone || !lost[0].startsWith("-")) report(start + lost.index, syntax.lostLine);
    else report(start, text.startsWith("-") ? syntax.dashSpace : noDash);
  }
}
