import { describe, expect, it } from "@jest/globals";
import { closuresOf } from "../content/derived/closed-days";
import { dutyOf } from "../content/derived/opening-hours";
import { clockOf, describeOpening } from "./open-now";

/** Monday to Friday 8h–18h, Saturday 8h–12h. */
const week = [
  { days: [0, 1, 2, 3, 4], opensAt: 480, closesAt: 1080 },
  { days: [5], opensAt: 480, closesAt: 720 },
];

const weekdays = ["segunda", "terça", "quarta", "quinta", "sexta", "sábado", "domingo"];

const texts = {
  open: "Aberto agora, até as {closes}",
  openThenDuty: "Aberto agora; depois {fromClosing}, plantão",
  closesLater: "{closes} de {day}",
  always: "Aberto agora, 24 horas por dia",
  closed: "Fechado agora; abre {day} às {opens}. Emergência: 24h",
  onDuty: "Plantão agora: (87) 3761-2345. Abre {day} às {opens}.",
  closedForLong: "Fechado agora. Emergência: 24h",
  today: "hoje",
  tomorrow: "amanhã",
};

const dutyFor = (emergencyHours?: string) => (emergencyHours ? dutyOf(emergencyHours) : null);

/** The sentence at a time of the business's clock, `2026-11-20 17:59`. 20 November 2026 is a Friday. */
const said = (moment: string, closedOn: string[] = [], openingHours = week, emergencyHours?: string, words = texts) => {
  const closures = closuresOf(closedOn, "2026-01-01");
  const now = Date.parse(`${moment.replace(" ", "T")}Z`) / 60_000;
  const opening = { texts: words, business: { closures, weekdays, openingHours, duty: dutyFor(emergencyHours) } };
  return describeOpening(now, opening).lines.join("\n");
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

  it.each([
    ["2026-11-20 20:00", "Fecha à 1h de sábado."],
    ["2026-11-21 00:30", "Fecha à 1h."],
    ["2026-11-20 12:00", "Abre hoje às 18h30."],
  ])("is said with the preposition of its hour: at %s, %s", (moment, sentence) => {
    const night = [{ days: [4], opensAt: 1110, closesAt: 60 }];
    const prepositions = { ...texts, open: "Fecha {atClosing}.", closed: "Abre {day} {atOpening}." };
    expect(said(moment, [], night, undefined, prepositions)).toBe(sentence);
  });

  /** Day and night, on all days. */
  const always = [{ days: [0, 1, 2, 3, 4, 5, 6], opensAt: 0, closesAt: 1440 }];

  it("is said without an end where there is none", () => {
    for (const moment of ["2026-11-20 00:00", "2026-11-20 12:00", "2026-11-22 23:59"]) {
      expect(said(moment, [], always)).toBe("Aberto agora, 24 horas por dia");
    }
  });

  it("is said with its end where day and night end before a closed day", () => {
    expect(said("2026-12-24 12:00", ["25/12"], always)).toBe("Aberto agora, até as 24h");
    expect(said("2026-12-22 12:00", ["25/12"], always)).toBe("Aberto agora, até as 24h de quinta");
    expect(said("2026-12-25 12:00", ["25/12"], always)).toBe("Fechado agora; abre amanhã às 0h. Emergência: 24h");
    expect(said("2026-12-10 12:00", ["25/12"], always)).toBe("Aberto agora, 24 horas por dia");
  });

  it("counts to the end of February in a year without its 29th", () => {
    expect(said("2027-02-25 12:00", ["20/02 a 29/02"])).toBe("Fechado agora; abre segunda às 8h. Emergência: 24h");
    expect(said("2028-02-29 12:00", ["20/02 a 29/02"])).toBe("Fechado agora; abre amanhã às 8h. Emergência: 24h");
    expect(said("2027-03-01 12:00", ["29/02"])).toBe("Aberto agora, até as 18h");
  });

  /** Monday to Friday, from 18h to 6h of the day after. */
  const nights = [{ days: [0, 1, 2, 3, 4], opensAt: 1080, closesAt: 360 }];

  it.each([
    ["2026-11-20 17:59", "Fechado agora; abre hoje às 18h. Emergência: 24h"],
    ["2026-11-20 18:00", "Aberto agora, até as 6h de sábado"],
    ["2026-11-20 23:59", "Aberto agora, até as 6h de sábado"],
    ["2026-11-21 00:00", "Aberto agora, até as 6h"],
    ["2026-11-21 05:59", "Aberto agora, até as 6h"],
    ["2026-11-21 06:00", "Fechado agora; abre segunda às 18h. Emergência: 24h"],
    ["2026-11-23 05:00", "Fechado agora; abre hoje às 18h. Emergência: 24h"],
  ])("is right across midnight: at %s, %s", (moment, sentence) => {
    expect(said(moment, [], nights)).toBe(sentence);
  });

  it("ends a night at midnight before a closed day, and begins none on it", () => {
    expect(said("2026-12-24 23:00", ["25/12"], nights)).toBe("Aberto agora, até as 24h");
    expect(said("2026-12-25 02:00", ["25/12"], nights)).toBe("Fechado agora; abre segunda às 18h. Emergência: 24h");
    expect(said("2026-12-25 20:00", ["25/12"], nights)).toBe("Fechado agora; abre segunda às 18h. Emergência: 24h");
  });

  it("joins an evening to the hours after midnight that are written under the next day", () => {
    const evening = [
      { days: [4], opensAt: 1080, closesAt: 1440 },
      { days: [5], opensAt: 0, closesAt: 120 },
    ];
    expect(said("2026-11-20 23:00", [], evening)).toBe("Aberto agora, até as 2h de sábado");
    expect(said("2026-11-21 01:00", [], evening)).toBe("Aberto agora, até as 2h");
  });

  it("ends Sunday's night on Monday", () => {
    const sunday = [{ days: [6], opensAt: 1320, closesAt: 330 }];
    expect(said("2026-11-22 23:00", [], sunday)).toBe("Aberto agora, até as 5h30 de segunda");
  });

  it("observes closed days, both dated and yearly", () => {
    expect(said("2026-11-20 10:00", ["20/11/2026"])).toBe("Fechado agora; abre amanhã às 8h. Emergência: 24h");
    expect(said("2026-12-25 10:00", ["25/12"])).toBe("Fechado agora; abre amanhã às 8h. Emergência: 24h");
    expect(said("2027-11-20 10:00", ["20/11/2026"])).toBe("Aberto agora, até as 12h");
  });

  it.each([
    ["24h", "2026-11-20 22:40", "Plantão agora: (87) 3761-2345. Abre amanhã às 8h."],
    ["24h", "2026-11-20 10:00", "Aberto agora; depois das 18h, plantão"],
    ["18h às 6h", "2026-11-20 10:00", "Aberto agora; depois das 18h, plantão"],
    ["18h às 6h", "2026-11-21 10:00", "Aberto agora, até as 12h"],
    ["24 horas", "2026-11-22 10:00", "Plantão agora: (87) 3761-2345. Abre amanhã às 8h."],
    ["18h às 6h", "2026-11-21 05:59", "Plantão agora: (87) 3761-2345. Abre hoje às 8h."],
    ["18h às 6h", "2026-11-21 06:00", "Fechado agora; abre hoje às 8h. Emergência: 24h"],
    ["8h às 24h", "2026-11-22 23:59", "Plantão agora: (87) 3761-2345. Abre amanhã às 8h."],
  ])(
    "includes the emergency service while only that answers, or if it does next: with %s, at %s, %s",
    (hours, moment, sentence) => {
      expect(said(moment, [], week, hours)).toBe(sentence);
    },
  );

  it("knows the emergency service on closed days, too", () => {
    expect(said("2026-12-25 10:00", ["25/12"], week, "24h")).toContain("Plantão agora");
  });

  it("names the date of a day that is more than a week ahead", () => {
    const holidays = Array.from({ length: 9 }, (_, index) => `${21 + index}/12`);
    expect(said("2026-12-20 10:00", holidays)).toBe("Fechado agora; abre quarta, 30/12, às 8h. Emergência: 24h");
  });

  it("names the date where it opens on one day of the week, and that is today's", () => {
    const fridays = [{ days: [4], opensAt: 480, closesAt: 720 }];
    expect(said("2026-11-20 13:00", [], fridays)).toBe("Fechado agora; abre sexta, 27/11, às 8h. Emergência: 24h");
    expect(said("2026-11-21 13:00", [], fridays)).toBe("Fechado agora; abre sexta às 8h. Emergência: 24h");
  });

  it("promises nothing where it does not open within a year", () => {
    const never = week.map((shift) => ({ ...shift, days: [] }));
    expect(said("2026-11-20 10:00", [], never)).toBe("Fechado agora. Emergência: 24h");
  });

  it("merges adjacent shifts, and keeps a break at noon", () => {
    const morning = { days: [0, 1, 2, 3, 4], opensAt: 480, closesAt: 720 };
    const early = { days: [0, 1, 2, 3, 4], opensAt: 720, closesAt: 1080 };
    const late = { ...early, opensAt: 810 };
    expect(said("2026-11-20 09:00", [], [morning, early])).toBe("Aberto agora, até as 18h");
    expect(said("2026-11-20 12:30", [], [morning, late])).toBe("Fechado agora; abre hoje às 13h30. Emergência: 24h");
  });
});

it.each([
  ["America/Recife", "2026-11-20T20:59:59Z", "2026-11-20T17:59Z"],
  ["America/Rio_Branco", "2026-11-20T21:00:00Z", "2026-11-20T16:00Z"],
  ["Asia/Kolkata", "2026-11-20T12:30:00Z", "2026-11-20T18:00Z"],
  // Either side of a change of the clocks, on 25 October, whenever the site was built.
  ["Europe/Lisbon", "2026-10-23T16:59:59Z", "2026-10-23T17:59Z"],
  ["Europe/Lisbon", "2026-10-26T17:59:59Z", "2026-10-26T17:59Z"],
])("The clock of the business counts: in %s, at %s, it shows %s", (timeZone, moment, shown) => {
  expect(clockOf(timeZone)(Date.parse(moment))).toBe(Date.parse(shown) / 60_000);
});
