import { choice } from "./choice";
import { formatted, named, remedy } from "./text";

/** Weekdays as the owner writes them, in order. */
export const weekdays = ["segunda", "terça", "quarta", "quinta", "sexta", "sábado", "domingo"] as const;

/** A weekday, also as `Segunda-feira`, `seg` or `2ª`. */
export const weekday = (title: string) => {
  const names = weekdays.map((day, index) => [
    day,
    [day.slice(0, 3), `${day}-feira`, `${index + 2}ª`, `${index + 2}ª feira`],
  ]);
  return named(title, choice(weekdays, { names: Object.fromEntries(names) }));
};

const clock = /^(\d{1,2})(?: ?[h:](\d\d)(?::00|min)?| ?(?:h|hs|hrs|horas?))?$/i;

/** Writes an hour, `08:00`, `8h00` or `8 horas`, as `8h`. */
function readHour(written: string): string {
  const [, hour, minutes = "00"] = clock.exec(written) ?? [];
  return hour === undefined ? written : `${Number(hour)}h${minutes === "00" ? "" : minutes}`;
}

const hourForm = "(?:1?\\d|2[0-3])h(?:[0-5]\\d)?";

const hourRemedy = remedy(
  "O horário",
  "Escreva por exemplo 8h ou 13h30; para fechar à meia-noite, 24h. Um dia fechado não entra na lista.",
);

/** Time of day in Brazilian notation: `8h`, `13h30`. */
export const hour = (title: string) =>
  formatted({ input: "time", read: readHour, pattern: new RegExp(`^${hourForm}$`), remedy: hourRemedy }, title);

/** Reads the end of the day, `00:00`, as `24h`. */
const readClosingHour = (written: string) => readHour(written).replace(/^0h$/, "24h");

/** Time of day at which something ends; `24h` is midnight. */
export const closingHour = (title: string, hint: string) =>
  formatted(
    { input: "time", read: readClosingHour, pattern: new RegExp(`^(?:${hourForm}|24h)$`), remedy: hourRemedy },
    title,
    hint,
  );

/** Writes hours from one to another, `18:00 - 6:00`, as `18h às 6h`, and the whole day, `8h às 8h`, as `24h`. */
function readEmergencyHours(written: string): string {
  const words = written.toLowerCase();
  if (words === "24 horas") return words;
  return words
    .replace(/^das /, "")
    .split(/ ?[–-] ?| (?:às|as|a|até) /)
    .map(readHour)
    .join(" às ")
    .replace(new RegExp(`^(?:0h às 24h|(${hourForm}) às \\1)$`), "24h");
}

/** When there is emergency service: `24h`, `24 horas`, or from one hour to another. */
export const emergencyHours = (title: string, hint: string) =>
  formatted(
    {
      read: readEmergencyHours,
      pattern: new RegExp(`^(?:24h|24 horas|${hourForm} às (?:${hourForm}|24h))$`),
      remedy: remedy(
        "O plantão",
        "Escreva 24h, 24 horas, ou as horas, por exemplo: 18h às 6h. Sem plantão, não preencha.",
      ),
    },
    title,
    hint,
  );

export const dayLength = 24 * 60;

/** Converts `8h30` to minutes since midnight: 510. */
export function minuteOfDay(written: string): number {
  const [hours = 0, minutes = 0] = written.split("h").map(Number);
  return hours * 60 + minutes;
}
