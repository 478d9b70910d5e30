import { expect, it } from "@jest/globals";
import { interpolate } from "../../plugins/gatsby-plugin-content-model/placeholders";
import { now, validContent } from "../../tests/support/edited-content";
import { factsOf } from "./facts";

const content = validContent();
content["business.yaml"].address = {
  street: "Rua do Frio",
  number: "10",
  annex: "Sala 2",
  district: "Centro",
  city: "Garanhuns",
  state: "PE",
  postcode: "55290-000",
};
content["business.yaml"].closedOn = ["25/12", "23/12/2026 a 05/01/2027"];
const facts = factsOf(content, now);

it.each([
  ["address.city", "Garanhuns"],
  ["cancellationNoticeHours", "12"],
  ["fullAddress", "Rua do Frio, 10, Sala 2, Centro, Garanhuns/PE, CEP 55290-000"],
  ["openingHoursText", "segunda a sexta, 7h30–12h e 13h30–18h; sábado, 8h–12h"],
  ["profileNames", "Instagram"],
  ["closedDays", "25/12 e 23/12/2026 a 05/01/2027"],
  ["warranties", "60 dias no plano Profissional, 30 dias no plano Básico e 60 dias no plano Já"],
])("The facts that texts may quote hold %s: %s", (name, value) => {
  expect(interpolate(`os dados: {${name}}`, facts)).toBe(`os dados: ${value}`);
});

it("Names with a comma or an “e” of their own stand between semicolons", () => {
  const [first, second, third] = content["services.yaml"].services;
  const titled = ["Conserto", "Câmaras, balcões e ilhas", "Dutos"];
  const services = [first, second, third].flatMap((service, index) =>
    service ? [{ ...service, title: titled[index] ?? "" }] : [],
  );
  const { serviceTitles } = factsOf({ ...content, "services.yaml": { ...content["services.yaml"], services } }, now);
  expect(serviceTitles).toBe("Conserto; Câmaras, balcões e ilhas; e Dutos");
});

it("Of plans without a warranty of their own, none is said", () => {
  const { plans = [], ...list } = content["plans.yaml"];
  const warrantiesOf = (isWarranted: (name: string) => boolean) => {
    const changed = plans.map((plan) => (isWarranted(plan.name) ? plan : { ...plan, warrantyDays: undefined }));
    const { warranties, longestWarrantyDays } = factsOf({ ...content, "plans.yaml": { ...list, plans: changed } }, now);
    return [warranties, longestWarrantyDays];
  };
  expect(warrantiesOf((name) => name === "Básico")).toEqual(["30 dias no plano Básico", "30"]);
  expect(warrantiesOf(() => false)).toEqual(["", ""]);
});

it("Closed days of the past are no longer said", () => {
  expect(factsOf(content, new Date("2027-02-01T12:00:00Z")).closedDays).toBe("25/12");
});

it("Facts do not include the texts of business.yaml that quote facts", () => {
  expect(Object.keys(facts)).not.toContain("greeting");
});

it("Prices are said to be on request where those of all plans are, and not else", () => {
  const { plans = [], ...list } = content["plans.yaml"];
  const termsAt = (price: string) =>
    factsOf({ ...content, "plans.yaml": { ...list, plans: plans.map((plan) => ({ ...plan, price })) } }, now)[
      "prices.terms"
    ];
  for (const price of ["Sob consulta", "Preço sob consulta"])
    expect(termsAt(price)).toBe("Os preços são sob consulta.");
  for (const price of ["R$ 280 por mês", "390 ao mês", "Grátis"])
    expect(termsAt(price)).toMatch(/^Os preços que o site mostra são os da página de serviços/);
});

it("A statement and a list of titles are filled in with what they quote", () => {
  const names = Object.keys(facts).map((name) => `{${name}}`);
  expect(interpolate(names.join(), facts)).not.toMatch(/[{}]/);
});
