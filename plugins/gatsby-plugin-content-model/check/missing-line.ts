import { type Field, type Files, rootOf, withChildren } from "../fields";
import { messages } from "../messages";
import type { LineProblem } from "../problems";
import { parseYamlFile } from "./yaml-file";

/** Spaces before a field's name, or before an entry's dash, by its depth: two a group, and as many for the dash of an entry. */
const indentOf = ({ path }: Field) => 2 * (path.length - 1);

const indentation = (line: string) => line.length - line.trimStart().length;

const isItem = (line: string) => /^\s*-/.test(line);

/** Whether a line is neither a field nor an item: the text of a field above it. */
const isText = (line: string) => !isItem(line) && !/^\s*\w+:(?: |$)/.test(line);

/** Whether a line may be the first below one that is gone: a field, a sentence, or a line that differs from the one before. */
const mayBegin = (line: string, before: string) =>
  /^\s*\w+:/.test(line) ||
  indentation(line) !== indentation(before) ||
  isItem(line) !== isItem(before) ||
  (isText(line) && isText(before) && /[.!?:]$/.test(before));

/** Lines around the reported one, from 1, among which the missing one was: the parser stops some lines after it, or one before. */
const range = { above: 40, below: 3 };

/** The lines that may be missing above a line, without their indentation; of an entry's first line, one for each of its values. */
function candidates(field: Field, line: string, before: string): string[] {
  const { key, kind, path, children } = field;
  const [first] = children;
  const isBelow = indentOf(field) < indentation(line);
  if (path.at(-1) === "*") {
    if (kind === "string") return isBelow && isText(line) && before.endsWith(":") ? ["- >-"] : [];
    const isFirst = kind === "object" && first && !isItem(line) && indentation(line) === indentOf(field) + 2;
    return isFirst ? (first.options.length > 0 ? first.options : ["x"]).map((each) => `- ${first.key}: ${each}`) : [];
  }
  if (!isBelow) return [];
  if (kind === "array" || kind === "object") return [`${key}:`];
  return kind === "string" && isText(line) ? [`${key}: >-`] : [];
}

/**
 * The line that is missing above a list, a group, an entry or a text of several lines, such as `services:`. What it headed then seems to be
 * misplaced, or too long. It is found by putting each such line back above the lines nearby: where the file is then valid, it was.
 *
 * @param reported line of the first problem, from 1
 */
export function missingLine(schema: Files[string], source: string, reported: number): LineProblem | undefined {
  const lines = source.split(/\r?\n/);
  const fields = rootOf(schema).children.flatMap(withChildren);
  const names = new Set(fields.map(({ key }) => key));
  for (let number = reported + range.below; number >= Math.max(1, reported - range.above); number--) {
    const [line = "", before = ""] = [lines[number - 1], lines[number - 2]];
    // A remark that has taken the name off a text has a message of its own.
    if (!line.trim() || /^\s*#.*[>|][+-]?$/.test(before) || (number !== reported && !mayBegin(line, before))) continue;
    const isValidWith = (missing: string) => {
      const { problems, value } = parseYamlFile(lines.toSpliced(number - 1, 0, missing).join("\n"), names);
      return problems.length === 0 && schema.safeParse(value).success;
    };
    const tried = new Set<string>();
    for (const field of fields) {
      const indent = " ".repeat(indentOf(field));
      const untried = candidates(field, line, before).filter((each) => !tried.has(indent + each));
      for (const each of untried) tried.add(indent + each);
      const [missing, other] = untried.filter((each) => isValidWith(indent + each));
      if (!missing) continue;
      // Of an entry's values, only one may be known.
      const text = other || missing.endsWith(": x") ? missing.replace(/: .*/, ": …") : missing;
      return { line: number, column: indentation(line) + 1, message: messages.missingLine(text, indent.length) };
    }
  }
  return undefined;
}
