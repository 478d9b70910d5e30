import { load } from "js-yaml";
import { isAlias, isMap, isNode, isScalar, LineCounter, type Node, parseDocument, visit } from "yaml";
import type { FieldPath } from "../fields";
import { messages } from "../messages";
import type { LineProblem } from "../problems";
import { scalarsAsTexts } from "../values";
import { syntaxProblems, type YamlText } from "./syntax-problems";
import { tokenProblems } from "./tokens";

const { syntax } = messages;

/** A parsed YAML file whose values can be located in the text. */
export interface YamlFile {
  /**
   * The file's value, in which each scalar is the text that stands in the file, so that `012` stays `012`: the model's formats read numbers
   * and a yes or no. `undefined` if there is a problem.
   */
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
 * Parses one YAML file with `yaml`, which knows the place of each value, and tries the build's js-yaml, which refuses some more. It
 * must be the version that gatsby-transformer-yaml has.
 *
 * @param fields names of all fields that the file may have
 */
export function parseYamlFile(source: string, fields: ReadonlySet<string>): YamlFile {
  const { tooDeep, hidden } = tokenProblems(source);
  const lines = new LineCounter();
  const document = parseDocument(tooDeep ? "" : source, {
    lineCounter: lines,
    prettyErrors: false,
    ...scalarsAsTexts,
  });
  const text = { source, document, lines };
  const nodeAt = (path: FieldPath) => document.getIn(path, true);
  const placeOf = (offset: number) => {
    const { line, col: column } = lines.linePos(offset);
    return { line, column };
  };
  const problems =
    document.errors.length > 0
      ? syntaxProblems(text)
      : firstOfLines([...(tooDeep ? [tooDeep] : hidden), ...hiddenProblems(text, fields)]);
  const file: YamlFile = {
    problems,
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
    load(source);
    return { ...file, value: document.toJS() };
  } catch (error) {
    const { mark } = error as { mark: { line: number; column: number } };
    const message = `${syntax.other} ${syntax.undo}`;
    return { ...file, problems: [{ line: mark.line + 1, column: mark.column + 1, message }] };
  }
}

/** Matches words that may stand in more than one line; of many, the first. */
const acrossLines = (words: string) =>
  new RegExp(
    words
      .slice(0, 200)
      .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
      .replace(/\s+/g, "\\s+"),
  );

const firstOfLines = (problems: readonly LineProblem[]) => [
  ...new Map(problems.toReversed().map((problem) => [problem.line, problem])).values(),
];

/** The indicator with which an alias, an anchor or a tag begins: it takes the first word of a text away. */
const indicatorOf = (node: Node) => (isAlias(node) ? "*" : node.anchor ? "&" : node.tag ? "!" : "");

/** Valid YAML that says something else than what is written: indicators that take words away, and lines that a text has swallowed. */
function hiddenProblems({ source, document, lines }: YamlText, fields: ReadonlySet<string>): LineProblem[] {
  const problems: LineProblem[] = [];
  const report = (offset: number, message: string) => {
    const { line, col: column } = lines.linePos(offset);
    problems.push({ line, column, message });
  };
  visit(document, {
    Node(place, node) {
      if (!node.range) return;
      const [start, end] = node.range;
      // The build would take in what “<<” names.
      if (place === "key" && isScalar(node) && node.value === null) report(start, messages.namelessField);
      if (place === "key" && isScalar(node) && node.value === "<<") {
        report(start, messages.unknownField("<<", messages.removeField));
      }
      const indicator = indicatorOf(node);
      if (indicator) report(source.lastIndexOf(indicator, start), syntax.reserved(indicator));
      if (isScalar(node)) swallowed(start, source.slice(start, end), Boolean(node.type?.startsWith("BLOCK")));
    },
  });
  return problems;

  /** Reports the first line within a text that begins as a field, an item or a comment. */
  function swallowed(start: number, text: string, isBlock: boolean): void {
    let offset = start;
    for (const [index, line] of text.split("\n").entries()) {
      const words = line.trimStart();
      const at = offset + line.length - words.length;
      offset += line.length + 1;
      if (index === 0) continue;
      const key = /^(?:- +)?(\w+) *:(?:\s|$)/.exec(words)?.[1] ?? "";
      const isNote = isBlock && words.startsWith("# ");
      if (!isNote && !fields.has(key) && !/^-(?: |\p{L})/u.test(words)) continue;
      report(at, isNote ? syntax.noteInText : syntax.swallowed);
      return;
    }
  }
}
