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
import { messages } from "../messages";
import type { LineProblem } from "../problems";

const { syntax } = messages;

/** A parsed YAML text. */
export interface YamlText {
  source: string;
  document: Document;
  lines: LineCounter;
}

/** Where the parser has stopped, and what it says there. */
interface Stop {
  code: YAMLError["code"];
  /** Its words in English, where the code says too little. */
  words: string;
  offset: number;
  /** The text from there to the end of the line. */
  rest: string;
  /** Whether it is the first in its line. */
  isFirst: boolean;
  /** The next word, there or in a line below, and its first character. */
  next: number;
  nextSign: string;
  /** The line below. */
  below: number;
  /** The value that the parser was in, or has just left. */
  value?: {
    kind: "block" | "quoted" | "flow" | "alias";
    start: number;
    /** Its first character. */
    sign: string;
    isFirst: boolean;
    hasLines: boolean;
    /** Whether it begins in the line in which the parser has stopped. */
    isHere: boolean;
  };
}

/** A mistake: how it is known, what is said of it, and where, unless it is where the parser has stopped. */
interface Mistake {
  is: (stop: Stop) => boolean | undefined;
  says: string | ((stop: Stop) => string);
  at?: (stop: Stop) => number | undefined;
}

const startOfValue = ({ value }: Stop) => value?.start;

