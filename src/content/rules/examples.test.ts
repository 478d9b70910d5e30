import { describe, expect, it } from "@jest/globals";
import { describeProblem } from "../../../plugins/gatsby-plugin-content-model/problems";
import { textsIn } from "../../../plugins/gatsby-plugin-content-model/values";
import { exampleBusiness } from "../../../tests/jest/example-business";
import { check, contentWith, validSource } from "../../../tests/support/corpus";
import type { Business } from "../model/content-files";
import { isExample } from "./examples";

const replaced: Business = { ...exampleBusiness(), menuPhone: "(87) 3761-2345" };

/** The example details that ship with the site. */
const shipped: Business = {
  ...replaced,
  legalName: "Nome do Titular (exemplo)",
  taxNumber: "00.000.000/0001-00",
  phone: "(87) 00000-0000",
  menuPhone: "(00) 00000-0000",
  email: "contato@example.com",
  siteUrl: "https://www.example.com",
  address: {
    street: "Rua Exemplo",
    number: "000",
    annex: "Anexo Exemplo",
    district: "Bairro Exemplo",
    city: "Cidade Exemplo",
    state: "PE",
    postcode: "00000-000",
  },
};

const fieldsOf = (business: Business) =>
  [...textsIn(business)]
    .filter(([path, text]) => isExample("business.yaml", path, text))
    .map(([path]) => path.join("."));

describe("the details that are still examples", () => {
  it("are all of those that ship", () => {
    expect(fieldsOf(shipped)).toEqual([
      "legalName",
      "taxNumber",
      "phone",
      "menuPhone",
      "email",
      "siteUrl",
      "address.street",
      "address.number",
      "address.annex",
      "address.district",
      "address.city",
      "address.postcode",
    ]);
  });

  it.each(["(87) 00000-0000", "(87) 0000-0000", "(00) 00000-0000", "(00) 0000-0000"])(
    "include the phone %s",
    (phone) => {
      expect(isExample("business.yaml", ["phone"], phone)).toBe(true);
    },
  );

  it("do not include a text that says “por exemplo”", () => {
    expect(isExample("business.yaml", ["greeting"], "Olá! Por exemplo, quanto custa um conserto?")).toBe(false);
  });

  it("are none once the owner has replaced all of them", () => {
    expect(fieldsOf(replaced)).toEqual([]);
  });
});

describe("a detail that is still an example, in the owner's file", () => {
  const source = validSource("business.yaml")
    .replace(/^email: .*$/m, "email: contato@example.com")
    .replace(/^( *)street: .*$/m, "$1street: Rua Exemplo");
  const { examples } = check(contentWith({ "business.yaml": source }));
  const lineOf = (start: string) => source.split("\n").findIndex((line) => line.trim().startsWith(start)) + 1;

  it("is reported with file, line and field", () => {
    const told = examples.map(describeProblem);
    const message = "Ainda é um dado de exemplo. Troque pelo dado real antes de publicar.";
    expect(told).toContain(`data/business.yaml, linha ${lineOf("email:")}, campo E-mail (email): ${message}`);
    expect(told).toContain(
      `data/business.yaml, linha ${lineOf("street:")}, coluna 3, campo Endereço › Rua (street): ${message}`,
    );
  });
});
