import { messages } from "../messages";
import type { Slip } from "../problems";
import { invisible, nameOf, oddSignIn, specialSpaces } from "./signs";

/** Bytes of one file above which it can't be text written by hand. */
const largestFile = 8_000_000;

/** What no text editor shows and no page should hold, or what is left of letters that were saved in another encoding. */
const oddText: readonly { pattern: RegExp; message: string | ((sign: string) => string) }[] = [
  // U+FFFD stands where bytes are not UTF-8; it is also what an earlier, wrong conversion has left behind.
  { pattern: /\uFFFD/, message: messages.notUtf8 },
  // UTF-8 that was read as Windows-1252 and saved: “Ã§” for “ç”, “Ã‡” for “Ç”, “â€œ” for a curly quote. “AMANHÃ”” is none.
  {
    pattern: /[ÃÂ](?:[\u0080-\u00BF€‚ƒ†‡ˆ‰Š‹ŒŽ•˜™š›œžŸ]|[„…“”‘’–—](?=\p{L}))|[ãâ][\u0080-\u009F¡-©¬-¹¼-¿]|â€/u,
    message: messages.garbledAccents,
  },
  { pattern: /^(<{7}|={7}|>{7})(?=\s|$)/m, message: messages.conflictMarker },
  { pattern: /\r(?!\n)/, message: messages.oldLineEnd },
  { pattern: invisible, message: (sign) => messages.invisibleSign(nameOf(sign)) },
  // A special space is harmless within a text, but where YAML expects a plain space it becomes part of a name.
  {
    pattern: new RegExp(
      `^[ \\t]*(?:- *)?[${specialSpaces}]|^[^"'#\\n]*?[:-][${specialSpaces}]|^[ \\t]*(?:- +)?[\\w-]+[${specialSpaces}]+:`,
      "m",
    ),
    message: (text) => messages.specialSpace(nameOf(oddSignIn(text) ?? text)),
  },
];

/**
 * The text of a file, without the mark that some Windows editors put first, or why it can't be read as text. What is odd comes
 * from how the whole file was saved or pasted, so the first place is enough.
 */
export function readSource(bytes: Uint8Array): { source: string; slip?: Slip } {
  if (bytes.length > largestFile) return { source: "", slip: { line: 1, column: 1, message: messages.fileTooLarge } };
  // Drops the byte order mark, and puts U+FFFD where bytes are not UTF-8.
  const source = new TextDecoder().decode(bytes);
  const [first] = oddText
    .flatMap(({ pattern, message }) => {
      const match = pattern.exec(source);
      return match ? [{ offset: match.index, message: typeof message === "string" ? message : message(match[0]) }] : [];
    })
    .sort((a, b) => a.offset - b.offset);
  return first ? { source, slip: { ...placeOf(source, first.offset), message: first.message } } : { source };
}

/** Line and column, from 1, of a place in a text. */
function placeOf(source: string, offset: number): { line: number; column: number } {
  const before = source.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}
