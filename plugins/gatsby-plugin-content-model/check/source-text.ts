import { messages } from "../messages";
import type { LineProblem } from "../problems";
import { invisible, nameOf, oddSignIn, specialSpaces } from "../signs";

/** Largest file, in bytes: more can't be written by hand. */
const largestFile = 8_000_000;

/** Control characters, and the remains of letters that were saved in another encoding (mojibake). */
const oddText: readonly { pattern: RegExp; message: string | ((sign: string) => string) }[] = [
  // The decoder's replacement for bytes that are not UTF-8, or one left by an earlier conversion; and mojibake, UTF-8 read as
  // Windows-1252: “Ã§” for “ç”, “Ã‡” for “Ç”, “â€œ” for a curly quote. “AMANHÃ”” is none.
  {
    pattern: /\uFFFD|[ÃÂ](?:[\u0080-\u00BF€‚ƒ†‡ˆ‰Š‹ŒŽ•˜™š›œžŸ]|[„…“”‘’–—](?=\p{L}))|[ãâ][\u0080-\u009F¡-©¬-¹¼-¿]|â€/u,
    message: messages.lostAccents,
  },
  { pattern: /^(<{7}|={7}|>{7})(?=\s|$)/m, message: messages.conflictMarker },
  // What chat assistants put around a file.
  { pattern: /^```.*$/m, message: messages.codeFence },
  { pattern: invisible, message: (sign) => messages.invisibleSign(nameOf(sign)) },
  // A special space is harmless within a text, but becomes part of a key where YAML expects a plain space.
  {
    pattern: new RegExp(
      `^[ \\t]*(?:- *)?[${specialSpaces}]|^[^"'#\\n]*?[:-][${specialSpaces}]|^[ \\t]*(?:- +)?[\\w-]+[${specialSpaces}]+:`,
      "m",
    ),
    message: (text) => messages.specialSpace(nameOf(oddSignIn(text) ?? text)),
  },
];

/**
 * Decodes a file, without its byte order mark, or reports why it is not text. Reports the first place only, since the cause
 * concerns the whole file.
 */
export function readSource(bytes: Uint8Array): { source: string; problem?: LineProblem } {
  if (bytes.length > largestFile)
    return { source: "", problem: { line: 1, column: 1, message: messages.fileTooLarge } };
  // Drops the byte order mark, and replaces invalid bytes with U+FFFD.
  const source = new TextDecoder().decode(bytes);
  const [first] = oddText
    .flatMap(({ pattern, message }) => {
      const match = pattern.exec(source);
      return match ? [{ offset: match.index, message: typeof message === "string" ? message : message(match[0]) }] : [];
    })
    .sort((a, b) => a.offset - b.offset);
  return first ? { source, problem: { ...placeOf(source, first.offset), message: first.message } } : { source };
}

/** Line and column, from 1, of an offset in a text. */
function placeOf(source: string, offset: number): { line: number; column: number } {
  const before = source.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}
