import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { jsonSchema, schemaPath } from "../../plugins/gatsby-plugin-content-model/model/json-schemas";
import { type ContentFile, contentFiles } from "./model";

const files = Object.keys(contentFiles) as ContentFile[];
const committed = (name: string): unknown => JSON.parse(readFileSync(name, "utf8"));

describe.each(files)("the JSON Schema of %s", (file) => {
  it("is up to date with the content model (otherwise: npm run schemas)", () => {
    expect(committed(schemaPath(file))).toEqual(JSON.parse(JSON.stringify(jsonSchema(contentFiles[file]))));
  });

  it("is the one that VS Code uses for the file", () => {
    expect(committed(".vscode/settings.json")).toMatchObject({
      "yaml.schemas": { [`./${schemaPath(file)}`]: `data/${file}` },
    });
  });

  it("ends a hint before the next sentence begins", () => {
    expect(JSON.stringify(jsonSchema(contentFiles[file]))).not.toMatch(/[^.!?…] (Pode citar|Escreva) /);
  });

  it("names every field in pt-BR", () => {
    const untitled = JSON.stringify(jsonSchema(contentFiles[file]), (key, value) =>
      key === "properties"
        ? Object.values(value as Record<string, { title?: string }>).filter(({ title }) => !title)
        : value,
    );
    expect(untitled).not.toMatch(/"properties":\[\{/);
  });
});
