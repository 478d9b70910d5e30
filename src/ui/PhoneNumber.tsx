import { Fragment } from "react";
import styled from "styled-components";

const Parts = styled.span`
  font-variant-numeric: tabular-nums;
  i { font-style: normal; white-space: nowrap; }
`;

/** A phone number, which breaks between its parts alone. */
export function PhoneNumber({ number }: { number: string }) {
  return (
    <Parts>
      {number.split(" ").map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two parts may be alike, and they never move.
        <Fragment key={index}>
          {index > 0 && " "}
          <i>{part}</i>
        </Fragment>
      ))}
    </Parts>
  );
}
