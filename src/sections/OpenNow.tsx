import { graphql } from "gatsby";
import { useEffect, useState } from "react";
import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { whenIdle } from "../ui/when-idle";

/** Reserves two lines for the sentence, which appears after hydration, so that nothing moves. */
const Line = styled.p`
  min-height: 2lh;
  margin-top: ${theme.space[1]};
  font-weight: 600;
  /* Otherwise it would break within the hours. */
  text-wrap: balance;
  ${media.print} { display: none; }
`;

interface OpenNowProps {
  texts: Queries.OpenNowFragment;
  business: Queries.OpenNowBusinessFragment;
}

/** Milliseconds until the clock shows another minute. */
const untilNextMinute = () => 60_000 - (Date.now() % 60_000);

/** The sentence on whether the business is open, updated every minute; empty until the browser is idle. */
function useOpenNow(texts: OpenNowProps["texts"], business: OpenNowProps["business"]): string {
  const [sentence, setSentence] = useState("");

  useEffect(() => {
    let timer: number | undefined;
    const follow = ({ describeOpening, localTimeAt, openingAt }: typeof import("./open-now")) => {
      const update = () => {
        window.clearTimeout(timer);
        const now = localTimeAt(Date.now(), business.utcOffset);
        const opening = openingAt(now, business.openingHours, business.closings);
        setSentence(describeOpening(opening, texts, business.weekdays));
        timer = window.setTimeout(update, untilNextMinute());
      };
      // Timers are delayed in background tabs and on sleeping phones.
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
    // If the chunk fails to load, the plain hours remain.
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

/** Whether the business is open now, in its own time zone. The static HTML has nothing. */
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
    utcOffset
    closings
    weekdays
    openingHours {
      fromDay
      toDay
      opensAt
      closesAt
    }
  }
`;
