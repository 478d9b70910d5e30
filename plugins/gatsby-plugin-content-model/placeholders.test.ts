import { describe, expect, it } from "@jest/globals";
import { interpolate, placeholdersIn } from "./placeholders";

describe("a placeholder", () => {
  it("is found at each place in a text", () => {
    expect(placeholdersIn("{a} e {b.c}, outra vez {a}")).toEqual(["a", "b.c", "a"]);
    expect(placeholdersIn("nenhum")).toEqual([]);
  });

  it("is replaced by its fact each time", () => {
    expect(interpolate("{brand}: {brand} em {address.city}", { brand: "WS", "address.city": "Garanhuns" })).toBe(
      "WS: WS em Garanhuns",
    );
  });

  it("stays as it is if its name is unknown, which the check has refused before", () => {
    expect(interpolate("{brnd}", { brand: "WS" })).toBe("{brnd}");
  });

  it("can be replaced by a fact with special characters", () => {
    expect(interpolate("{price}", { price: "R$ 1 $& {x}" })).toBe("R$ 1 $& {x}");
  });
});
