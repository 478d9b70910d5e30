import { graphql } from "gatsby";
import { useEffect, useState } from "react";
import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";

/** Reserves two lines for the sentence, which appears after hydration, so that nothing moves. */
const Line = styled.p`
  min-height: 2lh;
  margin-top: ${theme.space[1]};
  font-weight: 600;
  /* Otherwise it would break within the hours. */
  text-wrap: balance;
  ${media.print} { display: none; }
`;

/** How often the sentence is renewed, in ms. After a sleep, browsers run an overdue timer at once. */
const renewal = 10_000;

interface OpenNowProps {
  texts: Queries.OpenNowFragment;
  business: Queries.OpenNowBusinessFragment;
}

/** What the clocks of a time zone show at a moment, as a date in UTC. Swedish times are almost those of ISO 8601. */
const clockOf = (timeZone: string, moment: number) =>
  new Date(`${new Date(moment).toLocaleString("sv-SE", { timeZone }).replace(" ", "T")}Z`);

/**
 * Until when the business is open, or when it opens next: `Aberto agora, até as 18h`. Days more than a week ahead include the date.
 *
 * @param moment in ms since 1970
 */
export function describeOpening(moment: number, { texts, business }: OpenNowProps): string {
  const now = clockOf(business.timeZone, moment);
  const minuteNow = now.getUTCHours() * 60 + now.getUTCMinutes();
  for (let daysAhead = 0; daysAhead <= 366; daysAhead++) {
    const day = new Date(now.getTime() + daysAhead * 86_400_000);
    const date = day.toISOString().slice(0, 10);
    if (business.closings.some(({ from, to }) => from <= date && date <= to)) continue;
    // Monday is 0.
    const weekday = (day.getUTCDay() + 6) % 7;
    const shifts = business.openingHours
      .filter(({ fromDay, toDay }) => fromDay <= weekday && weekday <= toDay)
      .sort((one, other) => one.opensAt - other.opensAt);
    const next = shifts.find(({ closesAt }) => daysAhead > 0 || minuteNow < closesAt);
    if (!next) continue;
    if (daysAhead === 0 && next.opensAt <= minuteNow) {
      // Shifts without a break between them are one.
      const last = shifts.reduce((shift, later) => (later.opensAt === shift.closesAt ? later : shift), next);
      return texts.open.replace("{closes}", last.closes);
    }
    const name = business.weekdays[weekday] ?? "";
    const [, monthNumber, dayNumber] = date.split("-");
    const near = [texts.today, texts.tomorrow][daysAhead] ?? name;
    const opensOn = daysAhead < 7 ? near : `${name}, ${dayNumber}/${monthNumber},`;
    return texts.closed.replace("{day}", opensOn).replace("{opens}", next.opens);
  }
  return texts.closedForLong;
}

/** Whether the business is open now, in its own time zone. The static HTML has nothing. */
export function OpenNow({ texts, business }: OpenNowProps) {
  const [sentence, setSentence] = useState("");

  useEffect(() => {
    const renew = () => setSentence(describeOpening(Date.now(), { texts, business }));
    renew();
    const timer = window.setInterval(renew, renewal);
    return () => window.clearInterval(timer);
  }, [texts, business]);

  return <Line>{sentence}</Line>;
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
    closings {
      from
      to
    }
    weekdays
    openingHours {
      fromDay
      toDay
      opens
      opensAt
      closes
      closesAt
    }
  }
`;
