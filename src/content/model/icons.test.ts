import { readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";
import { iconNames } from "./shared";

/** Names of the drawings on a sheet. */
const drawnOn = (sheet: string) =>
  Array.from(readFileSync(`src/ui/drawing/${sheet}`, "utf8").matchAll(/<svg id="(\w+)"/g), ([, name]) => name ?? "");

it("Each icon that the content may choose is drawn once, as an icon or as a detail of a service", () => {
  expect([...drawnOn("icons.svg"), ...drawnOn("details.svg")].sort()).toEqual([...iconNames].sort());
});
