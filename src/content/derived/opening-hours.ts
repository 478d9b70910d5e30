import { interpolate } from "../../../plugins/gatsby-plugin-content-model/placeholders";
import { at, from } from "../../ui/open-now";
import { dayLength, minuteOfDay, weekdays } from "../model/formats/hours";

/** Opening hours as the owner writes them: weekdays, and hours such as `8h30`. */
interface OpeningHours {
  firstDay: (typeof weekdays)[number];
  lastDay: (typeof weekdays)[number];
  opens: string;
  closes: string;
}

type HoursTexts = Record<"weekdayRange" | "allDay" | "overnight", string>;

/** Formats the days of opening hours: `segunda a sexta`. */
const describeDays = ({ firstDay, lastDay }: OpeningHours, { weekdayRange }: HoursTexts) =>
  firstDay === lastDay ? firstDay : interpolate(weekdayRange, { first: firstDay, last: lastDay });

/** Formats the time of opening hours: `8h–18h`, `24 horas`, or with the end on the next day, `18h às 6h do dia seguinte`. */
function describeHours(
  { opens, closes }: Pick<OpeningHours, "opens" | "closes">,
  { allDay, overnight }: HoursTexts,
): string {
  if (minuteOfDay(opens) === 0 && closingMinute(closes) === dayLength) return allDay;
  if (closesNextDay({ opens, closes })) return interpolate(overnight, { opens, closes });
  return `${opens}–${closes}`;
}

const enumeration = new Intl.ListFormat("pt-BR", { type: "conjunction" });

/** Opening hours as they are said, in order. Those of the same days, before and after lunch, stand together: `7h–12h e 13h–17h`. */
export function hoursByDays(all: readonly OpeningHours[], texts: HoursTexts): { days: string; hours: string }[] {
  const said = new Map<string, string[]>();
  for (const entry of all) {
    const days = describeDays(entry, texts);
    said.set(days, [...(said.get(days) ?? []), describeHours(entry, texts)]);
  }
  return [...said].map(([days, hours]) => ({ days, hours: enumeration.format(hours) }));
}

/** The days without opening hours: `domingo`, `sábado e domingo`; nothing if there are none. */
export function closedWeekdays(all: readonly OpeningHours[]): string {
  const open = all.flatMap(({ firstDay, lastDay }) => weekdaysFrom(firstDay, lastDay));
  return enumeration.format(weekdays.filter((_, day) => !open.includes(day)));
}

/** Opening hours in one line: `segunda a sexta, 8h–18h; sábado, 8h–12h`. */
export const describeOpeningHours = (all: readonly OpeningHours[], texts: HoursTexts): string =>
  hoursByDays(all, texts)
    .map(({ days, hours }) => `${days}, ${hours}`)
    .join("; ");

/** Converts `8h30` to `08:30`. */
export function machineTime(hour: string): string {
  const [hours = "", minutes = ""] = hour.split("h");
  return `${hours.padStart(2, "0")}:${minutes.padEnd(2, "0")}`;
}

/** Converts the end of opening hours to `18:00`. Search engines want midnight as the last minute of the day, `23:59`. */
export const machineClosing = (hour: string): string =>
  closingMinute(hour) === dayLength ? "23:59" : machineTime(hour);

/** Converts the end of opening hours to minutes since midnight. `23h59` stands for midnight, as `24h` does. */
export const closingMinute = (hour: string): number => (hour === "23h59" ? dayLength : minuteOfDay(hour));

const wholeDay = { opens: "0h", closes: "24h" };

/** From when to when there is emergency service, of `18h às 6h`; nothing of the whole day, `24h` or `24 horas`. */
function spanOf(hours: string): { opens: string; closes: string } | undefined {
  const [opens = "", closes] = hours.split(" às ");
  return closes ? { opens, closes } : undefined;
}

/** Converts hours of emergency service to minutes since midnight. */
export function dutyOf(hours: string): { opensAt: number; closesAt: number } {
  const { opens, closes } = spanOf(hours) ?? wholeDay;
  return { opensAt: minuteOfDay(opens), closesAt: minuteOfDay(closes) };
}

/** Hours of emergency service as those of a day: `24 horas`, `18h–6h do dia seguinte`. */
export const dutyHours = (hours: string, texts: HoursTexts): string => describeHours(spanOf(hours) ?? wholeDay, texts);

/** Hours of emergency service within a sentence: `24h`, `das 18h às 6h`, `da 1h às 6h`. */
export function describeDuty(hours: string): string {
  const span = spanOf(hours);
  return span ? `${from(span.opens)} ${at(span.closes)}` : hours;
}

/** Whether opening hours, such as those of a night shift, end on the day after. */
const closesNextDay = ({ opens, closes }: Pick<OpeningHours, "opens" | "closes">): boolean =>
  closingMinute(closes) < minuteOfDay(opens);

/** In minutes. */
export const lengthOf = (hours: Pick<OpeningHours, "opens" | "closes">): number =>
  closingMinute(hours.closes) - minuteOfDay(hours.opens) + (closesNextDay(hours) ? dayLength : 0);

/** Indexes of the weekdays from one to another, also over the end of a week; Monday is 0. */
export function weekdaysFrom(firstDay: string, lastDay: string): number[] {
  const [first = 0, last = 0] = [firstDay, lastDay].map((name) => (weekdays as readonly string[]).indexOf(name));
  const length = ((last - first + 7) % 7) + 1;
  return Array.from({ length }, (_, index) => (first + index) % 7);
}
