import { expect, it } from "@jest/globals";
import { interpolate } from "./placeholders";

it("A placeholder can be replaced by a fact with special characters", () => {
  expect(interpolate("{price}", { price: "R$ 1 $& {x}" })).toBe("R$ 1 $& {x}");
});
