/**
 * A time zone's offset from UTC at a moment, in minutes: -180 for `America/Recife`. Computed at build, because `Intl` takes 50 to
 * 100 ms to start on a slow phone; Brazil has had no daylight saving time since 2019.
 *
 * @param timeZone of the IANA database
 */
export function utcOffset(timeZone: string, moment = new Date()): number {
  const inZone = (zone: string) => new Date(moment.toLocaleString("en-US", { timeZone: zone })).getTime();
  return Math.round((inZone(timeZone) - inZone("UTC")) / 60_000);
}
