import { graphql } from "gatsby";
import { useEffect, useState } from "react";
import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { sentencesOf } from "../ui/Sentences";

/** Reserves two lines for the sentence, which appears after hydration, so that nothing moves. */
const Line = styled.p`
  min-height: 2lh;
  font-weight: ${theme.weight.strong};
  white-space: pre-line;
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

/** Minutes of a day, and of a week. */
const day = 24 * 60;
const week = 7 * day;

/** `6h`, `18h30`, `24h`, of minutes since midnight. */
const hourOf = (minutes: number) => {
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)}h${rest ? `${rest}`.padStart(2, "0") : ""}`;
};

/**
 * Until when the business is open, or when it opens next: `Aberto agora, até as 18h`. Days more than a week ahead include the date. A night
 * shift belongs to the day on which it begins, and ends at midnight before a closed day.
 *
 * @param moment in ms since 1970
 */
export function describeOpening(moment: number, { texts, business }: OpenNowProps): string {
  const clock = clockOf(business.timeZone, moment);
  const now = clock.getUTCHours() * 60 + clock.getUTCMinutes();
  /** The day so many days ahead: its date, and its number from Monday, 0. */
  const dayAhead = (ahead: number) => {
    const midday = new Date(clock.getTime() + ahead * day * 60_000);
    return { date: midday.toISOString().slice(0, 10), weekday: (midday.getUTCDay() + 6) % 7 };
  };
  const isClosed = (date: string) => business.closings.some(({ from, to }) => from <= date && date <= to);
  /** Times of the day so many days ahead at which it is open, in minutes since today, 0h. */
  const shiftsOn = (ahead: number) => {
    const { date, weekday } = dayAhead(ahead);
    if (isClosed(date)) return [];
    return business.openingHours
      .filter(({ fromDay, toDay }) => fromDay <= weekday && weekday <= toDay)
      .map(({ opensAt, closesAt }) => {
        const isOvernight = closesAt < opensAt;
        const closes = isOvernight && isClosed(dayAhead(ahead + 1).date) ? day : closesAt + (isOvernight ? day : 0);
        return { from: ahead * day + opensAt, to: ahead * day + closes };
      })
      .sort((one, other) => one.from - other.from);
  };
  const nameOf = (weekday: number) => business.weekdays[weekday] ?? "";

  const current = [-1, 0].flatMap(shiftsOn).find(({ from, to }) => from <= now && now < to);
  if (current) {
    let end = current.to;
    // Shifts without a break between them are one, across midnight, too.
    for (let ahead = 0; end > ahead * day - 1 && end <= now + week; ahead++) {
      for (const { from, to } of shiftsOn(ahead)) if (from <= end && to > end) end = to;
      if (end < (ahead + 1) * day) break;
    }
    if (end > now + week) return texts.always;
    const ahead = Math.ceil(end / day) - 1;
    const closes = hourOf(end - ahead * day);
    const later = texts.closesLater.replace("{closes}", closes).replace("{day}", nameOf(dayAhead(ahead).weekday));
    return texts.open.replace("{closes}", ahead === 0 ? closes : later);
  }

  for (let ahead = 0; ahead <= 366; ahead++) {
    const next = shiftsOn(ahead).find(({ from }) => from > now);
    if (!next) continue;
    const { date, weekday } = dayAhead(ahead);
    const [, monthNumber, dayNumber] = date.split("-");
    const near = [texts.today, texts.tomorrow][ahead] ?? nameOf(weekday);
    const opensOn = ahead < 7 ? near : `${nameOf(weekday)}, ${dayNumber}/${monthNumber},`;
    return texts.closed.replace("{day}", opensOn).replace("{opens}", hourOf(next.from - ahead * day));
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

  return <Line>{sentencesOf(sentence).join("\n")}</Line>;
}

export const fragment = graphql`
  fragment OpenNow on OpenNowTexts {
    open
    closesLater
    always
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
      opensAt
      closesAt
    }
  }
`;
