import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { childrenOf, type Field, fieldAt, refusal, sentences } from "../fields";
import { messages } from "../messages";
import type { Files } from "../options";

const types = {
  line: "string",
  paragraph: "string",
  choice: "string",
  integer: "integer",
  boolean: "boolean",
} as const;

/**
 * JSON Schema of one file, with which an editor such as VS Code completes the fields, explains them in pt-BR and underlines
 * wrong values. It covers less than the check.
 */
export function jsonSchema(schema: z.ZodType): object {
  const root = fieldAt(schema, []);
  return { $schema: "http://json-schema.org/draft-07/schema#", ...(root && describe(schema, root)) };
}

function describe(schema: z.ZodType, field: Field): object {
  const { path, kind, title, hint, remedy, pattern, interpolated, min, max, options } = field;
  const isEntry = path.length === 0 || path.at(-1) === "*";
  const facts = interpolated && kind !== "list" ? messages.mayQuote : undefined;
  const description = sentences(hint, remedy?.form, facts);
  const common = { ...(!isEntry && { title }), ...(description && { description }) };
  if (kind === "object") {
    const children = childrenOf(schema, field);
    return {
      ...common,
      type: "object",
      properties: Object.fromEntries(children.map((child) => [child.key, describe(schema, child)])),
      required: children.filter(({ required }) => required).map(({ key }) => key),
      additionalProperties: false,
    };
  }
  if (kind === "list") {
    const [entry] = childrenOf(schema, field);
    return { ...common, type: "array", minItems: min, ...(entry && { items: describe(schema, entry) }) };
  }
  const isText = kind === "line" || kind === "paragraph";
  return {
    ...common,
    type: types[kind],
    ...(options.length > 0 && { enum: options }),
    ...(isText && !pattern && { minLength: 1, maxLength: max }),
    ...(kind === "integer" && { minimum: min, maximum: max }),
    // VS Code's extension of JSON Schema: the message shown instead of the pattern.
    ...(pattern && { pattern: pattern.source, patternErrorMessage: remedy && refusal(remedy) }),
  };
}

/** Path of a file's schema below the project's folder: `schemas/pages/home.json`. */
export function schemaPath(file: string): string {
  return `schemas/${file.replace(/\.yaml$/, ".json")}`;
}

/** Writes the schema of each file. */
export function writeSchemas(files: Files): void {
  for (const [file, schema] of Object.entries(files)) {
    mkdirSync(path.dirname(schemaPath(file)), { recursive: true });
    writeFileSync(schemaPath(file), JSON.stringify(jsonSchema(schema), null, 2));
  }
}
