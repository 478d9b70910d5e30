import styled from "styled-components";

const Sentence = styled.span`
  display: inline-block;
  text-wrap: balance;
`;

/** A heading of several sentences, each of which starts a line of its own rather than being broken. */
export function Sentences({ text }: { text: string }) {
  const sentences = text.split(/(?<=[.?!])\s+/);
  return sentences.map((sentence, index) => (
    <span key={sentence}>
      <Sentence>{sentence}</Sentence>
      {index < sentences.length - 1 && " "}
    </span>
  ));
}
