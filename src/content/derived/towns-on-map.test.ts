import { expect, it } from "@jest/globals";
import { townsOnMap } from "./towns-on-map";

it("shows the towns served, and first, larger, the town of the business if it is on the map", () => {
  expect(townsOnMap(["Caruaru", "Garanhuns"], "Garanhuns").map(([name, , , radius]) => [name, radius])).toEqual([
    ["Garanhuns", "8"],
    ["Caruaru", "5"],
  ]);
  expect(townsOnMap(["Caruaru"], "Cidade Exemplo").map(([name]) => name)).toEqual(["Caruaru"]);
});

it("shows nothing if no towns are named", () => {
  expect(townsOnMap(undefined, "Garanhuns")).toEqual([]);
});
