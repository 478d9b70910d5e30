import { z } from "zod";

/** A time for which the business is closed: its first and last day, `2026-12-24`, and how the owner writes it. */
export interface Closure {
  from: string;
  to: string;
  written: string;
}

/** Converts `24/12/2026` to `2026-12-24`. */
export const isoDate = (day: string) => day.split("/").reverse().join("-");

/** Whether a date exists: `2028-02-29`, but not `2027-02-29`. */
export const isDate = (date: string) => z.regexes.date.test(date);

/**
 * The times for which the business is closed, from `closedOn`: `24/12/2026`, `23/12/2026 a 05/01/2027`, or `25/12` for each year.
 *
 * @param today `2026-11-24`; what was over before it is left out
 */
export function closuresOf(closedOn: readonly string[], today = ""): Closure[] {
  const closures = closedOn.flatMap((written) => {
    const [first = "", last = first] = written.split(" a ");
    if (first.length > 5) return [{ from: isoDate(first), to: isoDate(last), written }];
    // A yearly day is said for this year and the two after it, if they have it: 29/02.
    const days = [0, 1, 2].map((more) => isoDate(`${first}/${Number(today.slice(0, 4)) + more}`));
    return days.filter(isDate).map((day) => ({ from: day, to: day, written }));
  });
  return closures.filter(({ to }) => to >= today);
}

/** The date where the business is: `2026-11-24`. Swedish dates are those of ISO 8601. */
export const todayIn = (timeZone: string, now: Date) => now.toLocaleDateString("sv-SE", { timeZone });
