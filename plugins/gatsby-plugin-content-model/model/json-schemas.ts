import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { metadataOf, refusal, sentences } from "../fields";
import { messages } from "../messages";
import type { Files } from "../options";

/**
 * JSON Schema of one file, with which an editor such as VS Code completes the fields, explains them in pt-BR and underlines
 * wrong values. It covers less than the check.
 */
export function jsonSchema(schema: z.ZodType): object {
  return z.toJSONSchema(schema, {
    target: "draft-7",
    // None, since most of the model's metadata are not keywords of JSON Schema.
    metadata: z.registry(),
    override({ zodSchema, jsonSchema: json }) {
      const { title, description, remedy, pattern, interpolated } = metadataOf(zodSchema);
      const isFreeText = json.type === "string" && !json.enum && !json.pattern;
      // The JSON Schema of an optional field has the title and the description of what it contains already.
      const format = json.description ?? sentences(remedy?.form, interpolated && messages.mayQuote);
      Object.assign(json, {
        title: title ?? json.title,
        description: sentences(description, format) || undefined,
        ...(isFreeText && { minLength: 1 }),
        // VS Code's extension of JSON Schema: the message shown instead of the pattern.
        ...(pattern && remedy && { patternErrorMessage: refusal(remedy) }),
      });
    },
  });
}

/** Path of a file's schema below the project's folder: `schemas/pages/home.json`. */
export const schemaPath = (file: string): string => `schemas/${file.replace(/\.yaml$/, ".json")}`;

/** Writes the schema of each file. */
export function writeSchemas(files: Files): void {
  for (const [file, schema] of Object.entries(files)) {
    mkdirSync(path.dirname(schemaPath(file)), { recursive: true });
    writeFileSync(schemaPath(file), JSON.stringify(jsonSchema(schema), null, 2));
  }
}
