import { graphql } from "gatsby";
import { useEffect, useState } from "react";
import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { whenIdle } from "../ui/when-idle";

/** Keeps the room of the sentence, which comes after the page: two lines, as it takes on a phone. */
const Line = styled.p`
  min-height: 2lh;
  margin-top: ${theme.space[1]};
  font-weight: 600;
  /* A sheet of paper knows no now. */
  ${media.print} { display: none; }
`;

interface OpenNowProps {
  texts: Queries.OpenNowFragment;
  business: Queries.OpenNowBusinessFragment;
}

/** Milliseconds until the clock shows another minute. */
const untilNextMinute = () => 60_000 - (Date.now() % 60_000);

/** The sentence on whether the business is open, right to the minute; nothing before the browser is idle. */
function useOpenNow(texts: OpenNowProps["texts"], business: OpenNowProps["business"]): string {
  const [sentence, setSentence] = useState("");

  useEffect(() => {
    let timer: number | undefined;
    const follow = ({ clockOf, describeOpening, openingAt }: typeof import("./open-now")) => {
      const localTime = clockOf(business.timeZone);
      const update = () => {
        window.clearTimeout(timer);
        const opening = openingAt(localTime(new Date()), business.openingHours, business.closedOn ?? []);
        setSentence(describeOpening(opening, texts, business.weekdays));
        timer = window.setTimeout(update, untilNextMinute());
      };
      // Timers of a page in the background, or on a phone that sleeps, come late.
      document.addEventListener("visibilitychange", update);
      window.addEventListener("pageshow", update);
      update();
      return () => {
        document.removeEventListener("visibilitychange", update);
        window.removeEventListener("pageshow", update);
      };
    };
    let stop: (() => void) | undefined;
    let left = false;
    const start = (calendar: typeof import("./open-now")) => {
      if (!left) stop = follow(calendar);
    };
    // Where it does not load, the plain hours stand alone.
    const cancel = whenIdle(() => import("./open-now").then(start, () => undefined));
    return () => {
      left = true;
      cancel();
      stop?.();
      window.clearTimeout(timer);
    };
  }, [texts, business]);

  return sentence;
}

/** Whether the business is open now, by its own clock. The static HTML holds the room for it, and says nothing. */
export function OpenNow({ texts, business }: OpenNowProps) {
  return <Line>{useOpenNow(texts, business)}</Line>;
}

export const fragment = graphql`
  fragment OpenNow on OpenNowTexts {
    open
    closed
    closedForLong
    today
    tomorrow
  }
  fragment OpenNowBusiness on Business {
    timeZone
    closedOn
    weekdays
    openingHours {
      fromDay
      toDay
      opensAt
      closesAt
    }
  }
`;
