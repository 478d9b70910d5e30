import { describe, expect, it } from "@jest/globals";
import { isValidTaxNumber } from "./tax-number";

describe("a tax number", () => {
  it.each([
    // The Receita Federal's examples of both kinds.
    ["12.345.678/0001-95"],
    ["12.ABC.345/01DE-35"],
  ])("is right when its check digits are: %s", (taxNumber) => {
    expect(isValidTaxNumber(taxNumber)).toBe(true);
  });

  it.each([
    ["its last digit", "12.345.678/0001-96"],
    ["its last digit but one", "12.345.678/0001-85"],
    ["a digit of its body", "12.345.679/0001-95"],
    ["two neighbours swapped", "21.345.678/0001-95"],
    ["a letter", "12.ABD.345/01DE-35"],
  ])("is wrong with another in %s: %s", (_, taxNumber) => {
    expect(isValidTaxNumber(taxNumber)).toBe(false);
  });

  it("passes as an example, whatever its check digits", () => {
    expect(isValidTaxNumber("00.000.000/0001-00")).toBe(true);
  });
});
