import { z } from "zod";
import { formatted, remedy } from "./text";

/** Converts `24/12/2026` to `2026-12-24`. */
export const isoDate = (day: string) => day.split("/").reverse().join("-");

/** Whether a date exists: `2028-02-29`, but not `2027-02-29`. */
export const isDate = (date: string) => z.regexes.date.test(date);

const month = "(?:/(\\d{1,2})(?:/(\\d{4}|\\d\\d))?)?";
const days = new RegExp(`^(\\d{1,2})${month}(?: ?(?:a|até|[–-]) ?(\\d{1,2})${month})?$`);

const twoDigits = (number: string) => number.padStart(2, "0");
const fourDigits = (year: string) => (year.length === 2 ? `20${year}` : year);

/** Writes `1/5`, `2026-05-01`, `24 a 26/12` or `23/12/26 até 5/1` with two digits, whole years and “ a ”. */
function read(written: string): string {
  const dated = written.replace(/(\d{4})-(\d\d)-(\d\d)/g, "$3/$2/$1");
  const [, day, ownMonth, ownYear, toDay, toMonth, toYear] = days.exec(dated) ?? [];
  const firstMonth = ownMonth ?? toMonth;
  if (!day || !firstMonth || (toDay && !toMonth)) return written;
  const first = `${twoDigits(day)}/${twoDigits(firstMonth)}`;
  if (!toDay || !toMonth) return ownYear ? `${first}/${fourDigits(ownYear)}` : first;
  const last = `${twoDigits(toDay)}/${twoDigits(toMonth)}`;
  if (!ownYear && !toYear) return `${first} a ${last}`;
  // A year that is said once is that of the day beside it.
  const over = isoDate(last) < isoDate(first) ? 1 : 0;
  const from = ownYear ? fourDigits(ownYear) : `${Number(fourDigits(toYear ?? "")) - over}`;
  const to = toYear ? fourDigits(toYear) : `${Number(from) + over}`;
  return `${first}/${from} a ${last}/${to}`;
}

/** Whether the date exists; 29 February without a year does. */
const isCalendarDay = (day: string) => isDate(isoDate(day.length > 5 ? day : `${day}/2024`));

/** Whether days with years are in their order. Without years, the last may be in the next year. */
function isForward(written: string): boolean {
  const [first = "", last = first] = written.split(" a ");
  return first.length === 5 || isoDate(first) <= isoDate(last);
}

/** Date, `24/12/2026`, yearly day, `25/12`, or days from one to another, `23/12/2026 a 05/01/2027`, `20/12 a 05/01`. */
export const calendarDays = (title: string) =>
  formatted(
    {
      read,
      pattern: /^\d\d\/\d\d(?:\/\d{4}(?: a \d\d\/\d\d\/\d{4})?| a \d\d\/\d\d)?$/,
      remedy: remedy(
        "O dia",
        "Escreva 25/12 para todos os anos, 24/12/2026, ou 23/12/2026 a 05/01/2027; dois dias soltos são dois itens da lista. Um dia da semana não vai aqui: se a empresa fecha nele, ele só não entra nos horários.",
      ),
    },
    title,
  )
    .refine((written) => written.split(" a ").every(isCalendarDay), {
      error: "Este dia não existe no calendário. Corrija o dia, o mês ou o ano.",
      abort: true,
    })
    .refine(isForward, "O último dia vem antes do primeiro. Corrija um dos dois.");
