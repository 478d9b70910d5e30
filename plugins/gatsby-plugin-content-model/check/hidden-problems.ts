import { CST, Lexer } from "yaml";
import type { FieldNames } from "../fields";
import { messages } from "../messages";
import type { LineProblem } from "../problems";
import { indentOf, otherBullet, scalarsIn, type YamlText } from "./syntax-problems";

const { syntax } = messages;

/**
 * Finds valid YAML that is probably a mistake: a `#` that starts a comment, a character that changes the type of a text, a
 * field or list item whose indentation makes it part of the text above.
 */
export function hiddenProblems({ source, document, lines, fields }: YamlText): LineProblem[] {
  const problems: LineProblem[] = [];
  const report = (offset: number, message: string) => {
    const { line, col } = lines.linePos(offset);
    problems.push({ line, column: col, message });
  };

  let offset = 0;
  let isText = false;
  for (const token of new Lexer().lex(source)) {
    // Control tokens of the lexer, such as the one before each scalar, are not part of the source.
    if ([CST.DOCUMENT, CST.FLOW_END, CST.SCALAR].includes(token)) {
      isText = token === CST.SCALAR;
      continue;
    }
    const sign = isText ? "" : token.charAt(0);
    const before = source.slice(source.lastIndexOf("\n", offset - 1) + 1, offset);
    if (sign === "#" && before.trim() !== "") report(offset, syntax.hash);
    // Anchors, aliases and tags, which swallow the first word of a text.
    if (/^[&*!]/.test(sign)) report(offset, syntax.reserved(sign));
    isText = false;
    offset += token.length;
  }

  for (const { type, range } of scalarsIn(document)) {
    if (type.startsWith("QUOTE")) continue;
    const text = source.slice(range[0], range[1]);
    const note = type.startsWith("BLOCK") ? /\n[ \t]*(?=# )/.exec(text) : null;
    if (note) report(range[0] + note.index + note[0].length, syntax.noteInText);
    const lost = lostLine(text, type === "PLAIN", fields);
    if (lost === undefined) continue;
    // A text alone on its line, above list items, lacks its dash or the space after it.
    const alone = source.slice(source.lastIndexOf("\n", range[0] - 1) + 1, range[0]).trim() === "";
    if (!alone || text.charAt(lost) !== "-") report(range[0] + lost, syntax.lostLine);
    else {
      const bullet = otherBullet(text);
      const noDash = bullet ? syntax.otherBullet(bullet) : syntax.noDash;
      report(range[0], text.startsWith("-") ? syntax.dashSpace : noDash);
    }
  }
  return problems;
}

/** Offset of the line, within a multi-line text, that looks like a separate field or list item. */
function lostLine(text: string, plain: boolean, fields: FieldNames): number | undefined {
  const [first = "", ...rest] = text.split("\n");
  let offset = first.length + 1;
  for (const line of rest) {
    const key = /^\s*(?:- +)?([A-Za-z]+)\s*:(?:\s|$)/.exec(line)?.[1];
    if ((key && fields.has(key)) || (plain ? /^\s*-/ : /^\s*- /).test(line)) return offset + indentOf(line);
    offset += line.length + 1;
  }
  return undefined;
}
