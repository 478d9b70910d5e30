/** First and last day of a time for which the business is closed: `2026-12-24`. */
export type Closing = [from: string, to: string];

/** Converts `24/12/2026` to `2026-12-24`. */
const isoDate = (day: string) => day.split("/").reverse().join("-");

/** How many years ahead a yearly day is said. */
const years = [0, 1, 2];

/**
 * The days on which the business is closed, from `closedOn`: `24/12/2026`, `23/12/2026 a 05/01/2027`, or `25/12` for each year.
 *
 * @param year the current one
 */
export const closingsOf = (closedOn: readonly string[], year: number): Closing[] =>
  closedOn.flatMap((entry) => {
    const [first = "", last = first] = entry.split(" a ");
    if (first.length > 5) return [[isoDate(first), isoDate(last)]];
    return years.map((more): Closing => [isoDate(`${first}/${year + more}`), isoDate(`${first}/${year + more}`)]);
  });
