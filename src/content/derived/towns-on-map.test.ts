import { expect, it } from "@jest/globals";
import { validContent } from "../../../tests/support/edited-content";
import municipalities from "./municipalities.json";
import { townsOnMap } from "./towns-on-map";

const { address } = validContent()["business.yaml"];
const shown = (servedTowns: string[] | undefined, seat: Partial<typeof address> = {}) =>
  townsOnMap({ servedTowns, address: { ...address, ...seat } });

it("The map numbers the towns served in the order of their list, and shows that of the business, served or not", () => {
  const numbers = (served: string[], city: string) => shown(served, { city }).map(({ name, number }) => [name, number]);
  expect(numbers(["Caruaru", "Juazeiro", "Garanhuns"], "Garanhuns")).toEqual([
    ["Caruaru", 1],
    ["Garanhuns", 2],
  ]);
  expect(numbers(["Caruaru"], "Petrolina")).toEqual([
    ["Caruaru", 1],
    ["Petrolina", undefined],
  ]);
  expect(shown(["Caruaru", "Garanhuns"], { city: "Garanhuns" }).map(({ isSeat }) => isSeat)).toEqual([false, true]);
  expect(shown(undefined)).toEqual([]);
});

it("Towns so close to each other that their numbers would overlap are dots without", () => {
  expect(shown(["Recife", "Olinda", "Petrolina"]).map(({ number }) => number)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it("A town of another state has no dot", () => {
  expect(shown(["Juazeiro"], { city: "Petrolina" })).toHaveLength(1);
});

it("The town of the business is one with that of the list, in other capitals and accents, too", () => {
  expect(shown(["Petrolina", "jatauba"], { city: "Jataúba" })).toMatchObject([
    { name: "Petrolina", number: 1, isSeat: false },
    { name: "jatauba", number: 2, isSeat: true },
  ]);
});

it("There is no map for a business in another state than the map's", () => {
  expect(shown(["Petrolina", "Juazeiro"], { city: "Juazeiro", state: "BA" })).toEqual([]);
});

it("The 184 municipalities of Pernambuco and Fernando de Noronha have a place on the sheet, all at once, too", () => {
  const names = Object.keys(municipalities);
  expect(names).toHaveLength(185);
  const towns = shown(names, { city: "Recife" });
  expect(towns).toHaveLength(185);
  for (const { x, y } of towns) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(504);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(180);
  }
});

it.each([
  ["Petrolina", 70, 167],
  ["Caruaru", 410, 83],
  ["Recife", 492, 65],
  ["Goiana", 483, 28],
])("%s is where it is on the outline", (city, x, y) => {
  const [town] = shown([city], { city });
  expect(Math.abs((town?.x ?? 0) - x)).toBeLessThan(3);
  expect(Math.abs((town?.y ?? 0) - y)).toBeLessThan(3);
});
