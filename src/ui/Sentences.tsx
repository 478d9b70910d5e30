import { Fragment } from "react";
import styled from "styled-components";

const Sentence = styled.span`
  display: inline-block;
  text-wrap: balance;
`;

/**
 * The sentences of a heading. A sentence that does not fit on the current line starts a new one. Plain spaces separate them, so the
 * heading reads and copies as one text.
 */
export function Sentences({ text }: { text: string }) {
  return text.split(/(?<=[.?!])\s+/).map((sentence, index) => (
    <Fragment key={sentence}>
      {index > 0 && " "}
      <Sentence>{sentence}</Sentence>
    </Fragment>
  ));
}
