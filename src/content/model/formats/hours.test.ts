import { expect, it } from "@jest/globals";
import { read, told, value } from "../../../../tests/support/edited-content";

const business = "business.yaml";

it.each([
  ["7h", "7h"],
  ["07:00", "7h"],
  ["7:30", "7h30"],
  ["7h00", "7h"],
  ["7", "7h"],
  ["07h30min", "7h30"],
  ["7 horas", "7h"],
  ["07:30:00", "7h30"],
])("It opens at %s: %s", (written, hour) => {
  expect(read(business, ["openingHours", 0, "opens"], value("opens", written))).toBe(hour);
});

it.each(["24h", "0h", "00:00", "24:00"])("It closes at midnight: %s", (written) => {
  const closing = (source: string) => source.replace("closes: 18h", `closes: ${written}`);
  expect(read(business, ["openingHours", 1, "closes"], closing)).toBe("24h");
});

it.each(["segunda", "Segunda", "segunda-feira", "SEGUNDA-FEIRA", "seg", "Seg.", "2ª feira", "2a-feira"])(
  "The first day may be %s",
  (day) => {
    expect(read(business, ["openingHours", 0, "firstDay"], value("firstDay", day))).toBe("segunda");
  },
);

it.each(["Sabado", "sábado", "sab", "sáb."])("A day is understood without its accent: %s", (day) => {
  expect(
    read(business, ["openingHours", 2, "lastDay"], (source) => source.replace("lastDay: sábado", `lastDay: ${day}`)),
  ).toBe("sábado");
});

it.each([
  ["24h", "24h"],
  ["24", "24h"],
  ["24 Horas", "24 horas"],
  ["18h às 6h", "18h às 6h"],
  ["18:00 as 06:00", "18h às 6h"],
  ["das 18h30 até 22h", "18h30 às 22h"],
  ["18h–6h", "18h às 6h"],
  ["24 hrs", "24h"],
  ["8h às 8h", "24h"],
  ["0h às 24h", "24h"],
])("Emergencies are served by %s: %s", (written, hours) => {
  expect(read(business, ["emergencyHours"], value("emergencyHours", written))).toBe(hours);
});

it.each(["sim", "Plantão 24h", "sempre", "dia e noite", "true", "8h", "8 min às 9 min", "25h às 25h", "XXh às XXh"])(
  "Emergency hours are not %s, and the three forms are told",
  (written) => {
    expect(told(business, value("emergencyHours", written))).toEqual([
      `emergencyHours: ${written} → O plantão não está no formato esperado. Escreva 24h, 24 horas, ou as horas, por exemplo: 18h às 6h. Sem plantão, não preencha.`,
    ]);
  },
);

it("A misspelt day and an impossible hour are refused", () => {
  expect(told(business, value("firstDay", "segnda"))).toEqual([
    "- firstDay: segnda → O valor não é um dos aceitos. Use um destes: segunda, terça, quarta, quinta, sexta, sábado, domingo. Você quis dizer “segunda”?",
  ]);
  expect(told(business, value("opens", "25h"))).toEqual([
    "opens: 25h → O horário não está no formato esperado. Escreva por exemplo 8h ou 13h30; para fechar à meia-noite, 24h. Um dia fechado não entra na lista.",
  ]);
});

it("A business by appointment has no opening hours", () => {
  const none = (source: string) => source.replace(/openingHours:[\s\S]*?(?=closedOn)/, "");
  expect(told(business, none)).toEqual([]);
});
