import { isDate, isoDate } from "../model/formats/days";
import type { Closure } from "./derived-fields";

/**
 * The times for which the business is closed, from `closedOn`: `24/12/2026`, `23/12/2026 a 05/01/2027`, or each year `25/12` or
 * `20/12 a 05/01`.
 *
 * @param today `2026-11-24`; what was over before it is left out
 * @param yearsAhead for how many years after this one yearly days are said
 */
export function closuresOf(closedOn: readonly string[], today: string, yearsAhead = 2): Closure[] {
  const closures = closedOn.flatMap((written) => {
    const [first = "", last = first] = written.split(" a ");
    if (first.length > 5) return [{ from: isoDate(first), to: isoDate(last), written }];
    // Also those that began last year.
    const years = Array.from({ length: yearsAhead + 2 }, (_, index) => Number(today.slice(0, 4)) - 1 + index);
    const turn = isoDate(last) < isoDate(first) ? 1 : 0;
    return years.flatMap((year) => {
      const from = dateIn(year, first, "03-01");
      const to = dateIn(year + turn, last, "02-28");
      return from <= to ? [{ from, to, written }] : [];
    });
  });
  return closures.filter(({ to }) => to >= today);
}

/** The date of a yearly day, `25/12`, in a year. In common years, 29 February becomes `besideLeapDay`. */
function dateIn(year: number, day: string, besideLeapDay: string): string {
  const date = isoDate(`${day}/${year}`);
  return isDate(date) ? date : `${year}-${besideLeapDay}`;
}

/** The date where the business is: `2026-11-24`. Swedish dates are those of ISO 8601. */
export const todayIn = (timeZone: string, now: Date) => now.toLocaleDateString("sv-SE", { timeZone });
