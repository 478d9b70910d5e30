import { closuresOf, todayIn } from "../derived/closed-days";
import { lengthOf, weekdaysFrom } from "../derived/opening-hours";
import { timeZoneOf } from "../derived/time-zone";
import type { OpeningHours } from "../model/content-files";
import { dayLength, minuteOfDay } from "../model/formats/hours";
import { neverChats } from "../model/formats/phone";
import { isExample } from "./examples";
import { error, type Rule, warning } from "./rule";

const file = "business.yaml";

/** The chat's number can be on WhatsApp. */
const chatNumber: Rule = function* ({ [file]: { phone, chatPhone } }) {
  if (!chatPhone && neverChats(phone))
    yield error(
      file,
      ["phone"],
      "Este número não pode ter WhatsApp. Escreva o que o tem no campo WhatsApp em outro número (chatPhone).",
    );
};

/** The served area stands within sentences. Its format gives a preposition a small letter, so a capital is that of a name without one. */
const areaInSentences: Rule = function* ({ [file]: { servedArea } }) {
  if (/^\p{Lu}/u.test(servedArea))
    yield warning(
      file,
      ["servedArea"],
      "A região fica no meio de frases do site: começa com a preposição, em minúscula. Por exemplo: em Petrolina e Juazeiro, ou no Agreste",
    );
};

/** Opening hours last some time. */
const hoursLast: Rule = function* ({ [file]: { openingHours = [] } }) {
  for (const [index, hours] of openingHours.entries()) {
    if (lengthOf(hours) === 0)
      yield error(
        file,
        ["openingHours", index, "closes"],
        "Abre e fecha na mesma hora. Corrija uma das duas; o dia inteiro é das 0h às 24h.",
      );
  }
};

/** Opening hours don't overlap: the page would say two closing times. */
const hoursApart: Rule = function* ({ [file]: { openingHours = [] } }) {
  for (const [index, hours] of openingHours.entries()) {
    const other = openingHours.slice(0, index).findIndex((earlier) => overlap(earlier, hours));
    if (other >= 0)
      yield error(
        file,
        ["openingHours", index],
        `Este horário coincide com o item ${other + 1} da lista. Corrija os dias ou as horas de um dos dois, ou tire um.`,
      );
  }
};

/** Longest closure, in days, that is said without asking: 20/12 to 05/01 written backwards lasts 350. */
const longestClosure = 180;

/** Closed days are still to come, and are not most of a year. */
const closedDays: Rule = function* ({ [file]: business }, { now }) {
  for (const [index, written] of (business.closedOn ?? []).entries()) {
    const [closure] = closuresOf([written], todayIn(timeZoneOf(business), now));
    if (!closure && /\d{4}/.test(written))
      yield warning(file, ["closedOn", index], "Este dia já passou. Tire este item ou corrija o ano.");
    const days = closure ? daysBetween(closure.from, closure.to) + 1 : 0;
    if (days > longestClosure)
      yield warning(
        file,
        ["closedOn", index],
        `São ${days} dias seguidos, em que o site diz que a empresa está fechada. Se ela fecha no resto do ano, troque o primeiro dia pelo último; se fecha mesmo todo esse tempo, divida-o em dois itens.`,
      );
  }
};

/** Before his address is public, the owner knows what the texts promise in his name. */
const promises: Rule = function* ({ [file]: { siteUrl } }) {
  if (isExample(file, siteUrl))
    yield warning(
      file,
      ["siteUrl"],
      "Antes de escrever aqui o seu endereço, leia o que o site promete em seu nome: na sua cópia no GitHub, docs/antes-de-divulgar.md.",
    );
};

export const businessRules: readonly Rule[] = [
  promises,
  chatNumber,
  areaInSentences,
  hoursLast,
  hoursApart,
  closedDays,
];

/** The days from one date, `2026-12-24`, to another. */
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / (24 * 60 * 60 * 1000);

/** When opening hours begin and end on each of their days, in minutes since Monday, 0h. */
function spansOf({ firstDay, lastDay, ...hours }: OpeningHours): { from: number; to: number }[] {
  return weekdaysFrom(firstDay, lastDay).map((day) => {
    const from = day * dayLength + minuteOfDay(hours.opens);
    return { from, to: from + lengthOf(hours) };
  });
}

/** Whether two opening hours have a moment in common; the night of Sunday ends on Monday. */
const overlap = (one: OpeningHours, other: OpeningHours): boolean =>
  spansOf(one).some((span) =>
    spansOf(other).some(({ from, to }) =>
      [-7, 0, 7].some((days) => span.from < to + days * dayLength && from + days * dayLength < span.to),
    ),
  );
