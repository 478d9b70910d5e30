import { graphql } from "gatsby";
import styled from "styled-components";
import { media } from "../theme/media";
import { screenOnly } from "../theme/print";
import { theme } from "../theme/theme";
import { RunningText } from "../ui/RunningText";
import { describeOpening } from "./open-now";

/** Letters of a text, with slots for day and hour, that a line of it has room for, with large text on phones, where the column is narrow, and on wide screens. */
const lettersPerLine = { cramped: 14, narrow: 20, wide: 38 };

/* Appears after hydration, in room that is kept for it. */
const Line = styled.p<{ $letters: number }>`
  align-content: center;
  min-height: ${({ $letters }) => Math.ceil($letters / lettersPerLine.narrow)}lh;
  font-weight: ${theme.weight.strong};
  font-variant-numeric: tabular-nums;
  white-space: pre-line;
  ${media.cramped} { min-height: ${({ $letters }) => Math.ceil($letters / lettersPerLine.cramped)}lh; }
  ${media.from("wide")} { min-height: ${({ $letters }) => Math.ceil($letters / lettersPerLine.wide)}lh; }
  ${media.scriptless} { display: none; }
`;

interface OpenNowProps {
  texts: Queries.OpenNowFragment;
  business: Queries.OpenNowBusinessFragment;
  /** In minutes of the business's clock, see `clockOf`; missing until hydration. */
  now: number | undefined;
}

/** Whether the business is open now. The static HTML has nothing. */
export function OpenNow({ texts, business, now }: OpenNowProps) {
  const sentence = now === undefined ? "" : describeOpening(now, { texts, business });
  const { open, always, closed, onDuty, closedForLong } = texts;
  const longest = Math.max(...[open, always, closed, onDuty ?? "", closedForLong].map(({ length }) => length));
  return (
    <Line className={screenOnly} $letters={longest}>
      {/* With a key it changes as a whole: what it says second does not move. */}
      <RunningText key={sentence} text={sentence} />
    </Line>
  );
}

export const fragment = graphql`
  fragment OpenNow on OpenNowTexts {
    open
    closesLater
    always
    closed
    onDuty
    closedForLong
    today
    tomorrow
  }
  fragment OpenNowBusiness on Business {
    timeZone
    closures {
      from
      to
    }
    weekdays
    duty {
      opensAt
      closesAt
    }
    openingHours {
      fromDay
      toDay
      opensAt
      closesAt
    }
  }
`;
