import { Fragment } from "react";
import styled from "styled-components";

const Whole = styled.span`
  /* On a line of its own before it breaks, and not wider than its box where large text leaves no room. */
  display: inline-block;
  max-width: 100%;
  /* Unlike "anywhere", it gives a column the width of the longest word. */
  overflow-wrap: break-word;
  /* A link's underline does not pass into an inline block. */
  text-decoration: inherit;
  /* Numbers keep their order in a page that is translated into a script from right to left. */
  direction: ltr;
  unicode-bidi: isolate;
`;

/** Hours; an hour and the preposition before it; a phone; a number with its abbreviation, or with the short word after it, which may be its unit; a word with a hyphen or dash, and the number after it. */
const unbroken = [
  String.raw`\d\S* às \d\S*`,
  String.raw`(?:à|da)s? \d\S*`,
  String.raw`(?:\(\d\d\)|0[38]00 \d{3}) \d\S*`,
  String.raw`(?:[Aa]rts?\.|nº|§|R\$) \d\S*`,
  String.raw`[±+−]?\d(?:[\d.,/]{0,12}\d)? \S{1,6}(?!\S)`,
  String.raw`[^\s–-]+[–-]\S+(?: \d{4,8}\b)?`,
];
const unbrokenText = new RegExp(`(${unbroken.join("|")})`, "u");

/** In letters: what is longer may break, since a narrow phone has no room for it. */
const longest = 16;

/** Marks a place where a text may break; the check drops it from texts. */
const mark = "\u200B";

/** The slash between long words, behind which a text may break. No lookbehind, which stops the script before Safari 16.4. */
const slash = /(\p{L}{4}\/)(?=\p{L}{4})/gu;

/** Where else it may break: there, and before the @ of an e-mail address and the dots before that. */
const breaks = new RegExp(`${mark}|(?=\\.\\S*@|@)`, "u");

/** A text that breaks where its reader would break it. It is copied, found and read out as plain text. */
export function RunningText({ text }: { text: string }) {
  return text
    .replace(slash, `$1${mark}`)
    .split(breaks)
    .map((piece, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two pieces may be alike, and they never move.
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {piece.split(unbrokenText).map((part, place) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          place % 2 && part.length <= longest ? <Whole key={place}>{part}</Whole> : part,
        )}
      </Fragment>
    ));
}
