import { readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";
import { check, contentWith, messages } from "../../../tests/support/corpus";
import { isExample, shipped } from "./examples";

it.each([
  [["legalName"], "Nome do Titular (exemplo)"],
  [["taxNumber"], "00.000.000/0001-00"],
  [["annex"], "Sala xxx"],
  [["address", "number"], "000"],
  [["address", "postcode"], "00000-000"],
  [["phone"], "(87) 0000-0000"],
  [["phone"], "0800 123 4567"],
  [["claimPlace"], "na nossa oficina, em [sua cidade]"],
])("An example that ships, or a gap, is recognised: %s %s", (path, text) => {
  expect(isExample("business.yaml", path, text)).toBe(true);
});

it("The examples that messages and instructions give are recognised", () => {
  const written = readFileSync("data/README.md", "utf8") + readFileSync("src/content/rules/messages.ts", "utf8");
  const given =
    written.match(/\(\d\d\) [\d-]{9,}|\d{5}-000|[\d.]{10}\/[\d-]{7}|\S+@[\w.]+|https:\/\/www\.[\w./-]+\w/g) ?? [];
  expect(given.length).toBeGreaterThan(5);
  expect(given.filter((text) => !isExample("business.yaml", ["taxNumber"], text))).toEqual([]);
});

it("The technician and the repair of the instructions are known", () => {
  const readme = readFileSync("data/README.md", "utf8");
  expect(readme).toContain(`  name: ${shipped.technician}\n`);
  expect(readme).toContain(`  text: ${shipped.repair}\n`);
});

it("A text that says “por exemplo” is no example", () => {
  expect(isExample("business.yaml", ["greeting"], "Olá! Por exemplo, quanto custa um conserto?")).toBe(false);
});

it("None is left once the owner has replaced all of them", () => {
  expect(check(contentWith({})).problems.map(({ message }) => message)).not.toContain(messages.example);
});
