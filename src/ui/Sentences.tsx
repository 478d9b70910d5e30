import { Fragment } from "react";
import styled from "styled-components";

const Sentence = styled.span`
  display: inline-block;
  text-wrap: balance;
`;

/** The sentences of a text, without the spaces between them. */
export const sentencesOf = (text: string) => text.match(/\S.*?(?:[.?!](?=\s)|$)/gs) ?? [];

/**
 * The sentences of a heading. A sentence that does not fit on the current line starts a new one. Plain spaces separate them, so the
 * heading reads and copies as one text.
 */
export function Sentences({ text }: { text: string }) {
  return sentencesOf(text).map((sentence, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a heading may say the same twice, and its sentences never move.
    <Fragment key={index}>
      {index > 0 && " "}
      <Sentence>{sentence}</Sentence>
    </Fragment>
  ));
}
