import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { schemaPath } from "../../plugins/gatsby-plugin-content-model/model/json-schemas";
import { type ContentFile, contentFiles } from "./model/content-files";

const files = Object.keys(contentFiles) as ContentFile[];

describe.each(files)("the JSON Schema of %s", (file) => {
  it("is the one that VS Code uses for the file", () => {
    expect(JSON.parse(readFileSync(".vscode/settings.json", "utf8"))).toMatchObject({
      "yaml.schemas": { [`./${schemaPath(file)}`]: `data/${file}` },
    });
  });
});
