/** A time for which the business is closed: its first and last day, `2026-12-24`, and how the owner writes it. */
export type Closing = [from: string, to: string, written: string];

/** Converts `24/12/2026` to `2026-12-24`. */
export const isoDate = (day: string) => day.split("/").reverse().join("-");

/**
 * The times for which the business is closed, from `closedOn`: `24/12/2026`, `23/12/2026 a 05/01/2027`, or `25/12` for each year.
 *
 * @param today `2026-11-24`; what was over before it is left out
 */
export function closingsOf(closedOn: readonly string[], today = ""): Closing[] {
  const closings = closedOn.flatMap((written) => {
    const [first = "", last = first] = written.split(" a ");
    if (first.length > 5) return [[isoDate(first), isoDate(last), written] satisfies Closing];
    // A yearly day is said for this year and the two after it.
    const days = [0, 1, 2].map((more) => isoDate(`${first}/${Number(today.slice(0, 4)) + more}`));
    return days.map((day): Closing => [day, day, written]);
  });
  return closings.filter(([, to]) => to >= today);
}

/** Today's date where the business is: `2026-11-24`. Swedish dates are those of ISO 8601. */
export const todayIn = (timeZone: string) => new Date().toLocaleDateString("sv-SE", { timeZone });
