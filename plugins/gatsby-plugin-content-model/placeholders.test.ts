import { describe, expect, it } from "@jest/globals";
import { type Facts, interpolate } from "./placeholders";

it("A placeholder can be replaced by a fact with special characters", () => {
  expect(interpolate("{price}", { price: "R$ 1 $& {x}" })).toBe("R$ 1 $& {x}");
});

it("A name that every object has is no fact", () => {
  expect(interpolate("{constructor} {toString} {__proto__}", {})).toBe("{constructor} {toString} {__proto__}");
});

it("A phrase has a capital where it begins a text, and there only", () => {
  const facts = { machine: "câmara fria", "^machine": "Câmara fria" };
  expect(interpolate("{machine}, ou outra {machine}", facts)).toBe("Câmara fria, ou outra câmara fria");
});

it("A text that quotes itself, by whatever way, says nothing", () => {
  const facts = { titles: "Ar e {title}", title: "Tudo: {titles}" };
  expect(interpolate("{titles}", facts)).toBe("");
  expect(interpolate("Sim.\n{title}", facts)).toBe("Sim.");
});

it("A company's abbreviation and the full stop of its sentence share a point", () => {
  expect(interpolate("Somos a {brand}.", { brand: "Frio Ltda." })).toBe("Somos a Frio Ltda.");
});

describe("A paragraph that quotes what there is not is left out as a whole, and no other:", () => {
  const facts: Facts = { hours: "", brand: "Frio Ltda.", terms: "Plantão {hours}", invitation: "Veja os planos." };

  it.each([
    ["the only one", "Plantão {hours}", ""],
    ["with all its sentences", "A WS Ltda. {hours} atende. Sim.", ""],
    ["the second", "Chame já.\nPlantão {hours}.", "Chame já."],
    ["the first", "Plantão {hours}.\n{brand} atende.", "Frio Ltda. atende."],
    ["one that quotes a text that says nothing", "{terms}\n{invitation}", "Veja os planos."],
    ["none, of a text that quotes nothing", "Chame já.\n\nSim.", "Chame já.\n\nSim."],
  ])("%s", (_, text, said) => {
    expect(interpolate(text, facts)).toBe(said);
  });
});
