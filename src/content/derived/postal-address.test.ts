import { expect, it } from "@jest/globals";
import { exampleBusiness } from "../../../tests/jest/example-business";
import { addressLines } from "./postal-address";

const { address } = exampleBusiness();

it("An address without an annex ends its first line with the number", () => {
  const { annex: _, ...withoutAnnex } = address;
  expect(addressLines(address)[0]).toBe("Rua do Frio, 10, Sala 2");
  expect(addressLines(withoutAnnex)[0]).toBe("Rua do Frio, 10");
});
