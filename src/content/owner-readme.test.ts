import { readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";
import { factTitles } from "./facts";
import { icons } from "./model/shared";

it("The owner's README lists the facts that texts may quote, and all icons", () => {
  const readme = readFileSync("data/README.md", "utf8");
  const facts = Object.entries(factTitles).map(([name, title]) => `| \`{${name}}\` | ${title} |`);
  expect(readme.match(/^\| `\{.+\}` \|.+$/gm)).toEqual(facts);
  const drawings = Object.entries(icons).map(([name, title]) => `\`${name}\` (${title})`);
  expect(readme).toContain(`Desenhos: ${drawings.join(", ")}.`);
});
