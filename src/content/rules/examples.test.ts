import { readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";
import { check, contentWith } from "../../../tests/support/edited-content";
import { isExample } from "./examples";

const example = "Ainda é um dado de exemplo. Troque pelo dado real antes de publicar.";

it.each([
  "Nome do Titular (exemplo)",
  "00.000.000/0001-00",
  "000",
  "00000-000",
  "(87) 0000-0000",
  "contato@example.com",
  "https://www.example.com",
])("The example that ships is recognised: %s", (text) => {
  expect(isExample("business.yaml", text)).toBe(true);
});

it("The address that the owner's guide gives is recognised", () => {
  const given = readFileSync("docs/comecar.md", "utf8").match(/https:\/\/www\.[\w./-]+\w/g) ?? [];
  expect(given).not.toEqual([]);
  expect(given.filter((text) => !isExample("business.yaml", text))).toEqual([]);
});

it.each([
  "0",
  "Olá! Quero um exemplo de orçamento.",
  "Rua do Exemplo Novo",
  "[novidade] Agora com plantão",
  "(11) 3333-3333",
  "4004-1234",
  "https://www.suaempresarial.com.br",
])("An owner's own words are none: %s", (text) => {
  expect(isExample("business.yaml", text)).toBe(false);
});

it("None is left once the owner has replaced all of them", () => {
  expect(check(contentWith({})).problems.map(({ message }) => message)).not.toContain(example);
});
