import { graphql } from "gatsby";
import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { Sentences, sentencesOf } from "../ui/Sentences";
import { describeOpening, possibleSentences } from "./open-now";

/** As high as the highest sentence: all share one cell. Only one is seen, and appears after hydration, so that nothing moves. */
const Line = styled.p`
  display: grid;
  font-weight: ${theme.weight.strong};
  font-variant-numeric: tabular-nums;
  & > * { grid-area: 1 / 1; }
  /* A line for each sentence, which is a block, and so too small to be the page's largest paint, as it would be a late one. */
  & > :last-child > * { display: block; }
  & > :last-child { align-self: center; }
  ${media.print}, ${media.scriptless} { display: none; }
`;

/** A sentence that takes room, and is no text of the page: neither seen, found, read out nor indexed. */
const Room = styled.span`
  visibility: hidden;
  white-space: pre-line;
  &::before { content: attr(data-sentence); }
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
  return (
    <Line>
      {possibleSentences({ texts, business }).map((each) => (
        <Room key={each} data-sentence={sentencesOf(each).join("\n")} />
      ))}
      {/* With its words it changes as a whole: what it says second does not move. */}
      <span key={sentence}>
        <Sentences text={sentence} />
      </span>
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
