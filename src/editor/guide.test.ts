import { readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";
import { rootOf, withChildren } from "../../plugins/gatsby-plugin-content-model/fields";
import { contentFiles } from "../content/model/content-files";
import site from "./site";

it("The owner's guide to the editor has in bold only what the editor shows", () => {
  const quoted = [...readFileSync("docs/editor.md", "utf8").matchAll(/\*\*(.+?)\*\*/g)].map(([, words = ""]) => words);
  const fields = Object.values(contentFiles).flatMap((schema) => withChildren(rootOf(schema)));
  const shown = [
    readFileSync("plugins/gatsby-plugin-content-editor/texts.ts", "utf8"),
    ...site.files.map(({ label }) => label),
    ...fields.map(({ title }) => title),
  ].join("\n");
  expect(quoted).not.toEqual([]);
  expect(quoted.filter((words) => !shown.includes(words))).toEqual([]);
});
