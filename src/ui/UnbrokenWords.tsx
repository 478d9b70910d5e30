import { Fragment } from "react";
import styled from "styled-components";

const Words = styled.span`
  display: inline-block;
  /* Less where large text leaves no room for a phone number. */
  font-size: min(1em, 7.6vw);
  /* In a page that is translated into a script from right to left, too. */
  direction: ltr;
  font-variant-numeric: tabular-nums;
  i { font-style: normal; white-space: nowrap; }
`;

/**
 * A value, such as a phone number or opening hours: on a line of its own before it breaks, and then at its spaces, not at a hyphen or dash.
 * Running text has `WholeWords`.
 */
export function UnbrokenWords({ text }: { text: string }) {
  return (
    <Words>
      {text.split(" ").map((word, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two words may be alike, and they never move.
        <Fragment key={index}>
          {index > 0 && " "}
          <i>{word}</i>
        </Fragment>
      ))}
    </Words>
  );
}
