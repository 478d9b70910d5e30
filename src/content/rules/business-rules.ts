import { closuresOf, todayIn } from "../derived/closed-days";
import { lengthOf, weekdayNumber } from "../derived/opening-hours";
import type { OpeningHours } from "../model/content-files";
import { dayLength, minuteOfDay } from "../model/formats/hours";
import { neverChats } from "../model/formats/phone";
import { isExample } from "./examples";
import { isOfState } from "./postcode";
import { error, type FileRule, warning } from "./rule";
import { isZoneOf, usualZoneOf } from "./time-zones";

type BusinessRule = FileRule<"business.yaml">;

/** The buttons of the chat lead to a number that can have one. */
const chatNumber: BusinessRule = function* ({ phone, chatPhone }) {
  if (!chatPhone && neverChats(phone))
    yield error(
      ["phone"],
      "Este número não pode ter WhatsApp. Escreva o que o tem no campo WhatsApp em outro número (chatPhone).",
    );
};

/** The chat's own number is another than the phone, beside which the page shows it. */
const sameNumber: BusinessRule = function* ({ phone, chatPhone }) {
  if (chatPhone === phone)
    yield warning(
      ["chatPhone"],
      "É o mesmo número do telefone (phone), e apareceria duas vezes. Apague o campo: o WhatsApp já usa o telefone.",
    );
};

/** The menu of small screens dials a number of its own, as the specification has it. */
const menuNumber: BusinessRule = function* ({ phone, menuPhone }) {
  if (isExample("business.yaml", menuPhone) && !isExample("business.yaml", phone))
    yield warning(
      ["menuPhone"],
      `O menu do celular ainda disca ${menuPhone}, que não existe. Escreva aqui também o telefone: ${phone}`,
    );
};

/** The number of the house stands in its own field, which the page shows after the street. */
const numberInStreet: BusinessRule = function* ({ address: { street, number } }) {
  if (street.endsWith(`, ${number}`))
    yield error(
      ["address", "street"],
      `O número já está no seu campo (number), e apareceria duas vezes. Tire daqui “, ${number}”.`,
    );
};

/** By law, the name of a limited company says that it is one, and no other does (Código Civil, art. 1.158). */
const companyKind: BusinessRule = function* ({ legalName, companyKind: kind }) {
  const isLimited = kind === "limitada" || kind === "unipessoal";
  if (/(?<!\p{L})(?:ltda|limitada)(?!\p{L})/iu.test(legalName) !== isLimited)
    yield warning(
      ["companyKind"],
      "O nome empresarial e o tipo de empresa não combinam: só uma sociedade limitada (limitada ou unipessoal) tem “Ltda” no nome, e tem sempre. Confira os dois no cartão CNPJ.",
    );
};

/** The postcode begins as those of the state. */
const postcodeOfState: BusinessRule = function* ({ address: { postcode, state } }) {
  if (!isOfState(postcode, state) && !isExample("business.yaml", postcode))
    yield warning(
      ["address", "postcode"],
      `Um CEP de ${state} não começa com estes números. Confira o CEP e o estado.`,
    );
};

/** The clock is that of the state. */
const timeZoneOfState: BusinessRule = function* ({ timeZone, address: { state } }, now) {
  if (!isZoneOf(timeZone, state, now))
    yield warning(
      ["timeZone"],
      `Este fuso não tem a hora de ${state}. Confira o estado e o fuso, por exemplo: ${usualZoneOf(state)}`,
    );
};

/** Weekdays go from Monday to Sunday. */
const daysInOrder: BusinessRule = function* ({ openingHours = [] }) {
  for (const [index, { firstDay, lastDay }] of openingHours.entries()) {
    if (weekdayNumber(firstDay) > weekdayNumber(lastDay))
      yield error(
        ["openingHours", index, "lastDay"],
        "O último dia vem antes do primeiro. A semana vai de segunda a domingo; se preciso, divida em dois itens.",
      );
  }
};

/** Opening hours last some time. */
const hoursLast: BusinessRule = function* ({ openingHours = [] }) {
  for (const [index, hours] of openingHours.entries()) {
    if (lengthOf(hours) === 0)
      yield error(
        ["openingHours", index, "closes"],
        "Abre e fecha na mesma hora. Corrija uma das duas; o dia inteiro é das 0h às 24h.",
      );
  }
};

/** Opening hours may not overlap: the page would show both. */
const hoursApart: BusinessRule = function* ({ openingHours = [] }) {
  for (const [index, hours] of openingHours.entries()) {
    const other = openingHours.slice(0, index).findIndex((earlier) => overlap(earlier, hours));
    if (other >= 0)
      yield error(
        ["openingHours", index],
        `Este horário coincide com o item ${other + 1} da lista. Corrija os dias ou as horas de um dos dois, ou apague um.`,
      );
  }
};

/** Closed days with a year are still to come. */
const closedDaysToCome: BusinessRule = function* ({ closedOn = [], timeZone }, now) {
  for (const [index, days] of closedOn.entries()) {
    if (/\d{4}/.test(days) && closuresOf([days], todayIn(timeZone, now)).length === 0)
      yield warning(["closedOn", index], "Este dia já passou. Apague este item ou corrija o ano.");
  }
};

export const businessRules: readonly BusinessRule[] = [
  chatNumber,
  sameNumber,
  menuNumber,
  numberInStreet,
  companyKind,
  postcodeOfState,
  timeZoneOfState,
  daysInOrder,
  hoursLast,
  hoursApart,
  closedDaysToCome,
];

/** When opening hours begin and end on each of their days, in minutes since Monday, 0h. */
function spansOf({ firstDay, lastDay, ...hours }: OpeningHours): { from: number; to: number }[] {
  const days = weekdayNumber(lastDay) - weekdayNumber(firstDay) + 1;
  return Array.from({ length: Math.max(days, 0) }, (_, index) => {
    const from = (weekdayNumber(firstDay) + index) * dayLength + minuteOfDay(hours.opens);
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
