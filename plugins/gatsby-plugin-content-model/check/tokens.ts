import { CST, Lexer } from "yaml";
import { messages } from "../messages";
import type { LineProblem } from "../problems";

/** Deepest nesting that is read. The content has some ten levels; the parser, which calls itself, fails at some thousands. */
const maxDepth = 100;

const control: readonly string[] = [CST.DOCUMENT, CST.FLOW_END, CST.SCALAR];

/**
 * What the lexer of `yaml` sees without parsing: nesting that is too deep to be parsed, and comments behind a value. A comment in a line
 * of its own is a note; behind a value, it hides what the owner may take for the end of the text.
 */
export function tokenProblems(source: string): { tooDeep?: LineProblem; hidden: LineProblem[] } {
  const hidden: LineProblem[] = [];
  let [line, column, brackets, indent] = [1, 1, 0, 0];
  let [isIndent, isBlank, isScalar] = [true, true, false];
  for (const token of new Lexer().lex(source)) {
    const type = isScalar ? "scalar" : CST.tokenType(token);
    isScalar = !isScalar && token === CST.SCALAR;
    if (type !== "scalar" && control.includes(token)) continue;
    if (isScalar) continue;
    if (type === "comment" && !isBlank) hidden.push({ line, column, message: messages.syntax.hash });
    if (type === "flow-map-start" || type === "flow-seq-start") brackets++;
    if (type === "flow-map-end" || type === "flow-seq-end") brackets--;
    isIndent &&= type === "space" || type === "seq-item-ind" || type === "byte-order-mark";
    isBlank &&= type === "space" || type === "byte-order-mark";
    if (isIndent) indent += token.length;
    if (indent + brackets > maxDepth) {
      return { tooDeep: { line, column, message: messages.syntax.tooDeep(maxDepth) }, hidden };
    }
    const [first = "", ...others] = token.split("\n");
    column += first.length;
    for (const text of others) [line, column, indent, isIndent, isBlank] = [line + 1, text.length + 1, 0, true, true];
  }
  return { hidden };
}
