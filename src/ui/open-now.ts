/** The sentences about now, and what they depend on. */
export interface Opening {
  texts: Omit<Queries.OpenNowFragment, "__typename">;
  business: Pick<Queries.OpenNowBusinessFragment, "weekdays" | "openingHours" | "closures" | "duty">;
}

/** A time for which the business is open, in minutes of its own clock since 1970. */
interface Interval {
  from: number;
  to: number;
}

/** Minutes of a day, and of a week. */
const day = 24 * 60;
const week = 7 * day;

/** Number of a day's weekday, from Monday, 0; 1 January 1970, day 0, was a Thursday. */
const weekdayOf = (dayNumber: number) => (dayNumber + 3) % 7;

/** Number of a date's day, `2026-11-20`, since 1970. */
const dayOf = (date: string) => Date.parse(date) / (day * 60_000);

/** Date of a day, by that number. */
const dateOf = (dayNumber: number) => new Date(dayNumber * day * 60_000).toISOString().slice(0, 10);

/** The date at a moment of the business's clock, in minutes since 1970: `2026-11-20`. */
export const dateAt = (now: number) => dateOf(Math.floor(now / day));

/** `6h`, `18h30`, `24h`, of minutes since midnight. */
const hourOf = (minutes: number) => {
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)}h${rest ? `${rest}`.padStart(2, "0") : ""}`;
};

/**
 * A function that reads the business's clock, whatever the visitor's: converts a moment, in ms since 1970, to minutes of the clock since
 * then. Made once for all moments, since a format takes 50 ms to create on a slow phone.
 */
export function clockOf(timeZone: string): (moment: number) => number {
  // Swedish times are almost those of ISO 8601: `2026-11-20 17:59`.
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  return (moment) => Date.parse(`${format.format(moment).replace(" ", "T")}Z`) / 60_000;
}

/** Opening times from yesterday, whose night shift may not be over, until a year later: sorted, adjacent ones joined. */
function intervalsAround(
  now: number,
  { openingHours, closures }: Pick<Opening["business"], "openingHours" | "closures">,
): Interval[] {
  const today = Math.floor(now / day);
  const year = Array.from({ length: 368 }, (_, index) => today - 1 + index);
  const closedDays = closures.map(({ from, to }) => ({ first: dayOf(from), last: dayOf(to) }));
  const isClosed = (dayNumber: number) => closedDays.some(({ first, last }) => first <= dayNumber && dayNumber <= last);
  /** A night shift belongs to the day on which it begins, and ends at midnight before a closed day. */
  const shiftsOn = (dayNumber: number): Interval[] =>
    (openingHours ?? [])
      .filter(({ days }) => days.includes(weekdayOf(dayNumber)))
      .map(({ opensAt, closesAt }) => {
        const isOvernight = closesAt < opensAt;
        const end = isOvernight && isClosed(dayNumber + 1) ? day : closesAt + (isOvernight ? day : 0);
        return { from: dayNumber * day + opensAt, to: dayNumber * day + end };
      });
  const shifts = year.flatMap((dayNumber) => (isClosed(dayNumber) ? [] : shiftsOn(dayNumber)));
  const joined: Interval[] = [];
  for (const shift of shifts.sort((one, other) => one.from - other.from)) {
    const last = joined[joined.length - 1];
    if (last && shift.from <= last.to) last.to = Math.max(last.to, shift.to);
    else joined.push(shift);
  }
  return joined;
}

/** Whether there is emergency service now: its hours are those of each day, closed or not, and may go over midnight. */
function isOnDuty(now: number, { duty }: Opening["business"]): boolean {
  if (!duty) return false;
  const { opensAt, closesAt } = duty;
  const minute = now % day;
  return opensAt < closesAt ? opensAt <= minute && minute < closesAt : opensAt <= minute || minute < closesAt;
}

/** The hour after its preposition: `às 18h`, `à 1h`, `à 0h`. */
export const at = (hour: string) => `${/^[01](?!\d)/.test(hour) ? "à" : "às"} ${hour}`;

/** The hour after another preposition: `das 18h`, `da 1h`. */
export const from = (hour: string) => at(hour).replace("à", "da");

const fill = (text: string, slots: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (slot, name) => slots[name] ?? slot);

/** What is said of a moment: the lines of a text, and whether it is that of emergency service out of hours. */
interface Said {
  lines: readonly string[];
  isDuty: boolean;
}

/**
 * Until when the business is open, or when it opens next: `Aberto agora, até as 18h`. Days a week ahead, or more, include the date.
 *
 * @param now in minutes of the business's clock since 1970
 */
export function describeOpening(now: number, { texts, business }: Opening): Said {
  const say = (text: string, slots: Record<string, string> = {}, isDuty = false): Said => ({
    lines: fill(text, slots).split("\n"),
    isDuty,
  });
  const today = Math.floor(now / day);
  const nameOf = (dayNumber: number) => business.weekdays[weekdayOf(dayNumber)] ?? "";
  const next = intervalsAround(now, business).find(({ to }) => now < to);
  if (!next) return say(texts.closedForLong);

  if (next.from <= now) {
    if (next.to > now + week) return say(texts.always);
    // Midnight is the end of a day, 24h.
    const lastDay = Math.ceil(next.to / day) - 1;
    const closes = hourOf(next.to - lastDay * day);
    const later = fill(texts.closesLater, { closes, day: nameOf(lastDay) });
    const said = lastDay === today ? closes : later;
    const text = (isOnDuty(next.to, business) && texts.openThenDuty) || texts.open;
    return say(text, { closes: said, atClosing: at(said), fromClosing: from(said) });
  }

  const opening = Math.floor(next.from / day);
  const name = [texts.today, texts.tomorrow][opening - today] ?? nameOf(opening);
  const [, month, dayOfMonth] = dateOf(opening).split("-");
  const date = `${name}, ${dayOfMonth}/${month},`;
  const opens = hourOf(next.from - opening * day);
  const slots = { day: opening < today + 7 ? name : date, opens, atOpening: at(opens) };
  if (texts.onDuty && isOnDuty(now, business)) return say(texts.onDuty, slots, true);
  return say(texts.closed, slots);
}

/** The longest that each line of what is said can be, with this business's hours. */
export function longestLines({ texts, business }: Opening): string[] {
  const longest = (those: readonly string[]) =>
    those.reduce((one, other) => (other.length > one.length ? other : one), "");
  const date = business.closures.length > 0 ? ", 00/00," : "";
  const isToTheHour = business.openingHours?.every(
    ({ opensAt, closesAt }) => opensAt % 60 === 0 && closesAt % 60 === 0,
  );
  const hour = isToTheHour ? "00h" : "00h00";
  const slots = {
    day: longest([...business.weekdays, texts.today, texts.tomorrow]) + date,
    opens: hour,
    atOpening: at(hour),
  };
  const isOpenAtMidnight = business.openingHours?.some(
    ({ opensAt, closesAt }) => closesAt <= opensAt || closesAt === day,
  );
  const closes = isOpenAtMidnight ? fill(texts.closesLater, { ...slots, closes: slots.opens }) : slots.opens;
  const { open, openThenDuty, closed, closedForLong, onDuty } = texts;
  const sentences = [open, openThenDuty, closed, closedForLong, onDuty, isOpenAtMidnight && texts.always]
    .filter((text) => typeof text === "string")
    .map((text) => fill(text, { ...slots, closes, atClosing: at(closes), fromClosing: from(closes) }).split("\n"));
  return Array.from({ length: Math.max(...sentences.map(({ length }) => length)) }, (_, line) =>
    longest(sentences.map((lines) => lines[line] ?? "")),
  );
}
