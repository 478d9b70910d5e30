import { execFileSync } from "node:child_process";
import { expect, it } from "@jest/globals";
import { gitNames } from "./git-names";

it("names each file of a folder as Git does, photos and folders included", () => {
  const folder = "tests/other-business";
  const names = gitNames(folder);
  expect(Object.keys(names)).toEqual(expect.arrayContaining(["business.yaml", "pages/home.yaml", "fotos/bancada.jpg"]));
  const files = Object.keys(names).map((file) => `${folder}/${file}`);
  const git = execFileSync("git", ["hash-object", "--no-filters", ...files], { encoding: "utf8" });
  expect(Object.values(names)).toEqual(git.trim().split("\n"));
});
