import { readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";
import { factTitles } from "./facts";

it("The owner's README names the facts that texts may quote", () => {
  const names = Object.entries(factTitles).map(([name, title]) => `\`{${name}}\` (${title})`);
  expect(readFileSync("data/README.md", "utf8")).toContain(`Nomes: ${names.join(", ")}.`);
});
