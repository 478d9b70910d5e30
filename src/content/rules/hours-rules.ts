import { closingMinute, minuteOfDay, weekdayNumber } from "../derived/opening-hours";
import type { Content } from "../model/content-files";
import { messages } from "./messages";

/** Opening hours do not overlap, or the page would show two for one moment. */
export function* hoursRules({ "business.yaml": business }: Partial<Content>) {
  const shifts = (business?.openingHours ?? []).map(({ firstDay, lastDay, opens, closes }) => ({
    days: [weekdayNumber(firstDay), weekdayNumber(lastDay)] as const,
    minutes: [minuteOfDay(opens), closingMinute(closes)] as const,
  }));
  for (const [index, { days, minutes }] of shifts.entries()) {
    const other = shifts
      .slice(0, index)
      .findIndex(
        (earlier) =>
          earlier.days[0] <= days[1] &&
          days[0] <= earlier.days[1] &&
          earlier.minutes[0] < minutes[1] &&
          minutes[0] < earlier.minutes[1],
      );
    const path = ["openingHours", index];
    if (other >= 0) yield { file: "business.yaml", path, message: messages.hoursOverlap(other + 1) };
  }
}
