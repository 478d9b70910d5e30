import { isMap, isNode, isScalar, LineCounter, type Node, parseDocument } from "yaml";
import { visibleText } from "./characters";
import type { FieldPath } from "./fields";
import { messages } from "./messages";
import type { LineProblem } from "./problems";
import { scalarsAsTexts } from "./values";
import { syntaxProblem } from "./yaml-errors";

/** A YAML file whose values can be located in its text. */
export interface YamlFile {
  /**
   * The file's value. Each scalar is the text that stands in the file, so that `012` stays `012`, as a page shows it; the model's formats read
   * numbers and a yes or no. `undefined` if there is a problem.
   */
  value?: unknown;
  /** Why the file can't be read. */
  problem?: LineProblem | undefined;
  /**
   * Line and column, from 1, of the key or the entry at `path`, or of its nearest existing parent.
   *
   * @param words of a text of several lines, where to point within it
   */
  locate(path: FieldPath, words?: string): Pick<LineProblem, "line" | "column">;
  /** Source text of the value at `path`: `01` where the value is the number 1. */
  written(path: FieldPath): string;
}

/** Most lines and characters of a file. The longest of the content has some 300 lines; the time of the check grows with their square. */
const limits = { lines: 5000, characters: 1_000_000 };

/**
 * What no file may hold. U+FFFD stands for bytes that are not UTF-8, among them UTF-16's, and U+0000 is in UTF-16's. YAML allows no other
 * control character, and no line end of an old Mac, and gatsby-transformer-yaml refuses them.
 */
const unreadable: readonly [RegExp, string][] = [
  [/[\0\uFFFD]/, messages.encoding],
  [/[^\P{Cc}\t\n\r]|\r(?!\n)|[\uFFFE\uFFFF]/u, messages.controlCharacter],
];

function problemOfText(source: string): LineProblem | undefined {
  const { length } = source.split("\n", limits.lines + 1);
  if (length > limits.lines || source.length > limits.characters) {
    const message = messages.longFile(limits.lines, limits.characters);
    return { line: Math.min(length, limits.lines), column: 1, message };
  }
  for (const [pattern, message] of unreadable) {
    const before = source.slice(0, pattern.exec(source)?.index ?? 0).split("\n");
    if (pattern.test(source)) return { line: before.length, column: (before.at(-1) ?? "").length + 1, message };
  }
  return undefined;
}

/** Reads one YAML file. */
export function readYamlFile(bytes: Uint8Array): YamlFile {
  // Drops the byte order mark, and replaces invalid bytes with U+FFFD.
  const source = new TextDecoder().decode(bytes);
  const lines = new LineCounter();
  const problem = problemOfText(source);
  const document = parseDocument(problem ? "" : source, {
    lineCounter: lines,
    prettyErrors: false,
    stringKeys: true,
    ...scalarsAsTexts,
  });
  const nodeAt = (path: FieldPath) => document.getIn(path, true);
  const placeOf = (offset: number) => {
    const { line, col: column } = lines.linePos(offset);
    return { line, column };
  };
  const file: YamlFile = {
    problem: problem ?? syntaxProblem(source, document, lines),
    locate(path, words) {
      const written = this.written(path);
      const within = words && written.includes("\n") ? written.search(acrossLines(words)) : -1;
      if (within >= 0) return placeOf(((nodeAt(path) as Node).range?.[0] ?? 0) + within);
      const [parent, key] = [nodeAt(path.slice(0, -1)), path.at(-1)];
      // The key's line is where the owner looks, and an empty value has no position.
      const pair = isMap(parent) && parent.items.find((item) => isScalar(item.key) && item.key.value === key);
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
  if (file.problem) return file;
  const reviver = (_: unknown, value: unknown) => (typeof value === "string" ? visibleText(value).trim() : value);
  return { ...file, value: document.toJS({ reviver }) };
}

/** Matches words that may stand in more than one line; of many, the first. */
const acrossLines = (words: string) =>
  new RegExp(
    words
      .slice(0, 200)
      .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
      .replace(/\s+/g, "\\s+"),
  );
