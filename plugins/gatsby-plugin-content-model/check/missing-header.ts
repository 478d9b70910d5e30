import { type Field, type Files, rootOf, withChildren } from "../fields";
import { messages } from "../messages";
import type { LineProblem } from "../problems";
import { parseYamlFile } from "./yaml-file";

/** Spaces before a field's name, by its depth: two a group, and as many for the dash of an entry. */
const indentOf = ({ path }: Field) => 2 * (path.length - 1);

const indentation = (line: string) => line.length - line.trimStart().length;

/** Whether a line may be the first below a header: a field, or a line that differs from the one before. */
function mayBegin(line: string, before: string): boolean {
  const isItem = (text: string) => /^\s*-/.test(text);
  return /^\s*\w+:/.test(line) || indentation(line) !== indentation(before) || isItem(line) !== isItem(before);
}

/** Lines around the reported one, from 1, among which the header was: the parser stops some lines after it, or one before. */
const range = { above: 15, below: 3 };

/**
 * The line that is gone above a list or a group, such as `services:`. What it headed then seems to be misplaced, at its first line or below. It is
 * found by putting each such line back above the lines nearby: where the file is then valid, it was.
 *
 * @param reported line of the first problem, from 1
 */
export function missingHeader(schema: Files[string], source: string, reported: number): LineProblem | undefined {
  const lines = source.split(/\r?\n/);
  const fields = withChildren(rootOf(schema));
  const names = new Set(fields.flatMap(({ key }) => key || []));
  const headers = fields.filter(({ key, kind, path }) => key && path.at(-1) !== "*" && /array|object/.test(kind));
  for (let number = reported + range.below; number >= Math.max(1, reported - range.above); number--) {
    const [line = "", before = ""] = [lines[number - 1], lines[number - 2]];
    if (!line.trim() || (number !== reported && !mayBegin(line, before))) continue;
    for (const header of headers.filter((each) => indentOf(each) < indentation(line))) {
      const indent = indentOf(header);
      const restored = lines.toSpliced(number - 1, 0, `${" ".repeat(indent)}${header.key}:`).join("\n");
      const { problems, value } = parseYamlFile(restored, names);
      if (problems.length > 0 || !schema.safeParse(value).success) continue;
      return { line: number, column: indentation(line) + 1, message: messages.missingHeader(header.key, indent) };
    }
  }
  return undefined;
}
