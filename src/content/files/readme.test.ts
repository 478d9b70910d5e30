import { readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";
import { renewedReadme } from "./readme";

it("The owner's README lists all facts and icons (otherwise: npm run readme)", () => {
  const readme = readFileSync("data/README.md", "utf8");
  expect(readme).toBe(renewedReadme(readme));
  expect(readme).toContain("| `{address.city}` | Endereço › Cidade |");
  expect(readme).toContain("`snowflake` (evaporador)");
});
