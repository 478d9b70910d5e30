import { messages } from "../messages";
import type { Slip } from "../problems";

/** Bytes of one file above which it can't be text written by hand. */
const largestFile = 8_000_000;

/** What no text editor shows and no page should hold, or what is left of letters that were saved in another encoding. */
const oddText: readonly { pattern: RegExp; message: string }[] = [
  // U+FFFD stands where bytes are not UTF-8; it is also what an earlier, wrong conversion has left behind.
  { pattern: /\uFFFD/, message: messages.notUtf8 },
  // UTF-8 that was read as Latin-1 and saved: “Ã§” for “ç”, “â€œ” for a curly quote.
  { pattern: /[ÃÂ][\u0080-\u00BF]|â€/, message: messages.garbledAccents },
  { pattern: /^(<{7}|={7}|>{7})(?=\s|$)/m, message: messages.conflictMarker },
  { pattern: /\r(?!\n)/, message: messages.oldLineEnd },
  // Control characters, marks of direction and of zero width; the joiner U+200D is part of many emoji.
  { pattern: /[^\P{Cc}\t\n\r]|[^\P{Cf}\u200D]|[\u2028\u2029\uFFFE\uFFFF]/u, message: messages.invisibleCharacter },
  // A no-break space is harmless within a text, but where YAML expects a plain space it becomes part of a name.
  { pattern: /^[ \t]*(?:- *)?\u00A0|^[^"'#\n]*?[:-]\u00A0/m, message: messages.noBreakSpace },
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
    .map(({ pattern, message }) => ({ offset: source.search(pattern), message }))
    .filter(({ offset }) => offset >= 0)
    .sort((a, b) => a.offset - b.offset);
  return first ? { source, slip: { ...placeOf(source, first.offset), message: first.message } } : { source };
}

/** Line and column, from 1, of a place in a text. */
function placeOf(source: string, offset: number): { line: number; column: number } {
  const before = source.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}
