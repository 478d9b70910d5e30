import { graphql } from "gatsby";
import { createContext, type ReactNode, useContext } from "react";
import styled from "styled-components";
import { screenOnly } from "../theme/print";
import { theme } from "../theme/theme";
import { describeOpening, longestLines, type Opening } from "./open-now";
import { RunningText } from "./RunningText";
import { useClock } from "./use-clock";

interface OpeningNow extends Opening {
  business: Queries.OpenNowBusinessFragment;
  /** In minutes of the business's clock, see `clockOf`; missing until hydration. */
  now: number | undefined;
}

const OpeningContext = createContext<OpeningNow | undefined>(undefined);

/** Reads the business's clock, once for all of a page that says something of now. */
export function OpeningProvider({ data, children }: { data: Queries.OpeningFragment; children: ReactNode }) {
  const { business, contactPage } = data;
  const now = useClock(business.timeZone);
  return (
    <OpeningContext.Provider value={{ texts: contactPage.details.openNow, business, now }}>
      {children}
    </OpeningContext.Provider>
  );
}

/** The time in minutes of the business's clock, see `clockOf`; nothing until hydration. */
export const useNow = () => useContext(OpeningContext)?.now;

/** What is said of the opening now, line by line; nothing until hydration, and where there are no fixed hours. */
export function useOpening() {
  const opening = useContext(OpeningContext);
  if (opening?.now === undefined || !opening.business.openingHours) return undefined;
  return describeOpening(opening.now, opening);
}

/* As high as the longer of the hours and the longest sentence, whatever the typeface and its size: nothing moves when one takes the other's place. */
const Sentence = styled.p`
  display: grid;
  font-weight: ${theme.weight.strong};
  font-variant-numeric: tabular-nums;
  white-space: pre-line;
  & > *, &::before, &::after { grid-area: 1 / 1; min-width: 0; }
  &::before { content: attr(data-longest); visibility: hidden; }
  &::after { content: attr(data-hours); visibility: hidden; }
  /* It stands on navy everywhere. */
  .duty { color: ${theme.colour.amber}; }
  &::after, small { font-size: ${theme.text.small}; font-weight: ${theme.weight.text}; }
`;

/** Whether the business is open now; `brief` is the first line of that. Until hydration, and without it, the opening hours, which are always true. */
export function OpenNow({ brief = false }: { brief?: boolean }) {
  const opening = useContext(OpeningContext);
  const said = useOpening();
  if (!opening?.business.openingHours) return null;
  const shown = (lines: readonly string[]) => (brief ? lines.slice(0, 1) : lines).join("\n");
  const { openingHoursText } = opening.business;
  const sentence = said && shown(said.lines);
  const text = <RunningText text={sentence ?? openingHoursText} />;
  return (
    <Sentence className={screenOnly} data-longest={shown(longestLines(opening))} data-hours={openingHoursText}>
      {/* With a key it changes as a whole: what it says second does not move. */}
      {sentence ? (
        <span key={sentence} className={said.isDuty ? "duty" : undefined}>
          {text}
        </span>
      ) : (
        <small>{text}</small>
      )}
    </Sentence>
  );
}

export const fragment = graphql`
  fragment OpenNow on OpenNowTexts {
    open
    openThenDuty
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
    openingHoursText
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
      days
      opensAt
      closesAt
    }
  }
  fragment Opening on Query {
    contactPage {
      details {
        openNow {
          ...OpenNow
        }
      }
    }
    business {
      ...OpenNowBusiness
    }
  }
`;
