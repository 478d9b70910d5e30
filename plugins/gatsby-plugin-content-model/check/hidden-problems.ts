import { isAlias, isScalar, type Node, visit } from "yaml";
import { messages } from "../messages";
import type { LineProblem } from "../problems";
import { otherBullet, type YamlText } from "./syntax-problems";

const { syntax } = messages;

/** The sign with which an alias, an anchor or a tag begins: it swallows the first word of a text. */
const reservedSign = (node: Node) => (isAlias(node) ? "*" : node.anchor ? "&" : node.tag ? "!" : "");

/**
 * Finds valid YAML that is probably a mistake: a `#` that starts a comment, a character that changes the type of a text, a
 * field or list item whose indentation makes it part of the text above. Reports the first of each line.
 */
export function hiddenProblems({ source, document, lines, fields }: YamlText): LineProblem[] {
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
      if (sign) report(start, syntax.reserved(sign));
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
