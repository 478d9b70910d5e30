import { expect, it } from "@jest/globals";
import { validContent } from "../../../tests/support/edited-content";
import municipalities from "./municipalities.json";
import { townsOnMap } from "./towns-on-map";

const { address } = validContent()["business.yaml"];
const shown = (servedTowns: string[] | undefined, seat: Partial<typeof address> = {}) =>
  townsOnMap({ servedTowns, address: { ...address, ...seat } });

it("The map shows the towns served, and first, larger, the town of the business", () => {
  const towns = shown(["Caruaru", "Garanhuns"], { city: "Garanhuns" });
  expect(towns.map(({ isSeat }) => isSeat)).toEqual([true, false]);
  expect(shown(undefined)).toEqual([]);
});

it("A town of another state has no dot, and one without its accents has", () => {
  expect(shown(["Juazeiro", "jatauba"], { city: "Jatauba" })).toHaveLength(2);
  expect(shown(["Juazeiro"], { city: "Petrolina" })).toHaveLength(1);
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
