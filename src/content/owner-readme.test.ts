import { readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";
import { fieldAt } from "../../plugins/gatsby-plugin-content-model/fields";
import { factTitles } from "./facts";
import { contentFiles } from "./model/content-files";

it("The owner's README names the facts that are no value of business.yaml", () => {
  const isValue = (name: string) => fieldAt(contentFiles["business.yaml"], name.split(".")) !== undefined;
  const composed = Object.keys(factTitles).filter((name) => !isValue(name));
  const names = composed.map((name) => `\`{${name}}\``);
  expect(readFileSync("data/README.md", "utf8")).toContain(`Há também: ${names.join(", ")}.`);
});
