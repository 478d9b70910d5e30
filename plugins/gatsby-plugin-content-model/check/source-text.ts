import { messages } from "../messages";
import type { LineProblem } from "../problems";
import { invisible, nameOf, oddSignIn, specialSpaces } from "../signs";

/** Control characters, and the remains of letters that were saved in another encoding (mojibake), each with its message. */
const oddText: readonly [RegExp, (found: string) => string][] = [
  // The decoder's replacement for bytes that are not UTF-8, or one left by an earlier conversion; and mojibake, UTF-8 read as
  // Windows-1252: “Ã§” for “ç”, “Ã‡” for “Ç”, “â€œ” for a curly quote. “AMANHÃ”” is none.
  [
    /\uFFFD|[ÃÂ](?:[\u0080-\u00BF€‚ƒ†‡ˆ‰Š‹ŒŽ•˜™š›œžŸ]|[„…“”‘’–—](?=\p{L}))|[ãâ][\u0080-\u009F¡-©¬-¹¼-¿]|â€/u,
    () => messages.lostAccents,
  ],
  [/^(<{7}|={7}|>{7})(?=\s|$)/m, () => messages.conflictMarker],
  // What chat assistants put around a file.
  [/^```.*$/m, () => messages.codeFence],
  [invisible, (sign) => messages.invisibleSign(nameOf(sign))],
  // A special space is harmless within a text, but becomes part of a key where YAML expects a plain space.
  [
    new RegExp(
      `^[ \\t]*(?:- *)?[${specialSpaces}]|^[^"'#\\n]*?[:-][${specialSpaces}]|^[ \\t]*(?:- +)?[\\w-]+[${specialSpaces}]+:`,
      "m",
    ),
    (text) => messages.specialSpace(nameOf(oddSignIn(text) ?? text)),
  ],
];

/**
 * Decodes a file, without its byte order mark, or reports why it is not text. Reports the first place only, since the cause
 * concerns the whole file.
 */
export function readSource(bytes: Uint8Array): { source: string; problem?: LineProblem } {
  // Drops the byte order mark, and replaces invalid bytes with U+FFFD.
  const source = new TextDecoder().decode(bytes);
  const found = oddText.flatMap(([pattern, message]) => {
    const { index, 0: text } = pattern.exec(source) ?? {};
    if (index === undefined || text === undefined) return [];
    const before = source.slice(0, index).split("\n");
    return [{ line: before.length, column: (before.at(-1) ?? "").length + 1, message: message(text) }];
  });
  return { source, problem: found.sort((a, b) => a.line - b.line || a.column - b.column)[0] };
}
