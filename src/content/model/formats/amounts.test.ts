import { expect, it } from "@jest/globals";
import { read, told, value } from "../../../../tests/support/edited-content";

const plans = "plans.yaml";
const home = "pages/home.yaml";

it.each([
  ["390", "R$ 390"],
  ["1.390,00", "R$ 1.390,00"],
  ["280/mês", "R$ 280/mês"],
  ["280 por mês", "R$ 280 por mês"],
  ["R$ 390 por mês, adesão R$ 0", "R$ 390 por mês, adesão R$ 0"],
  ["R$ 0,35 por caixa", "R$ 0,35 por caixa"],
  ["2x de R$ 175", "2x de R$ 175"],
  ["Até 10 máquinas, sob consulta", "Até 10 máquinas, sob consulta"],
  ["R$ 2 milhões", "R$ 2 milhões"],
  ["R$ 1,5 mil", "R$ 1,5 mil"],
  ["390 reais", "R$ 390"],
  ["A partir de 390", "A partir de R$ 390"],
  ["a partir de 1.390,00 por mês", "a partir de R$ 1.390,00 por mês"],
  ["A partir de 1.390 reais por mês", "A partir de R$ 1.390 por mês"],
])("A plan costs %s: %s", (written, price) => {
  expect(read(plans, ["plans", 0, "price"], value("price", written))).toBe(price);
});

it.each([
  "R$ R$ 390",
  "R$ 390,-",
  "R$ 390,0",
  "R$ trezentos",
  "R$ 39O,00",
  "R$ 390.00",
  "390.00",
  "R$ 1000.000",
  "1000.000",
])("A plan does not cost %s", (written) => {
  expect(told(plans, value("price", written))).toEqual([
    `price: ${written} → O preço não está no formato esperado. Escreva o valor com R$, ponto nos milhares e vírgula nos centavos, por exemplo: R$ 390 ou A partir de R$ 1.390,00 por mês`,
  ]);
});

it("A price of nothing is in words", () => {
  expect(told(plans, value("price", "R$ 0,00"))).toEqual([
    "price: R$ 0,00 → R$ 0 não é um preço. Escreva o valor ou, em palavras, por exemplo: Sob consulta, ou Grátis",
  ]);
});

it.each([
  ["−18 °C", "−18 °C"],
  ['"-18"', "−18 °C"],
  ["7", "7 °C"],
  ["+9ºC", "+9 °C"],
  ["-2.5 °C", "−2,5 °C"],
  ["0 a 4 °C", "0 a 4 °C"],
  ["-2 a -4ºC", "−2 a −4 °C"],
  ["2 °C a 8 °C", "2 a 8 °C"],
  ["-2 até -4", "−2 a −4 °C"],
  ["95% UR", "95% UR"],
  ["95 %ur", "95% UR"],
])("A symptom shows %s: %s", (written, reading) => {
  expect(read(home, ["hero", "triage", "symptoms", 0, "reading"], value("reading", written))).toBe(reading);
});

it.each(["46 F", "gelado", "950% UR", "-18 - 22"])("A symptom does not show %s", (written) => {
  expect(told(home, value("reading", written))).toEqual([
    `reading: ${written} → A temperatura não está no formato esperado. Escreva o número com °C, por exemplo: +9 °C ou −18 °C`,
  ]);
});

it.each(["R$ 1".repeat(20_000), `R$ ${"1.000".repeat(20_000)}`, "1".repeat(50_000)])(
  "A price of 50,000 characters is refused at once: %#",
  (text) => {
    expect(told(plans, value("price", text))).toHaveLength(1);
    expect(told(home, value("reading", text))).toHaveLength(1);
  },
);
