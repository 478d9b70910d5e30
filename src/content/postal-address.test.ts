import { describe, expect, it } from "@jest/globals";
import { addressLines, describeAddress } from "./postal-address";

const address = {
  street: "Rua do Frio",
  number: "10",
  annex: "Sala 2",
  district: "Centro",
  city: "Garanhuns",
  state: "PE",
  postcode: "55290-000",
};

describe("a postal address", () => {
  it("has the lines of an envelope", () => {
    expect(addressLines(address)).toEqual(["Rua do Frio, 10, Sala 2", "Centro", "Garanhuns/PE", "CEP 55290-000"]);
  });

  it("stands on one line in running text", () => {
    expect(describeAddress(address)).toBe("Rua do Frio, 10, Sala 2, Centro, Garanhuns/PE, CEP 55290-000");
  });
});
