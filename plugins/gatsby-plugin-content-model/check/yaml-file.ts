import { isMap, isNode, isScalar, LineCounter, parseDocument, visit } from "yaml";
import type { FieldNames, FieldPath } from "../fields";
import type { LineProblem } from "../problems";
import { hiddenProblems } from "./hidden-problems";
import { syntaxProblem } from "./syntax-problems";

/** A parsed YAML file whose values can be located in the text. */
export interface YamlFile {
  /** The file's value; `undefined` if the text can't be parsed. */
  value: unknown;
  /** Mistakes in the YAML syntax, independent of the model. */
  problems: LineProblem[];
  /** Line and column, from 1, of the value at `path`, or of its nearest existing parent. */
  locate(path: FieldPath): Place;
  /** Line and column, from 1, of a key of the object at `path`. */
  locateKey(path: FieldPath, key: string): Place;
  /** Whether a syntax mistake is within the value at `path`, or in a line that names this missing field. */
  hasProblemAt(path: FieldPath): boolean;
  /** Source text of the value at `path`: `01` where the value is the number 1. */
  written(path: FieldPath): string;
}

type Place = Pick<LineProblem, "line" | "column">;

/**
 * Parses one YAML file. Recognises dates as Gatsby's transformer does, so that a text which it would turn into a date is
 * refused here.
 *
 * @param fields names of all fields that the file may have
 */
export function parseYamlFile(source: string, fields: FieldNames): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false, customTags: ["timestamp"] });

  /** The node, with its position, instead of its value. */
  const nodeAt = (path: FieldPath) => document.getIn(path, true);
  const place = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const text = { source, document, lines, fields };
  const problems = document.errors.length > 0 ? [syntaxProblem(text)] : [];
  // A file with a duplicate key still has a value to check; with any other error, or an unresolved alias, it has none.
  let readable = document.errors.every(({ code }) => code === "DUPLICATE_KEY");
  if (readable) problems.push(...hiddenProblems(text));
  visit(document, {
    Alias() {
      readable = false;
    },
  });

  return {
    value: readable ? document.toJS() : undefined,
    // One per line: further ones mostly follow from the first.
    problems: problems.filter(({ line }, index) => problems.findIndex((problem) => problem.line === line) === index),
    locate(path) {
      const [parent, key] = [path.slice(0, -1), path.at(-1)];
      // The key's line is where the owner looks, and an empty value has no position.
      if (typeof key === "string" && document.hasIn(path)) return this.locateKey(parent, key);
      const node = nodeAt(path);
      if (isNode(node) && node.range) return place(node.range[0]);
      return path.length === 0 ? place(0) : this.locate(parent);
    },
    locateKey(path, key) {
      const parent = nodeAt(path);
      // Of duplicate keys, the last one counts.
      const pair =
        isMap(parent) && parent.items.findLast((item) => isScalar(item.key) && String(item.key.value ?? "") === key);
      if (pair && isScalar(pair.key) && pair.key.range) return place(pair.key.range[0]);
      return path.length === 0 ? place(0) : this.locate(path);
    },
    hasProblemAt(path) {
      const node = nodeAt(path);
      if (!isScalar(node) || !node.range) {
        const field = new RegExp(`^[ -]*${String(path.at(-1))}\\s*:`);
        return node === undefined && problems.some(({ line }) => field.test(source.split("\n")[line - 1] ?? ""));
      }
      const [start, end] = [place(node.range[0]).line, place(node.range[1]).line];
      const keyLine = this.locate(path).line;
      return problems.some(({ line }) => line === keyLine || (line >= start && line <= end));
    },
    written(path) {
      const node = nodeAt(path);
      return isNode(node) && node.range ? source.slice(node.range[0], node.range[1]).trim() : "";
    },
  };
}
