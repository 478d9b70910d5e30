import { describe, expect, it } from "@jest/globals";
import { municipalityNames } from "./municipalities";
import { townsOnMap } from "./towns-on-map";

const shown = (served: string[], seat = "Cidade Exemplo") => townsOnMap(served, seat).map(({ name }) => name);

describe("the map", () => {
  it("shows the towns served, if any are named, and first, larger, the town of the business", () => {
    expect(townsOnMap(["Caruaru", "Garanhuns"], "Garanhuns").map(({ name, radius }) => [name, radius])).toEqual([
      ["Garanhuns", 8],
      ["Caruaru", 5],
    ]);
    expect(shown(["Caruaru"])).toEqual(["Caruaru"]);
    expect(townsOnMap(undefined, "Garanhuns")).toEqual([]);
  });

  it("has a place for the 184 municipalities of Pernambuco and for Fernando de Noronha", () => {
    expect(municipalityNames).toHaveLength(185);
    for (const name of municipalityNames) {
      const [town] = townsOnMap([name], "");
      expect(town).toMatchObject({ name, isNamed: true });
      expect(town?.x).toBeGreaterThan(0);
      expect(town?.x).toBeLessThan(504);
      expect(town?.y).toBeGreaterThan(0);
      expect(town?.y).toBeLessThan(180);
    }
  });

  it.each([
    ["Petrolina", 70, 167],
    ["Caruaru", 410, 83],
    ["Recife", 492, 65],
    ["Goiana", 483, 28],
  ])("has %s where it is on the outline", (name, x, y) => {
    const [town] = townsOnMap([name], "");
    expect(Math.abs((town?.x ?? 0) - x)).toBeLessThan(3);
    expect(Math.abs((town?.y ?? 0) - y)).toBeLessThan(3);
  });

  it("sets the names of neighbours apart", () => {
    const towns = townsOnMap(["Caruaru", "Bezerros", "Agrestina"], "");
    expect(towns.map(({ name }) => name)).toEqual(["Caruaru", "Bezerros", "Agrestina"]);
    expect(new Set(towns.map(({ nameX, nameY, anchor }) => [nameX, nameY, anchor].join())).size).toBeGreaterThan(1);
  });

  it("keeps the dot of a town whose name has no room", () => {
    const coast = ["Recife", "Olinda", "Paulista", "Abreu e Lima", "Igarassu", "Camaragibe", "Jaboatão dos Guararapes"];
    expect(townsOnMap(coast, "")).toHaveLength(coast.length);
    const [first, ...others] = townsOnMap(coast, "").map(({ isNamed }) => isNamed);
    expect(first).toBe(true);
    expect(others).toContain(false);
  });
});
