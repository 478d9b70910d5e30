import { describe, expect, it } from "@jest/globals";
import { type Facts, interpolate, statements, statementsWithin } from "./placeholders";

it("A placeholder can be replaced by a fact with special characters", () => {
  expect(interpolate("{price}", { price: "R$ 1 $& {x}" })).toBe("R$ 1 $& {x}");
});

describe("Where a fact is empty, its sentence is left out, and no other:", () => {
  const facts: Facts = {
    hours: "",
    "prices.terms": "",
    "plans.invitation": "Veja os planos.",
    brand: "WS",
    [statements]: new Set(["prices.terms", "plans.invitation"]),
  };

  it.each([
    ["the one before", "Chame já. Plantão {hours}.", "Chame já."],
    [
      "the one after a statement",
      "{prices.terms} Antes do trabalho, há um orçamento.",
      "Antes do trabalho, há um orçamento.",
    ],
    ["a figure after a statement", "{prices.terms} 24 horas por dia.", "24 horas por dia."],
    ["the statement after another", "{prices.terms} {plans.invitation}", "Veja os planos."],
    ["the statement before another", "{plans.invitation} {prices.terms} Chame.", "Veja os planos. Chame."],
    ["one that begins with a figure", "Plantão {hours}. 30 dias de garantia.", "30 dias de garantia."],
    ["one after three dots", "Plantão {hours}… Chame já.", "Chame já."],
    ["the next line", "Plantão {hours}\nChame já", "Chame já"],
    ["not half of it, at an abbreviation", "Fica na Av. Brasil, {hours}. Chame.", "Chame."],
    ["not half of it, at an article", "Pelo art. 5 e {hours}, vale. Chame.", "Chame."],
    ["not half of it, after a fact that is no sentence", "{brand} Refrigeração: plantão {hours}. Chame.", "Chame."],
  ])("%s", (_, text, said) => {
    expect(interpolate(text, facts)).toBe(said);
  });

  it("What shares a sentence with a statement is known", () => {
    expect(statementsWithin("Preços: {prices.terms} Chame. {plans.invitation}", facts)).toEqual(["prices.terms"]);
    expect(statementsWithin("{plans.invitation} e ligue.", facts)).toEqual(["plans.invitation"]);
    expect(statementsWithin("A {brand} atende. {prices.terms} {plans.invitation} Chame {hours}.", facts)).toEqual([]);
  });
});
