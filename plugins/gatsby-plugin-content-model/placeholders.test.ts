import { describe, expect, it } from "@jest/globals";
import { interpolate, placeholdersIn } from "./placeholders";

describe("a placeholder", () => {
  it("is found wherever it stands, as often as it stands", () => {
    expect(placeholdersIn("{a} e {b.c}, outra vez {a}")).toEqual(["a", "b.c", "a"]);
    expect(placeholdersIn("nenhum")).toEqual([]);
  });

  it("is replaced by its fact each time", () => {
    expect(interpolate("{brand}: {brand} em {address.city}", { brand: "WS", "address.city": "Garanhuns" })).toBe(
      "WS: WS em Garanhuns",
    );
  });

  it("stays as it is when it is not known, which validation has refused before", () => {
    expect(interpolate("{brnd}", { brand: "WS" })).toBe("{brnd}");
  });

  it("can stand for a fact with signs that mean something elsewhere", () => {
    expect(interpolate("{price}", { price: "R$ 1 $& {x}" })).toBe("R$ 1 $& {x}");
  });
});
