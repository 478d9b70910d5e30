import { expect, it } from "@jest/globals";
import { townsOnMap } from "./towns-on-map";

it("The map shows the towns served, if any are named, and first, larger, the town of the business", () => {
  expect(townsOnMap(["Caruaru", "Garanhuns"], "Garanhuns").map(({ name, radius }) => [name, radius])).toEqual([
    ["Garanhuns", 8],
    ["Caruaru", 5],
  ]);
  expect(townsOnMap(["Caruaru"], "Cidade Exemplo").map(({ name }) => name)).toEqual(["Caruaru"]);
  expect(townsOnMap(undefined, "Garanhuns")).toEqual([]);
});
