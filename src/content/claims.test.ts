import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "@jest/globals";
import { readContent } from "../../plugins/gatsby-plugin-content-model/read-content";
import { now } from "../../tests/support/corpus";
import { claimsIn } from "./claims";
import { contentModel } from "./content-model";
import { isExample } from "./rules/examples";

const { content } = readContent(contentModel, path.resolve("data"), now);
const siteUrl = content?.["business.yaml"].siteUrl ?? "";

/* Of the content as it ships: an owner's texts promise what he likes. */
const whileShipped = isExample("business.yaml", ["siteUrl"], siteUrl) ? it : it.skip;

whileShipped("The owner's README lists the claims of the texts that only he can confirm, with their places", () => {
  const rows = content ? claimsIn(content).map(({ claim, places }) => `| ${claim} | ${places.join("; ")} |`) : [];
  const [, section = ""] = readFileSync("data/README.md", "utf8").split("## O que só você pode confirmar\n");
  expect(section.split("\n## ")[0]?.match(/^\| (?!O texto|---).+$/gm)).toEqual(rows);
  for (const row of rows) expect(row).not.toMatch(/\| \|$/);
});
