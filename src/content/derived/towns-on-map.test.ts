import { expect, it } from "@jest/globals";
import { towns, townsOnMap } from "./towns-on-map";

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

it("keeps the names of all towns apart", () => {
  const boxes = townsOnMap(Object.keys(towns), "").map(([name = "", x, , , y]) => {
    const width = name.length * 8;
    const left = Number(x) - (Number(x) > 460 ? width : width / 2);
    return { name, left, right: left + width, top: Number(y) - 15, bottom: Number(y) };
  });
  const touching = boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        ({ left, right, top, bottom }) => left < one.right && right > one.left && top < one.bottom && bottom > one.top,
      )
      .map(({ name }) => `${one.name}, ${name}`),
  );
  expect(touching).toEqual([]);
});
