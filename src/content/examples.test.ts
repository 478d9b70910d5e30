import { describe, expect, it } from "@jest/globals";
import { shippedContent } from "../../tests/jest/shipped-content";
import { unfilledExamples } from "./examples";
import { messages } from "./messages";

const business = shippedContent()["business.yaml"];

const replaced: typeof business = {
  ...business,
  legalName: "Fulana de Tal",
  taxNumber: "12.345.678/0001-95",
  phone: "(87) 91234-5678",
  email: "contato@wsfrio.com.br",
  siteUrl: "https://www.wsfrio.com.br",
  address: {
    street: "Rua do Frio",
    number: "10",
    annex: "Sala 2",
    district: "Centro",
    city: "Garanhuns",
    state: "PE",
    postcode: "55290-000",
  },
};

describe("the details that are still examples", () => {
  it("are all of them as the site ships", () => {
    expect(unfilledExamples(business)).toEqual([
      "Nome do titular",
      "CNPJ",
      "Telefone e WhatsApp",
      "E-mail",
      "Endereço do site",
      "Rua",
      "Número",
      "Bairro",
      "Cidade",
      "CEP",
    ]);
  });

  it("are none once the owner has replaced them", () => {
    expect(unfilledExamples(replaced)).toEqual([]);
  });

  it.each([
    ["legalName", "Nome do titular"],
    ["taxNumber", "CNPJ"],
    ["phone", "Telefone e WhatsApp"],
    ["email", "E-mail"],
    ["siteUrl", "Endereço do site"],
  ] as const)("are told one by one: %s", (field, name) => {
    expect(unfilledExamples({ ...replaced, [field]: business[field] })).toEqual([name]);
  });

  it("are not the menu's number, which is a placeholder on purpose", () => {
    expect(unfilledExamples({ ...replaced, menuPhone: "(00) 00000-0000" })).toEqual([]);
  });

  it("are told on one line", () => {
    expect(messages.examples("CNPJ, E-mail")).toBe(
      "Ainda são dados de exemplo em data/business.yaml: CNPJ, E-mail. Troque pelos dados reais antes de publicar.",
    );
  });
});
