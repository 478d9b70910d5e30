import {
  type Document,
  isAlias,
  isCollection,
  isScalar,
  type LineCounter,
  type Node,
  type Scalar,
  visit,
  type YAMLError,
} from "yaml";
import { messages } from "../messages";
import type { LineProblem } from "../problems";

const { syntax } = messages;

/** A parsed YAML text. */
export interface YamlText {
  source: string;
  document: Document;
  lines: LineCounter;
}

/** A sentence, and the offset at which it is true: the parser's, unless a node that it is about begins before. */
type Explanation = readonly [message: string, offset?: number];

/** The errors whose code says all. */
const sentences: Partial<Record<YAMLError["code"], string>> = {
  TAB_AS_INDENT: syntax.tab,
  MULTIPLE_DOCS: syntax.documents,
  BAD_DQ_ESCAPE: syntax.backslash,
};

/** Indicators: characters that have a meaning at the start of a value. */
const isIndicator = (character: string) => /[?&*!|>%@`,[\]{}]/.test(character);

/** The node that began last before an offset: the one that the parser was in, or has just left. */
function nodeBefore(document: Document, offset: number): Node | undefined {
  let last: Node | undefined;
  visit(document, {
    Node(_, node) {
      const start = node.range?.[0] ?? offset;
      const isMeant = isAlias(node) || (isCollection(node) ? node.flow : isScalar(node) && node.type !== "PLAIN");
      if (isMeant && start < offset && start >= (last?.range?.[0] ?? 0)) last = node;
    },
  });
  return last;
}

/** What is meant if a text goes on after its value has ended, or the value does not end. */
function unended(node: Node | undefined, { source }: YamlText): Explanation {
  const [start, end] = node?.range ?? [0, 0];
  const before = source.slice(source.lastIndexOf("\n", start - 1) + 1, start);
  const indicator = source.charAt(start);
  const type = isScalar(node) ? (node.type as Scalar.Type) : undefined;
  if (type === "BLOCK_FOLDED" || type === "BLOCK_LITERAL") return [syntax.blockHeader, start];
  if (type && source.slice(start, end).includes("\n")) return [syntax.openQuote, start];
  // A text at the place of a field's name.
  if (before.trim() === "") return [syntax.noField];
  if (isAlias(node)) return [syntax.reserved(indicator), start];
  return node ? [syntax.afterEnd] : [syntax.other];
}

/** The offset behind the blanks and comments at an offset: the parser counts them to the line below. */
function behindComments(source: string, offset: number): number {
  const comments = /(?:[^\S\n]*(?:#.*)?\n)*[^\S\n]*/y;
  comments.lastIndex = offset;
  return offset + (comments.exec(source)?.[0].length ?? 0);
}

/** Explains one error of the parser by its code, and by the node at which the parser has stopped. */
function explain({ code, message, pos: [offset] }: YAMLError, yaml: YamlText): Explanation {
  const { source, document, lines } = yaml;
  const sentence = sentences[code];
  if (sentence) return [sentence];
  const rest = source.slice(offset).split("\n", 1)[0] ?? "";
  const node = nodeBefore(document, offset);
  const isFlow = isCollection(node) && node.flow;

  if (/node end$/.test(message)) return unended(node, yaml);
  if (code === "BAD_SCALAR_START" || (code !== "BAD_INDENT" && isIndicator(rest.charAt(0)))) {
    return [syntax.reserved(rest.charAt(0))];
  }
  if (/^Missing closing/.test(message)) return [syntax.openQuote, node?.range?.[0]];
  if (/^Flow /.test(message) && isFlow) return [syntax.reserved(source.charAt(node.range?.[0] ?? 0)), node.range?.[0]];
  const begin = behindComments(source, offset);
  if (/sequence|seq-ind/i.test(message) && source.charAt(begin) === "-") return [syntax.list, begin];
  if (code === "BLOCK_AS_IMPLICIT_KEY" && /: |:$/.test(rest)) return [syntax.colon];
  if (code === "MULTILINE_IMPLICIT_KEY") {
    // What was taken for the name of a field goes on in the lines below. Behind another name, the line below is too deep.
    const { line, col } = lines.linePos(offset);
    const begins = lines.lineStarts[line - 1] ?? 0;
    if (source.slice(begins, offset).trim() === "") return [syntax.noField];
    return [syntax.indentation, (lines.lineStarts[line] ?? offset - col) || offset];
  }
  if (code === "BAD_INDENT" || /^Sequence item/.test(message)) return [syntax.indentation, begin];
  if (/^Implicit map keys/.test(message)) return [syntax.noField];
  if (code === "UNEXPECTED_TOKEN") return unended(node, yaml);
  return [syntax.other];
}

/**
 * The problem of invalid YAML: where the parser has stopped, and what it says there. Further errors mostly follow from the first, so
 * only repeated fields are all reported. Each message ends with the way back, since the cause may be above.
 */
export function syntaxProblems(yaml: YamlText): LineProblem[] {
  const { document, lines, source } = yaml;
  const place = (offset: number, message: string): LineProblem => {
    const { line, col: column } = lines.linePos(Math.min(offset, source.trimEnd().length));
    return { line, column, message: `${message} ${syntax.undo}` };
  };
  const others = document.errors.filter(({ code }) => code !== "DUPLICATE_KEY");
  const [first] = others;
  if (!first) return document.errors.map(({ pos }) => place(pos[0], syntax.duplicateKey));
  // Of several errors in one line, the one on a list says most, and that of a name that goes on below says more than that of a colon.
  const lineOf = ({ pos }: YAMLError) => lines.linePos(pos[0]).line;
  const here = others.filter((error) => lineOf(error) === lineOf(first));
  const telling = [/sequence items|seq-ind|block sequence/i, /single line/].flatMap(
    (pattern) => here.find(({ message }) => pattern.test(message)) ?? [],
  );
  const error = /IMPLICIT_KEY$/.test(first.code) ? (telling[0] ?? first) : first;
  const [message, offset = error.pos[0]] = explain(error, yaml);
  return [place(offset, message)];
}
