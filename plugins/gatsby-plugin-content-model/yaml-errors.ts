import {
  type Document,
  isAlias,
  isCollection,
  isScalar,
  type LineCounter,
  type Node,
  Scalar,
  visit,
  type YAMLError,
} from "yaml";
import { strayCharacter } from "./characters";
import { messages } from "./messages";
import type { LineProblem } from "./problems";

const { syntax } = messages;

type Mistake = Pick<YAMLError, "code" | "pos">;

/** Messages of codes that mean one thing wherever they occur. */
const sentences: Partial<Record<YAMLError["code"], string>> = {
  BAD_DQ_ESCAPE: syntax.backslash,
  DUPLICATE_KEY: syntax.duplicateKey,
};

/** Codes of mistakes in a value, if it is not the first in its line. All others are about how a line begins. */
const ofValues: readonly YAMLError["code"][] = [
  "BAD_ALIAS",
  "BAD_SCALAR_START",
  "BLOCK_AS_IMPLICIT_KEY",
  "TAG_RESOLVE_FAILED",
  "UNEXPECTED_TOKEN",
];

/** The problem of invalid YAML: its first mistake, since others mostly follow from it. Each message ends with the way back. */
export function syntaxProblem(source: string, document: Document, lines: LineCounter): LineProblem | undefined {
  const mistakes: Mistake[] = [...document.errors, ...document.warnings, ...signsOf(document, source)];
  const [first] = mistakes.sort((one, other) => one.pos[0] - other.pos[0]);
  if (!first) return undefined;
  const [offset, message] = placed(first, mistakes, source, document);
  const { line, col: column } = lines.linePos(Math.min(offset, source.trimEnd().length));
  // Of what looks like a space and is none, the parser complains there or in the line below.
  const isStray = (number: number) => strayCharacter.test(source.split(/\r?\n/)[number - 1] ?? "");
  const stray = [lines.linePos(first.pos[0]).line, line].find(isStray);
  if (stray) return { line: stray, column: 1, message: `${messages.strayCharacter} ${syntax.undo}` };
  return { line, column, message: `${message} ${syntax.undo}` };
}

/** Offset at which the owner looks for a mistake, and its message. */
function placed({ code, pos }: Mistake, all: readonly Mistake[], source: string, document: Document): [number, string] {
  const [start] = pos;
  const sentence = sentences[code];
  if (sentence) return [start, sentence];
  if (code === "MULTIPLE_DOCS") return [source.startsWith("---", start) ? start : endOf(document), syntax.documents];
  const open = openValueAt(document, source, start);
  if (open) return [open.range?.[0] ?? start, isScalar(open) ? syntax.openQuote : syntax.value];
  // The parser counts blanks and comments to what follows them.
  const word = start + (/^(?:\s+(?:#.*(?=\n))?)*/.exec(source.slice(start))?.[0].length ?? 0);
  const before = source.slice(source.lastIndexOf("\n", word - 1) + 1, word);
  if (before.trim() === "" || !ofValues.includes(code)) return [word, syntax.line];
  // A value cannot have fields below it.
  const below = all.find((other) => other.code === "MULTILINE_IMPLICIT_KEY" && other.pos[0] === start)?.pos[1];
  if (below === undefined) return [word, syntax.value];
  return [source.lastIndexOf("\n", below - 1) + 1, syntax.deeper];
}

/** Aliases, anchors and tags, for which the content has no use: their sign takes the first word of a text away. */
function signsOf(document: Document, source: string): Mistake[] {
  const found: Mistake[] = [];
  visit(document, {
    Node(_, node) {
      const sign = isAlias(node) ? "*" : node.anchor ? "&" : node.tag ? "!" : undefined;
      const [start, end] = node.range ?? [0, 0];
      if (sign) found.push({ code: "BAD_SCALAR_START", pos: [source.lastIndexOf(sign, start), end] });
    },
  });
  return found;
}

/** The text in quotes, or the value in brackets, that is still open at the offset of an error. */
function openValueAt(document: Document, source: string, offset: number): Node | undefined {
  let open: Node | undefined;
  visit(document, {
    Node(_, node) {
      const isQuoted = isScalar(node) && (node.type === Scalar.QUOTE_DOUBLE || node.type === Scalar.QUOTE_SINGLE);
      const isBetweenSigns = isQuoted || (isCollection(node) && node.flow);
      if (isBetweenSigns && node.range?.[1] === offset && !/.["'\]}]$/s.test(source.slice(node.range[0], offset)))
        open = node;
    },
  });
  return open;
}

/** Offset of the line “...” that ends a document. */
const endOf = ({ range }: Document) => (range?.[2] ?? 1) - 1;
