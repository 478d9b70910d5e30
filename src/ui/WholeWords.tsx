import { Fragment } from "react";
import styled from "styled-components";

const Whole = styled.span`white-space: nowrap;`;

/**
 * What stays on one line is a number with its abbreviation, `art. 55-J`, `§ 1º`, `R$ 390,00`, or with the short word after it, which may be its unit,
 * `30 dias`, `3 °C`; a phone; a word with one hyphen or dash, `e-mail`, `8h–18h`, with the number after it, `CREA-PE 1874027`.
 * After a slash between long words, they may break.
 */
const bound =
  /((?:[Aa]rts?\.|nº|§|R\$) \d(?:[\d.,/]*\d)?º?(?:-\p{Lu})?|[±+−]?\d(?:[\d.,/]{0,12}\d)? \S{1,6}(?!\S)|\(\d\d\) [\d-]+|[\p{L}\d]{1,17}[-–][-–\p{L}\d]+(?: \d{4,8}(?![-–\p{L}\d]))?|\p{L}{4}\/(?=\p{L}{4}))/u;

/** What is found and may break: a word with more than one hyphen, or too long for a line, and what is before a slash. */
const breaks = /[-–].*[-–]|[\p{L}\d]{17}|\p{L}\/$/u;

/** A text that breaks where its reader would break it: not within a number and its unit, and between long words after their slash. */
export function WholeWords({ text }: { text: string }) {
  return text.split(bound).map((part, index) => {
    if (index % 2 === 0) return part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text may have the same word twice, and its words never move.
      <Fragment key={index}>
        {breaks.test(part) ? part : <Whole>{part}</Whole>}
        {part.endsWith("/") && <wbr />}
      </Fragment>
    );
  });
}
