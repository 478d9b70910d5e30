import { interpolate } from "../../plugins/gatsby-plugin-content-model/placeholders";
import type { OpeningHours } from "./model";

/** Days of the week, as the owner writes them; their order is the week's. */
export const weekdays = ["segunda", "terça", "quarta", "quinta", "sexta", "sábado", "domingo"] as const;

/** Days and hours as the visitor reads them: `{ days: "segunda a sexta", hours: "8h–18h" }`. `range` is e.g. `{first} a {last}`. */
export function describeOpeningHours({ firstDay, lastDay, opens, closes }: OpeningHours, range: string) {
  return {
    days: firstDay === lastDay ? firstDay : interpolate(range, { first: firstDay, last: lastDay }),
    hours: `${opens}–${closes}`,
  };
}

/** `8h30` as machines read it: `08:30`. */
export function machineTime(hour: string): string {
  const [hours = "", minutes = ""] = hour.split("h");
  return `${hours.padStart(2, "0")}:${minutes.padEnd(2, "0")}`;
}

/** `8h30` in minutes since midnight: 510. */
export function minuteOfDay(hour: string): number {
  const [hours = 0, minutes = 0] = hour.split("h").map(Number);
  return hours * 60 + minutes;
}

/** Number of a weekday, counted from Monday: 0. */
export const weekdayNumber = (name: string): number => (weekdays as readonly string[]).indexOf(name);
