import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { jsonSchema, schemaPath } from "../plugins/gatsby-plugin-content-model/model/json-schemas";
import { contentFiles } from "../src/content/model";
import { renewedReadme } from "../src/content/readme";

/** Writes the JSON Schemas of the content files, which editors use (see `.vscode/settings.json`). */
for (const [file, schema] of Object.entries(contentFiles)) {
  const target = schemaPath(file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, `${JSON.stringify(jsonSchema(schema), null, 2)}\n`);
}

/** Renews what the owner's README lists of the model. */
const readme = "data/README.md";
writeFileSync(readme, renewedReadme(readFileSync(readme, "utf8")));
