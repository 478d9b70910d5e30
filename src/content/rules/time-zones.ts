import { getTimezoneByState } from "@brazilian-utils/brazilian-utils/get-timezone-by-state";

/** Zones beside the usual one: Fernando de Noronha, and the west of Amazonas. */
const otherZones: Readonly<Record<string, readonly string[]>> = { PE: ["America/Noronha"], AM: ["America/Eirunepe"] };

/** The usual time zone of a state: `America/Recife`. */
export const usualZoneOf = (state: string): string => getTimezoneByState(state) ?? "";

/** How a zone's clocks differ from Greenwich's: `GMT-3`. */
const offsetOf = (timeZone: string, now: Date) =>
  new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "shortOffset" })
    .formatToParts(now)
    .find(({ type }) => type === "timeZoneName")?.value;

/** Whether clocks in a time zone may show the time of a state. */
export const isZoneOf = (timeZone: string, state: string, now: Date): boolean =>
  [usualZoneOf(state), ...(otherZones[state] ?? [])]
    .map((zone) => offsetOf(zone, now))
    .includes(offsetOf(timeZone, now));
