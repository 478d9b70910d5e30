import { isDate, isoDate } from "../model/formats/days";
import type { Closure } from "./derived-fields";

/**
 * The times for which the business is closed, from `closedOn`: `24/12/2026`, `23/12/2026 a 05/01/2027`, or each year `25/12` or
 * `20/12 a 05/01`.
 *
 * @param today `2026-11-24`; what was over before it is left out
 */
export function closuresOf(closedOn: readonly string[], today: string): Closure[] {
  const closures = closedOn.flatMap((written) => {
    const [first = "", last = first] = written.split(" a ");
    if (first.length > 5) return [{ from: isoDate(first), to: isoDate(last), written }];
    // Yearly days are said for this year and the two after it, and those that began last year.
    const years = [-1, 0, 1, 2].map((more) => Number(today.slice(0, 4)) + more);
    const turn = isoDate(last) < isoDate(first) ? 1 : 0;
    return years.flatMap((year) => {
      const from = dateIn(year, first, "03-01");
      const to = dateIn(year + turn, last, "02-28");
      return from <= to ? [{ from, to, written }] : [];
    });
  });
  return closures.filter(({ to }) => to >= today);
}

/** The date of a yearly day, `25/12`, in a year; of 29 February, in most years, the day beside it. */
function dateIn(year: number, day: string, besideLeapDay: string): string {
  const date = isoDate(`${day}/${year}`);
  return isDate(date) ? date : `${year}-${besideLeapDay}`;
}

/** The date where the business is: `2026-11-24`. Swedish dates are those of ISO 8601. */
export const todayIn = (timeZone: string, now: Date) => now.toLocaleDateString("sv-SE", { timeZone });
