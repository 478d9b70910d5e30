import { expect, it } from "@jest/globals";
import { fieldLabel } from "../../plugins/gatsby-plugin-content-editor/app/check";
import { search } from "../../plugins/gatsby-plugin-content-editor/app/search";
import { readYaml } from "../../plugins/gatsby-plugin-content-editor/app/yaml";
import { validSource } from "../../tests/support/edited-content";
import site from "./site";

const dataOf = (file: string) => readYaml(validSource(file));

const found = (words: string) => search(site, dataOf, words);

const places = (words: string) => found(words).map(({ file, path }) => [file, ...path].join(" "));

it.each([
  ["férias", "business.yaml closedOn"],
  ["feriado", "business.yaml closedOn"],
  ["Instagram", "business.yaml profiles"],
  ["CREA", "business.yaml registration"],
  ["tecnico", "business.yaml responsibleTechnician"],
  ["preço", "plans.yaml plans 1 price"],
  ["política", "pages/privacy.yaml"],
  ["texto antes do telefone", "pages/contact.yaml details phoneLabel"],
])("who looks for %s, which is a name, finds it: %s", (words, place) => {
  expect(places(words)).toContain(place);
});

it.each([
  ["slogan", "business.yaml tagline"],
  ["logo", "business.yaml brand"],
  ["Google", "pages/home.yaml title"],
  ["mensalidade", "plans.yaml plans 0 price"],
  ["urgência", "business.yaml emergencyHours"],
  ["sábado", "business.yaml openingHours 2 firstDay"],
  ["camara fria", "business.yaml trade machine"],
  ["LGPD", "pages/privacy.yaml sections 0 paragraphs 0"],
  ["multa", "pages/terms.yaml"],
])("who looks for %s, which is no name, finds it in the help or in what is written: %s", (words, place) => {
  expect(places(words).join("\n")).toContain(place);
});

it("shows names before what stands in fields, and of that the words that were sought", () => {
  const [first, ...others] = found("preço");
  expect(first).toEqual({ file: "plans.yaml", path: ["plans", 0, "price"] });
  expect(others.at(-1)?.excerpt).toMatch(/preço/i);
});

it("leads who looks for LGPD to the privacy policy, before all that mentions it", () => {
  expect(found("LGPD")[0]).toEqual({ file: "pages/privacy.yaml", path: [] });
});

it("names the entry that a field is in", () => {
  const labels = found("preço").map(({ file, path }) => fieldLabel(site, file, path, dataOf(file)));
  expect(labels).toContain("Planos de manutenção › Planos › “Profissional” › Preço");
});

it("finds nothing by the names that only a file has", () => {
  expect(places("closedOn")).toEqual([]);
});
