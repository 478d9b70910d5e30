import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { jsonSchema, schemaPath } from "../plugins/gatsby-plugin-content-model/model/json-schemas";
import { contentFiles } from "../src/content/model";
import { renewedReadme } from "../src/content/readme";

/** `npm run schemas`: writes the JSON Schemas of the content files and the generated parts of `data/README.md`. */
for (const [file, schema] of Object.entries(contentFiles)) {
  const target = schemaPath(file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, `${JSON.stringify(jsonSchema(schema), null, 2)}\n`);
}

const readme = "data/README.md";
writeFileSync(readme, renewedReadme(readFileSync(readme, "utf8")));
