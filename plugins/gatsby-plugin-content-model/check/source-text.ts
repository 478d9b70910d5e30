import { describeCharacter, invisible, oddCharacterIn, specialSpaces } from "../characters";
import { messages } from "../messages";
import type { LineProblem } from "../problems";

/** What no file may hold, each with its message. */
const foreignText: readonly [RegExp, (found: string) => string][] = [
  // Bytes that are not UTF-8, among them UTF-16's, and letters that were UTF-8 and were read as Windows-1252: “Ã§” for “ç”, “â€œ” for
  // a curly quote. Those of Portuguese alone: “AMANHÔ and “CANAî are none.
  [
    /[\uFFFD\0]|Ã[\u0081\u008D\u00A0\u00AD¡-£§©ª³-µº¼€‚ƒ‰Š•š‡]|Ã[“”](?=\p{L})|Â[\u00A0ª°º·§]|â€/u,
    () => messages.lostAccents,
  ],
  [/^(<{7}|={7}|>{7})(?=\s|$)/m, () => messages.conflictMarker],
  [invisible, (character) => messages.invisibleCharacter(describeCharacter(character))],
  // A special space is harmless within a text, but becomes part of a key where YAML expects a plain space.
  [
    new RegExp(
      `^[ \\t]*(?:- *)?[${specialSpaces}]|^[^"'#\\n]*?[:-][${specialSpaces}]|^[ \\t]*(?:- +)?[\\w-]+[${specialSpaces}]+:`,
      "m",
    ),
    (text) => messages.specialSpace(describeCharacter(oddCharacterIn(text) ?? text)),
  ],
];

/** Most lines and characters of a file. The longest of the content has some 300 lines; the time of the check grows with their square. */
const limits = { lines: 5000, characters: 1_000_000 };

/** The problem of a file that is too long to be checked in a moment. */
function tooLong(source: string): LineProblem | undefined {
  const { length } = source.split("\n", limits.lines + 1);
  if (length <= limits.lines && source.length <= limits.characters) return undefined;
  return {
    line: Math.min(length, limits.lines),
    column: 1,
    message: messages.longFile(limits.lines, limits.characters),
  };
}

/**
 * Decodes a file, without its byte order mark, or reports why it is not text. Reports the first place only, since the cause
 * concerns the whole file.
 */
export function readSource(bytes: Uint8Array): { source: string; problem?: LineProblem } {
  // Drops the byte order mark, replaces invalid bytes with U+FFFD, and composes the accents that a Mac writes apart from their letters.
  const source = new TextDecoder().decode(bytes).normalize("NFC");
  const found = foreignText.flatMap(([pattern, message]) => {
    const { index, 0: text } = pattern.exec(source) ?? {};
    if (index === undefined || text === undefined) return [];
    const before = source.slice(0, index).split("\n");
    return [{ line: before.length, column: (before.at(-1) ?? "").length + 1, message: message(text) }];
  });
  return { source, problem: tooLong(source) ?? found.sort((a, b) => a.line - b.line || a.column - b.column)[0] };
}
