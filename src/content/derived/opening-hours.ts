import { interpolate } from "../../../plugins/gatsby-plugin-content-model/placeholders";
import type { OpeningHours } from "../model";

/** Weekdays as the owner writes them, in order. */
export const weekdays = ["segunda", "terça", "quarta", "quinta", "sexta", "sábado", "domingo"] as const;

/** Formats opening hours: `{ days: "segunda a sexta", hours: "8h–18h" }`. `range` is, for example, `{first} a {last}`. */
export function describeOpeningHours({ firstDay, lastDay, opens, closes }: OpeningHours, range: string) {
  return {
    days: firstDay === lastDay ? firstDay : interpolate(range, { first: firstDay, last: lastDay }),
    hours: `${opens}–${closes}`,
  };
}

/** Converts `8h30` to `08:30`. */
export function machineTime(hour: string): string {
  const [hours = "", minutes = ""] = hour.split("h");
  return `${hours.padStart(2, "0")}:${minutes.padEnd(2, "0")}`;
}

/** Converts `8h30` to minutes since midnight: 510. */
export function minuteOfDay(hour: string): number {
  const [hours = 0, minutes = 0] = hour.split("h").map(Number);
  return hours * 60 + minutes;
}

/** Index of a weekday; Monday is 0. */
export const weekdayNumber = (name: string): number => (weekdays as readonly string[]).indexOf(name);
