import { tzOffset, tzScan } from "@date-fns/tz";

/** Years for which changes are looked up; each build looks again. */
const yearsAhead = 10;

/**
 * A time zone's offsets from UTC: pairs of the moment from which an offset holds, in ms since 1970, and its minutes. The first
 * one holds now. With them, the browser needs no `Intl`, which takes 50 to 100 ms to start on a slow phone.
 *
 * @param timeZone of the IANA database: `America/Recife`
 */
export function utcOffsets(timeZone: string, now = new Date()): [from: number, minutes: number][] {
  const start = new Date(now);
  // Changes are found to the hour.
  start.setUTCMinutes(0, 0, 0);
  const end = new Date(start);
  end.setUTCFullYear(start.getUTCFullYear() + yearsAhead);
  const changes = tzScan(timeZone, { start, end });
  return [
    [0, tzOffset(timeZone, start)],
    ...changes.map(({ date, offset }): [number, number] => [date.getTime(), offset]),
  ];
}
