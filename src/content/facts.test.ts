import { describe, expect, it } from "@jest/globals";
import { exampleBusiness } from "../../tests/jest/example-business";
import { check, contentWith } from "../../tests/support/corpus";
import { factsOf } from "./facts";

const shown = { price: "Sob consulta", description: "", maintenanceFrequency: "", features: [], popular: false };
const plans = {
  warrantySummary: "{warrantyDays} dias no plano {name}",
  plans: [
    { ...shown, name: "Básico", warrantyDays: 30 },
    { ...shown, name: "Profissional", warrantyDays: 60 },
    { ...shown, name: "Empresarial", warrantyDays: 90 },
  ],
};

const { content } = check(contentWith({}));
if (!content) throw new Error("The content in data/ has a problem");
const facts = factsOf({
  ...content,
  "business.yaml": exampleBusiness(),
  "plans.yaml": { ...content["plans.yaml"], ...plans },
});

describe("the facts that texts may quote", () => {
  it.each([
    ["brand", "WS"],
    ["address.city", "Garanhuns"],
    ["cancellationNoticeHours", "24"],
    ["fullAddress", "Rua do Frio, 10, Sala 2, Centro, Garanhuns/PE, CEP 55290-000"],
    ["openingHoursText", "segunda a sexta, 8h–18h; sábado, 8h–12h"],
    ["warranties", "30 dias no plano Básico, 60 dias no plano Profissional e 90 dias no plano Empresarial"],
  ])("hold %s: %s", (name, value) => {
    expect(facts[name]).toBe(value);
  });

  it("do not include texts that quote facts themselves", () => {
    expect(Object.keys(facts)).not.toContain("greeting");
    expect(Object.values(facts).join()).not.toMatch(/[{}]/);
  });
});
