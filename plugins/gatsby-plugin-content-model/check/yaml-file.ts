import { load } from "js-yaml";
import { isMap, isNode, isScalar, LineCounter, parseDocument } from "yaml";
import type { FieldPath } from "../fields";
import { messages } from "../messages";
import type { LineProblem } from "../problems";
import { hiddenProblems } from "./hidden-problems";
import { syntaxProblem } from "./syntax-problems";

/** A parsed YAML file whose values can be located in the text. */
export interface YamlFile {
  /** The file's value as the build reads it; `undefined` if there is a problem. */
  value?: unknown;
  /** Mistakes in the YAML syntax, independent of the model. */
  problems: LineProblem[];
  /** Line and column, from 1, of the key or the entry at `path`, or of its nearest existing parent. */
  locate(path: FieldPath): Pick<LineProblem, "line" | "column">;
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
  const file: YamlFile = {
    problems: document.errors.length > 0 ? [syntaxProblem(text)] : hiddenProblems(text),
    locate(path) {
      const [parent, key] = [nodeAt(path.slice(0, -1)), path.at(-1)];
      // The key's line is where the owner looks, and an empty value has no position.
      const pair = isMap(parent) && parent.items.find((item) => isScalar(item.key) && (item.key.value ?? "") === key);
      const node = pair ? pair.key : nodeAt(path);
      if (!isNode(node) || !node.range)
        return path.length === 0 ? { line: 1, column: 1 } : this.locate(path.slice(0, -1));
      const { line, col } = lines.linePos(node.range[0]);
      return { line, column: col };
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
    return { ...file, problems: [{ line: mark.line + 1, column: mark.column + 1, message: messages.syntax.other }] };
  }
}
