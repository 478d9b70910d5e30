import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { jsonSchema, schemaPath } from "../src/content/json-schemas";
import { type ContentFile, contentFiles } from "../src/content/model";

/** Writes the JSON Schemas of the content files, which editors use (see `.vscode/settings.json`). */
for (const file of Object.keys(contentFiles) as ContentFile[]) {
  const target = schemaPath(file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, `${JSON.stringify(jsonSchema(file), null, 2)}\n`);
}
