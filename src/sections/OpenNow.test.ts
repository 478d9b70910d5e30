import { describe, expect, it } from "@jest/globals";
import { closingsOf } from "../content/derived/closed-days";
import { describeOpening } from "./OpenNow";

/** Monday to Friday 8h–18h, Saturday 8h–12h. */
const week = [
  { fromDay: 0, toDay: 4, opens: "8h", opensAt: 480, closes: "18h", closesAt: 1080 },
  { fromDay: 5, toDay: 5, opens: "8h", opensAt: 480, closes: "12h", closesAt: 720 },
];

const weekdays = ["segunda", "terça", "quarta", "quinta", "sexta", "sábado", "domingo"];

const texts = {
  open: "Aberto agora, até as {closes}",
  closed: "Fechado agora; abre {day} às {opens}. Emergência: 24h",
  closedForLong: "Fechado agora. Emergência: 24h",
  today: "hoje",
  tomorrow: "amanhã",
};

/** The sentence at a moment in Recife, `2026-11-20 17:59`. 20 November 2026 is a Friday. */
const said = (moment: string, closedOn: string[] = [], openingHours = week) => {
  const closings = closingsOf(closedOn, "2026-01-01");
  const time = Date.parse(`${moment.replace(" ", "T")}-03:00`);
  return describeOpening(time, { texts, business: { timeZone: "America/Recife", closings, weekdays, openingHours } });
};

describe("whether the business is open", () => {
  it.each([
    ["2026-11-20 07:59", "Fechado agora; abre hoje às 8h. Emergência: 24h"],
    ["2026-11-20 08:00", "Aberto agora, até as 18h"],
    ["2026-11-20 17:59", "Aberto agora, até as 18h"],
    ["2026-11-20 18:00", "Fechado agora; abre amanhã às 8h. Emergência: 24h"],
    ["2026-11-21 12:00", "Fechado agora; abre segunda às 8h. Emergência: 24h"],
    ["2028-02-28 18:00", "Fechado agora; abre amanhã às 8h. Emergência: 24h"],
  ])("is said to the minute: at %s, %s", (moment, sentence) => {
    expect(said(moment)).toBe(sentence);
  });

  it("never says that a business is closed which always is open", () => {
    const always = [{ fromDay: 0, toDay: 6, opens: "0h", opensAt: 0, closes: "23h59", closesAt: 1440 }];
    for (const moment of ["2026-11-20 00:00", "2026-11-20 12:00", "2026-11-20 23:59"]) {
      expect(said(moment, [], always)).toBe("Aberto agora, até as 23h59");
    }
  });

  it("observes closed days, both dated and yearly", () => {
    expect(said("2026-11-20 10:00", ["20/11/2026"])).toBe("Fechado agora; abre amanhã às 8h. Emergência: 24h");
    expect(said("2026-12-25 10:00", ["25/12"])).toBe("Fechado agora; abre amanhã às 8h. Emergência: 24h");
    expect(said("2027-11-20 10:00", ["20/11/2026"])).toBe("Aberto agora, até as 12h");
  });

  it("names the date of a day that is more than a week ahead", () => {
    const holidays = Array.from({ length: 9 }, (_, index) => `${21 + index}/12`);
    expect(said("2026-12-20 10:00", holidays)).toBe("Fechado agora; abre quarta, 30/12, às 8h. Emergência: 24h");
  });

  it("promises nothing where it does not open within a year", () => {
    const never = week.map((shift) => ({ ...shift, fromDay: 6, toDay: 5 }));
    expect(said("2026-11-20 10:00", [], never)).toBe("Fechado agora. Emergência: 24h");
  });

  it("merges adjacent shifts, and keeps a break at noon", () => {
    const morning = { fromDay: 0, toDay: 4, opens: "8h", opensAt: 480, closes: "12h", closesAt: 720 };
    const early = { fromDay: 0, toDay: 4, opens: "12h", opensAt: 720, closes: "18h", closesAt: 1080 };
    const late = { ...early, opens: "13h30", opensAt: 810 };
    expect(said("2026-11-20 09:00", [], [morning, early])).toBe("Aberto agora, até as 18h");
    expect(said("2026-11-20 12:30", [], [morning, late])).toBe("Fechado agora; abre hoje às 13h30. Emergência: 24h");
  });
});

it.each([
  ["America/Recife", "2026-11-20T20:59:59Z", "Aberto agora, até as 18h"],
  ["America/Rio_Branco", "2026-11-20T21:00:00Z", "Aberto agora, até as 18h"],
  ["Asia/Kolkata", "2026-11-20T12:30:00Z", "Fechado agora; abre amanhã às 8h. Emergência: 24h"],
  // Either side of a change of the clocks, on 25 October, whenever the site was built.
  ["Europe/Lisbon", "2026-10-23T16:59:59Z", "Aberto agora, até as 18h"],
  ["Europe/Lisbon", "2026-10-26T17:59:59Z", "Aberto agora, até as 18h"],
])("The clock of the business counts: in %s, at %s, %s", (timeZone, moment, sentence) => {
  const business = { timeZone, closings: [], weekdays, openingHours: week };
  expect(describeOpening(Date.parse(moment), { texts, business })).toBe(sentence);
});