/** Indicators: characters that have a meaning at the start of a value. */
const isIndicator = (character: string) => /[?&*!|>%@`,[\]{}]/.test(character);

/** Whether a value has ended, and the text goes on. */
const goesOn = ({ code, words, rest }: Stop) =>
  code === "UNEXPECTED_TOKEN" && (/node end$/.test(words) || !(isIndicator(rest.charAt(0)) || rest.startsWith("-")));

/** The mistakes in the order in which they are looked for, each below a text that has it. The first that is found is told. */
const mistakes: readonly Mistake[] = [
  // ⇥brand: Frio
  { is: ({ code }) => code === "TAB_AS_INDENT", says: syntax.tab },
  // ---
  { is: ({ code }) => code === "MULTIPLE_DOCS", says: syntax.documents },
  // text: "C:\preço"
  { is: ({ code }) => code === "BAD_DQ_ESCAPE", says: syntax.backslash },
  // text: > R$ 100
  {
    is: (stop) => goesOn(stop) && stop.value?.kind === "block" && stop.value.isHere,
    says: syntax.blockHeader,
    at: startOfValue,
  },
  // text: "Frio, with the next quote some lines below
  {
    is: (stop) => goesOn(stop) && stop.value?.kind === "quoted" && stop.value.hasLines,
    says: syntax.openQuote,
    at: startOfValue,
  },
  // {brand} conserta, at the place of a field
  { is: (stop) => goesOn(stop) && stop.value?.isFirst, says: syntax.noField },
  // brand: Frio, below a list whose name was deleted
  { is: (stop) => goesOn(stop) && stop.isFirst, says: syntax.indentation },
  // text: *Frio* e ar
  {
    is: (stop) => goesOn(stop) && stop.value?.kind === "alias",
    says: ({ value }) => syntax.reserved(value?.sign ?? ""),
    at: startOfValue,
  },
  // text: "Frio" e ar
  { is: (stop) => goesOn(stop) && stop.value !== undefined, says: syntax.afterEnd },
  // text: @frio
  {
    is: ({ code, rest }) => code === "BAD_SCALAR_START" || (code !== "BAD_INDENT" && isIndicator(rest.charAt(0))),
    says: ({ rest }) => syntax.reserved(rest.charAt(0)),
  },
  // text: "Frio, and no other quote
  { is: ({ words }) => words.startsWith("Missing closing"), says: syntax.openQuote, at: startOfValue },
  // text: [Frio
  {
    is: ({ words, value }) => words.startsWith("Flow ") && value?.kind === "flow",
    says: ({ value }) => syntax.reserved(value?.sign ?? ""),
    at: startOfValue,
  },
  // - icon: fan, one space too far left
  {
    is: ({ words, nextSign }) => /sequence|seq-ind/i.test(words) && nextSign === "-",
    says: syntax.list,
    at: ({ next }) => next,
  },
  // Frio, below a text at the place of a field
  { is: ({ code, isFirst }) => code === "MULTILINE_IMPLICIT_KEY" && isFirst, says: syntax.noField },
  // brand: Frio, above a line that is too far right
  { is: ({ code }) => code === "MULTILINE_IMPLICIT_KEY", says: syntax.indentation, at: ({ below }) => below },
  // text: Atenção: leia
  { is: ({ code, rest }) => code === "BLOCK_AS_IMPLICIT_KEY" && /: |:$/.test(rest), says: syntax.colon },
  // brand: Frio, one space too far right or left
  {
    is: ({ code, words }) => code === "BAD_INDENT" || words.startsWith("Sequence item"),
    says: syntax.indentation,
    at: ({ next }) => next,
  },
  // brand Frio
  { is: ({ words }) => words.startsWith("Implicit map keys"), says: syntax.noField },
  { is: () => true, says: syntax.other },
];

/** The value that began last before an offset. */
function valueBefore(document: Document, offset: number): Node | undefined {
  let last: Node | undefined;
  visit(document, {
    Node(_, node) {
      const start = node.range?.[0] ?? offset;
      const isMeant = isAlias(node) || (isCollection(node) ? node.flow : isScalar(node) && node.type !== Scalar.PLAIN);
      if (isMeant && start < offset && start >= (last?.range?.[0] ?? 0)) last = node;
    },
  });
  return last;
}

const kindOf = (node: Node) => {
  if (isAlias(node)) return "alias";
  if (!isScalar(node)) return "flow";
  return node.type === Scalar.BLOCK_FOLDED || node.type === Scalar.BLOCK_LITERAL ? "block" : "quoted";
};

/** Offset of the next word behind blanks and comments, which the parser counts to the line below. */
function nextWord(source: string, offset: number): number {
  const blanks = /(?:[^\S\n]*(?:#.*)?\n)*[^\S\n]*/y;
  blanks.lastIndex = offset;
  return offset + (blanks.exec(source)?.[0].length ?? 0);
}

function stopOf({ code, message: words, pos: [offset] }: YAMLError, { source, document, lines }: YamlText): Stop {
  const node = valueBefore(document, offset);
  const [start, end] = node?.range ?? [0, 0];
  const next = nextWord(source, offset);
  const lineOf = (place: number) => lines.linePos(place).line;
  const isFirst = (place: number) => source.slice(source.lastIndexOf("\n", place - 1) + 1, place).trim() === "";
  return {
    code,
    words,
    offset,
    rest: source.slice(offset).split("\n", 1)[0] ?? "",
    isFirst: isFirst(offset),
    next,
    nextSign: source.charAt(next),
    below: lines.lineStarts[lineOf(offset)] ?? offset,
    ...(node && {
      value: {
        kind: kindOf(node),
        start,
        sign: source.charAt(start),
        isFirst: isFirst(start),
        hasLines: source.slice(start, end).includes("\n"),
        isHere: lineOf(start) === lineOf(offset),
      },
    }),
  };
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
  // Of a wrong name, the parser may say more in the same line.
  const lineOf = ({ pos }: YAMLError) => lines.linePos(pos[0]).line;
  const said = /IMPLICIT_KEY$/.test(first.code) ? others.filter((error) => lineOf(error) === lineOf(first)) : [first];
  const stops = said.map((error) => stopOf(error, yaml));
  for (const { is, says, at } of mistakes) {
    const stop = stops.find(is);
    if (stop) return [place(at?.(stop) ?? stop.offset, typeof says === "string" ? says : says(stop))];
  }
  return [];
}
