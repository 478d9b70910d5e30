/** A local date and time. */
export interface LocalTime {
  /** `2026-11-21` */
  date: string;
  /** Minutes since midnight. */
  minute: number;
}

/** Opening hours from one weekday to another; Monday is 0, Sunday 6. */
export interface Shift {
  fromDay: number;
  toDay: number;
  /** Minutes since midnight, like `closesAt`, which is exclusive. */
  opensAt: number;
  closesAt: number;
}

/** Open until when, or closed until when, looking one year ahead. */
type Opening =
  | { open: true; closesAt: number }
  | { open: false; next: { date: string; daysAhead: number; weekday: number; opensAt: number } | undefined };

const dayLength = 86_400_000;

const later = (date: string, days: number) => new Date(Date.parse(date) + days * dayLength).toISOString().slice(0, 10);

/** Day of the week of a date: Monday is 0. */
const weekdayOf = (date: string) => (new Date(date).getUTCDay() + 6) % 7;

/** Times for which the business is closed: pairs of a first and a last day, `2026-12-24`. */
type Closings = readonly (readonly string[])[];

/** The shifts of a day in order, adjacent ones merged. */
function shiftsOn(date: string, shifts: readonly Shift[], closings: Closings): Shift[] {
  if (closings.some(([from = "", to = ""]) => from <= date && date <= to)) return [];
  const weekday = weekdayOf(date);
  const ofDay = shifts
    .filter(({ fromDay, toDay }) => fromDay <= weekday && weekday <= toDay)
    .sort((a, b) => a.opensAt - b.opensAt);
  const joined: Shift[] = [];
  for (const shift of ofDay) {
    const last = joined[joined.length - 1];
    if (last && shift.opensAt <= last.closesAt) last.closesAt = Math.max(last.closesAt, shift.closesAt);
    else joined.push({ ...shift });
  }
  return joined;
}

/**
 * Whether the business is open at a moment.
 *
 * @param closings days on which it is closed whatever the week says
 */
export function openingAt(now: LocalTime, shifts: readonly Shift[], closings: Closings = []): Opening {
  for (let daysAhead = 0; daysAhead <= 366; daysAhead++) {
    const date = later(now.date, daysAhead);
    for (const { opensAt, closesAt } of shiftsOn(date, shifts, closings)) {
      if (daysAhead > 0 || now.minute < opensAt) {
        return { open: false, next: { date, daysAhead, weekday: weekdayOf(date), opensAt } };
      }
      if (now.minute < closesAt) return { open: true, closesAt };
    }
  }
  return { open: false, next: undefined };
}

/**
 * Local time at a moment.
 *
 * @param moment in ms since 1970
 * @param utcOffset of its time zone, in minutes
 */
export function localTimeAt(moment: number, utcOffset: number): LocalTime {
  const local = new Date(moment + utcOffset * 60_000);
  return { date: local.toISOString().slice(0, 10), minute: local.getUTCHours() * 60 + local.getUTCMinutes() };
}

/** `8h`, `13h30`; midnight is `23h59`, as in the content. */
export function writeHour(minuteOfDay: number): string {
  const minute = Math.min(minuteOfDay, 24 * 60 - 1);
  const rest = minute % 60;
  return `${Math.floor(minute / 60)}h${rest ? String(rest).padStart(2, "0") : ""}`;
}

/** Sentences with the placeholders `{closes}`, `{day}` and `{opens}`. */
interface OpeningTexts {
  open: string;
  closed: string;
  closedForLong: string;
  today: string;
  tomorrow: string;
}

const fill = (text: string, slots: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => slots[name] ?? whole);

/** Formats an opening as a sentence: `Aberto agora, até as 18h`. Days more than a week ahead include the date. */
export function describeOpening(opening: Opening, texts: OpeningTexts, weekdays: readonly string[]): string {
  if (opening.open) return fill(texts.open, { closes: writeHour(opening.closesAt) });
  if (!opening.next) return texts.closedForLong;
  const { date, daysAhead, weekday, opensAt } = opening.next;
  const [, month, day] = date.split("-");
  const name = weekdays[weekday] ?? "";
  const near = [texts.today, texts.tomorrow][daysAhead] ?? name;
  return fill(texts.closed, { day: daysAhead < 7 ? near : `${name}, ${day}/${month},`, opens: writeHour(opensAt) });
}
