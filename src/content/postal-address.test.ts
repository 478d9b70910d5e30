import { describe, expect, it } from "@jest/globals";
import { exampleAddress } from "../../tests/jest/example-business";
import { addressLines, describeAddress } from "./postal-address";

describe("a postal address", () => {
  it("has three lines, as on an envelope", () => {
    expect(addressLines(exampleAddress)).toEqual([
      "Rua do Frio, 10, Sala 2",
      "Centro",
      "Garanhuns/PE",
      "CEP 55290-000",
    ]);
  });

  it("is on one line in running text", () => {
    expect(describeAddress(exampleAddress)).toBe("Rua do Frio, 10, Sala 2, Centro, Garanhuns/PE, CEP 55290-000");
  });
});
