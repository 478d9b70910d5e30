/** Spaces other than U+0020, from web pages and word processors, as a part of a regular expression's class. YAML treats none as a space. */
const specialSpaces = "\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000";

/**
 * Characters that no font shows: control, direction, zero width, blank letters, half an emoji; and U+FFFD, which stands for a lost one. Not
 * U+200D before an emoji, which joins it to the one before, nor U+FE0E and U+FE0F, which choose its look.
 */
const invisible =
  /(?!\t|\n|\u200D|\uFE0E|\uFE0F)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\uFFFC-\uFFFF]|\u200D(?!\p{Extended_Pictographic})/u;

const allInvisible = new RegExp(invisible, "gu");
const allSpaces = new RegExp(`[\\t${specialSpaces}]`, "g");

/** A text without invisible characters, which come with what is pasted from elsewhere, and with plain spaces and composed accents. */
export const visibleText = (text: string) => text.normalize("NFC").replace(allSpaces, " ").replace(allInvisible, "");

const stray = `(?:[${specialSpaces}]|${invisible.source})`;

/** Matches a line of YAML in which such a character, or a tab, takes the place of a space before or behind a field's name, or is within the name. */
export const strayCharacter = new RegExp(`^(?: *\\t|[ -]*(?:${stray}|\\w+ *${stray}\\w* *:|\\w+ *:${stray}))`, "u");
