import { expect, it } from "@jest/globals";
import { firstItem, read, told } from "../../../../tests/support/edited-content";

const business = "business.yaml";

it.each([
  ["25/12", "25/12"],
  ["1/1", "01/01"],
  ["24/12/2026", "24/12/2026"],
  ["24/12/26", "24/12/2026"],
  ["2026-12-24", "24/12/2026"],
  ["20/12 a 05/01", "20/12 a 05/01"],
  ["24 a 26/12", "24/12 a 26/12"],
  ["23/12/2026 até 5/1/2027", "23/12/2026 a 05/01/2027"],
  ["23/12 - 05/01/2027", "23/12/2026 a 05/01/2027"],
  ["23/12/2026 a 05/01", "23/12/2026 a 05/01/2027"],
])("It is closed on %s: %s", (written, days) => {
  expect(read(business, ["closedOn", 0], firstItem("closedOn", `- ${written}`))).toBe(days);
});

it.each([
  ["31/02", "Este dia não existe no calendário. Corrija o dia, o mês ou o ano."],
  ["29/02/2027", "Este dia não existe no calendário. Corrija o dia, o mês ou o ano."],
  ["05/01/2027 a 23/12/2026", "O último dia vem antes do primeiro. Corrija um dos dois."],
  [
    "24/12 e 31/12",
    "O dia não está no formato esperado. Escreva 25/12 para todos os anos, 24/12/2026, ou 23/12/2026 a 05/01/2027; dois dias soltos são dois itens da lista. Um dia da semana não vai aqui: se a empresa fecha nele, ele só não entra nos horários.",
  ],
])("It is not closed on %s", (written, message) => {
  expect(told(business, firstItem("closedOn", `- ${written}`))).toEqual([`- ${written} → ${message}`]);
});
