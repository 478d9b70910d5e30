import { Fragment } from "react";
import styled from "styled-components";

const Sentence = styled.span`
  display: inline-block;
  text-wrap: balance;
`;

/**
 * A heading of several sentences, each of which starts a line of its own rather than being broken. The spaces between them are
 * the heading's own, so that it reads as one text wherever its words are taken from.
 */
export function Sentences({ text }: { text: string }) {
  return text.split(/(?<=[.?!])\s+/).map((sentence, index) => (
    <Fragment key={sentence}>
      {index > 0 && " "}
      <Sentence>{sentence}</Sentence>
    </Fragment>
  ));
}
