import { readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";
import { licenceList } from "../../scripts/licences";

it("docs/licences.md lists the packages of the lock file (npm run licences)", () => {
  expect(readFileSync("docs/licences.md", "utf8")).toBe(licenceList(readFileSync("package-lock.json", "utf8")));
});
