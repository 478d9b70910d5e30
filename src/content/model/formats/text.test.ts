import { expect, it } from "@jest/globals";
import { read, told, value } from "../../../../tests/support/edited-content";

const business = "business.yaml";

it.each([
  ["number", ["address", "number"], "lote 12", "lote 12"],
  ["number", ["address", "number"], "012", "012"],
  ["number", ["address", "number"], "não tem", "s/n"],
  ["tagline", ["tagline"], "Ar\u2011condicionado", "Ar-condicionado"],
  ["tagline", ["tagline"], "Climatizac\u0327a\u0303o", "Climatização"],
  ["servedArea", ["servedArea"], "No interior de Pernambuco.", "no interior de Pernambuco"],
  ["servedArea", ["servedArea"], "num raio de 50 km de Garanhuns", "num raio de 50 km de Garanhuns"],
  ["servedArea", ["servedArea"], "até 100 km de Caruaru", "até 100 km de Caruaru"],
  ["greeting", ["greeting"], "|\n  Oi!\n  Tudo bem?\n", "Oi!\nTudo bem?"],
  ["servedArea", ["servedArea"], "Curitiba e Campo Largo", "Curitiba e Campo Largo"],
  ["servedArea", ["servedArea"], "no Recife\u2010Olinda", "no Recife-Olinda"],
  ["field", ["trade", "field"], "Refrigeração e ventilação.", "refrigeração e ventilação"],
  ["field", ["trade", "field"], "VRF e splits", "VRF e splits"],
  ["claimPlace", ["claimPlace"], "Na nossa oficina.", "na nossa oficina"],
])("The field %s %j understands %s: %s", (key, path, written, meant) => {
  expect(read(business, path, value(key, written))).toBe(meant);
});

it("A brand has no more letters than its place in the header", () => {
  expect(told(business, value("brand", "Antônio Carlos Bezerra da Silva"))).toEqual([
    "brand: Antônio Carlos Bezerra da Silva → O texto tem 31 caracteres; aqui cabem no máximo 16. Encurte o texto.",
  ]);
});

it("Headings and the brand may have emoji, which the social image leaves out", () => {
  expect(told(business, value("brand", "Polar ❄️ Frio"))).toEqual([]);
  expect(told("pages/home.yaml", value("heading", "Parou de gelar? 🥶"))).toEqual([]);
});

it.each(["foto", "IMG_2026", "oficina.jpg", "minha oficina.jpg"])("“%s” does not say what a photo shows", (written) => {
  expect(told("pages/home.yaml", value("alt", written))).toEqual([
    `alt: ${written} → Diga em algumas palavras o que a foto mostra, para quem não a vê.`,
  ]);
});

it("Each town is an item", () => {
  expect(told(business, (source) => source.replace("- Garanhuns", "- Lajedo, Caetés e Jupi"))).toEqual([
    "- Lajedo, Caetés e Jupi → Aqui vai uma cidade só: ponha cada uma no seu item.",
  ]);
});

it("A text that the site fills in has the places for it", () => {
  expect(told("interface.yaml", value("weekdayRange", "de segunda a sábado"))).toEqual([
    "weekdayRange: de segunda a sábado → Este texto precisa de {first} e {last}: o site põe ali o que vale em cada caso. Por exemplo: {first} a {last}",
  ]);
});

it("A statement quotes no other", () => {
  expect(told("statements.yaml", value("notice", '"{form.summary}"'))).toEqual([
    'notice: "{form.summary}" → Uma frase não pode citar outra, com {photos.…} ou {form.…}. Escreva o próprio texto.',
  ]);
});
