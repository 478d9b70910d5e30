/** Space characters other than U+0020. YAML treats none of them as a space. */
export const specialSpaces = "\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000";

/**
 * Invisible characters: control, direction, zero width, blank letters. Without the joiner U+200D, which is part of many emoji.
 */
export const invisible =
  /[^\P{Cc}\t\n\r]|\r(?!\n)|[^\P{Cf}\u200D]|\p{Cs}|\p{Co}|[\u034F\u115F\u1160\u17B4\u17B5\u2028\u2029\u2800\u3164\uFFA0\uFFFC\uFFFE\uFFFF]/u;

/** pt-BR names of confusable and invisible characters; the first match counts. */
const names: readonly [RegExp, string][] = [
  [/\n/, "uma quebra de linha"],
  [/\u00A0/, "um espaço que não quebra linha"],
  [new RegExp(`[${specialSpaces}]`), "um espaço especial"],
  [/\u200B/, "um espaço invisível (de largura zero)"],
  [/\u200D/, "uma junção invisível"],
  [/\u00AD/, "um hífen invisível (opcional)"],
  [/[\u115F\u1160\u2800\u3164\uFFA0]/, "uma letra vazia de outro alfabeto"],
  [/\p{Cs}/u, "a metade de um emoji"],
  [/\u2011/, "um hífen que não quebra linha"],
  [/[\u2010\u2012-\u2015\u2212]/, "um traço que não é o hífen comum (-)"],
  [/[\u2018\u2019\u201C\u201D]/, "uma aspa curva"],
  [/[\u0300-\u036F]/, "um acento separado da letra"],
  [/[\uFF01-\uFF5E]/, "uma letra ou um sinal largo"],
  [/[^\P{L}\p{Script=Latin}ªº]/u, "uma letra de outro alfabeto"],
  [invisible, "um sinal invisível"],
];

/** Describes a character by pt-BR name and code point, `um espaço que não quebra linha (U+00A0)`; others as they are. */
export function describeCharacter(character: string): string {
  const name = names.find(([pattern]) => pattern.test(character))?.[1];
  return name
    ? `${name} (U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")})`
    : `o sinal “${character}”`;
}

/** The first confusable or invisible character of a text that by itself does not match `allowed`. */
export const oddCharacterIn = (value: string, allowed?: RegExp) =>
  [...value].find((character) => !allowed?.test(character) && names.some(([pattern]) => pattern.test(character)));

/** Whether a text has a visible character. */
export const isVisible = (text: string) =>
  [...text].some((character) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(character) && !invisible.test(character));

/** HTML, Markdown and bullets, which a page would show as they are. */
export const markup =
  /^(?:[•·▪●]|#+ )|<\/?[a-z][^<>]*>|&(?:nbsp|amp|lt|gt|quot|apos|[aeiou](?:acute|circ|grave|tilde)|ccedil|#\d+);|\*\*|\]\(|`[^`]+`|(?<![\p{L}\d])([*_~])\p{L}[^*_~]*\1(?![\p{L}\d])/iu;

/** Letters of mathematics and of East Asian width, as programs that decorate text write them: 𝗠𝗮. */
export const fancyLetters = /[\u{1D400}-\u{1D7FF}\uFF01-\uFF5E]+(?: [\u{1D400}-\u{1D7FF}\uFF01-\uFF5E]+)*/u;

/** Normalises a text for comparison: composed accents, plain spaces. */
export const comparable = (text: string) =>
  text
    .normalize("NFC")
    .replace(/[\s\u200B-\u200F]+/g, " ")
    .trim();
