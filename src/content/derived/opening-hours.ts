import { interpolate } from "../../../plugins/gatsby-plugin-content-model/placeholders";

/** Weekdays as the owner writes them, in order. */
export const weekdays = ["segunda", "terça", "quarta", "quinta", "sexta", "sábado", "domingo"] as const;

/** Opening hours as the owner writes them: weekdays, and hours such as `8h30`. */
interface OpeningHours {
  firstDay: (typeof weekdays)[number];
  lastDay: (typeof weekdays)[number];
  opens: string;
  closes: string;
}

/** Texts of `interface.yaml` with which hours are said. */
type HoursTexts = Record<"weekdayRange" | "allDay" | "overnight", string>;

/** Formats the days of opening hours: `segunda a sexta`. */
export const describeDays = ({ firstDay, lastDay }: OpeningHours, { weekdayRange }: HoursTexts) =>
  firstDay === lastDay ? firstDay : interpolate(weekdayRange, { first: firstDay, last: lastDay });

/** Formats the time of opening hours: `8h–18h`, `24 horas`, or with the end on the next day, `18h às 6h do dia seguinte`. */
export function describeHours({ opens, closes }: OpeningHours, { allDay, overnight }: HoursTexts): string {
  if (minuteOfDay(opens) === 0 && closingMinute(closes) === dayLength) return allDay;
  if (closesNextDay({ opens, closes })) return interpolate(overnight, { opens, closes });
  return `${opens}–${closes}`;
}

/** Minutes of a day. */
const dayLength = 24 * 60;

/** Converts `8h30` to `08:30`. */
export function machineTime(hour: string): string {
  const [hours = "", minutes = ""] = hour.split("h");
  return `${hours.padStart(2, "0")}:${minutes.padEnd(2, "0")}`;
}

/** Converts the end of opening hours to `18:00`. Search engines want midnight as the last minute of the day, `23:59`. */
export const machineClosing = (hour: string): string =>
  closingMinute(hour) === dayLength ? "23:59" : machineTime(hour);

/** Converts `8h30` to minutes since midnight: 510. */
export function minuteOfDay(hour: string): number {
  const [hours = 0, minutes = 0] = hour.split("h").map(Number);
  return hours * 60 + minutes;
}

/** Converts the end of opening hours to minutes since midnight. `23h59` stands for midnight, as `24h` does. */
export const closingMinute = (hour: string): number => (hour === "23h59" ? dayLength : minuteOfDay(hour));

/** Whether opening hours, such as those of a night shift, end on the day after. */
export const closesNextDay = ({ opens, closes }: Pick<OpeningHours, "opens" | "closes">): boolean =>
  closingMinute(closes) < minuteOfDay(opens);

/** How long opening hours last, in minutes. */
export const lengthOf = (hours: Pick<OpeningHours, "opens" | "closes">): number =>
  closingMinute(hours.closes) - minuteOfDay(hours.opens) + (closesNextDay(hours) ? dayLength : 0);

/** Index of a weekday; Monday is 0. */
export const weekdayNumber = (name: string): number => (weekdays as readonly string[]).indexOf(name);

/** When opening hours begin and end on each of their days, in minutes since Monday, 0h. */
function spansOf({ firstDay, lastDay, ...hours }: OpeningHours): { from: number; to: number }[] {
  const days = weekdayNumber(lastDay) - weekdayNumber(firstDay) + 1;
  return Array.from({ length: Math.max(days, 0) }, (_, index) => {
    const from = (weekdayNumber(firstDay) + index) * dayLength + minuteOfDay(hours.opens);
    return { from, to: from + lengthOf(hours) };
  });
}

/** Whether two opening hours have a moment in common; the night of Sunday ends on Monday. */
export const overlap = (one: OpeningHours, other: OpeningHours): boolean =>
  spansOf(one).some((span) =>
    spansOf(other).some(({ from, to }) =>
      [-7, 0, 7].some((days) => {
        const shift = days * dayLength;
        return span.from < to + shift && from + shift < span.to;
      }),
    ),
  );
