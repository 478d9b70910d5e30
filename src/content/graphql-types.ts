import { z } from "zod";
import { type ContentFile, contentFiles, typeNameOf } from "./model";

/** The part of JSON Schema that zod writes for the content model. */
interface JsonSchema {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  type?: string;
  enum?: string[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  interpolated?: boolean;
}

const scalars: Record<string, string> = { string: "String!", integer: "Int!", boolean: "Boolean!" };

/** The name at the end of a reference: `#/$defs/Photo`. */
const referenced = (reference: string) => reference.slice(reference.lastIndexOf("/") + 1);

function typeOf(schema: JsonSchema): string {
  if (schema.$ref) return `${referenced(schema.$ref)}!`;
  if (schema.type === "array" && schema.items) return `[${typeOf(schema.items)}]!`;
  const scalar = scalars[schema.type ?? ""];
  if (!scalar) throw new Error(`The content model has a value that GraphQL has no type for: ${JSON.stringify(schema)}`);
  return scalar;
}

function fieldOf(name: string, schema: JsonSchema, required: boolean): string {
  const type = required ? typeOf(schema) : typeOf(schema).replace(/!$/, "");
  const interpolated = schema.interpolated ?? schema.items?.interpolated;
  return `  ${name}: ${type}${interpolated ? " @interpolate" : ""}`;
}

function fieldsOf(schema: JsonSchema): string[] {
  return Object.entries(schema.properties ?? {}).map(([name, property]) =>
    fieldOf(name, property, schema.required?.includes(name) ?? false),
  );
}

/** The fields that all pages, and both legal pages, have: interfaces, so that one query and one fragment serve all of them. */
const interfaces = {
  Page: ["path", "title", "description", "linkLabel"],
  LegalPage: ["heading", "intro", "updatedLabel", "sections"],
};

/** Fields of every page that `derivedFields` computes; an interface has to declare them for a fragment to ask for them. */
const derivedPageFields = ["url", "socialImageUrl"].map((name) => `  ${name}: String!`);

const derived = (interfaceName: string) => (interfaceName === "Page" ? derivedPageFields : []);

/**
 * GraphQL type definitions of the whole content model, for Gatsby's `createTypes`. Every type is closed to inference, so that
 * the schema is the model's and not a guess from today's content; texts carry `@interpolate` (see `gatsby-node.ts`).
 */
export function graphqlTypes(): string {
  const definitions = new Map<string, JsonSchema>();
  for (const schema of Object.values(contentFiles)) {
    const { $defs } = z.toJSONSchema(schema) as JsonSchema;
    for (const [name, definition] of Object.entries($defs ?? {})) definitions.set(name, definition);
  }
  const roots = new Set((Object.keys(contentFiles) as ContentFile[]).map(typeNameOf));

  // Any page that has all these fields can tell their types.
  const example = definitions.get("TermsPage")?.properties ?? {};
  const interfaceTypes = Object.entries(interfaces).map(([name, names]) => {
    const fields = names.map((field) => fieldOf(field, example[field] ?? {}, true));
    return `interface ${name} implements Node {\n${["  id: ID!", ...fields, ...derived(name)].join("\n")}\n}`;
  });

  const types = [...definitions].map(([name, definition]) => {
    if (definition.enum) return `enum ${name} {\n${definition.enum.map((value) => `  ${value}`).join("\n")}\n}`;
    const implemented = Object.entries(interfaces)
      .filter(([, fields]) => fields.every((field) => definition.properties?.[field]))
      .map(([interfaceName]) => interfaceName);
    const node = roots.has(name) ? ` implements ${["Node", ...implemented].join(" & ")}` : "";
    const fields = [...fieldsOf(definition), ...implemented.flatMap(derived)];
    return `type ${name}${node} @dontInfer {\n${fields.join("\n")}\n}`;
  });

  return [...interfaceTypes, ...types].join("\n\n");
}
