import { interpolate } from "../../../plugins/gatsby-plugin-content-model/placeholders";
import type { OpeningHours } from "../model/content-files";

/** Weekdays as the owner writes them, in order. */
export const weekdays = ["segunda", "terça", "quarta", "quinta", "sexta", "sábado", "domingo"] as const;

/** Formats the days of opening hours: `segunda a sexta`. `range` is, for example, `{first} a {last}`. */
export const describeDays = ({ firstDay, lastDay }: OpeningHours, range: string) =>
  firstDay === lastDay ? firstDay : interpolate(range, { first: firstDay, last: lastDay });

/** Formats the time of opening hours: `8h–18h`. */
export const describeHours = ({ opens, closes }: OpeningHours) => `${opens}–${closes}`;

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

/** Converts the end of opening hours to minutes since midnight. `23h59` stands for midnight, 1440, which no hour can say. */
export const closingMinute = (hour: string): number => (hour === "23h59" ? 24 * 60 : minuteOfDay(hour));

/** Index of a weekday; Monday is 0. */
export const weekdayNumber = (name: string): number => (weekdays as readonly string[]).indexOf(name);

/** Whether two opening hours have a moment in common. */
export const overlap = (one: OpeningHours, other: OpeningHours): boolean =>
  weekdayNumber(one.firstDay) <= weekdayNumber(other.lastDay) &&
  weekdayNumber(other.firstDay) <= weekdayNumber(one.lastDay) &&
  minuteOfDay(one.opens) < closingMinute(other.closes) &&
  minuteOfDay(other.opens) < closingMinute(one.closes);
