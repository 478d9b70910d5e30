import { z } from "zod";
import { type ContentFile, contentFiles } from "../content/model";

/** The part of JSON Schema that zod writes for the content model, with what it says beyond the standard. */
export interface JsonSchema {
  /** Name of the GraphQL type that an object has. */
  typeName?: string;
  type?: string;
  title?: string;
  pattern?: string;
  enum?: string[];
  minimum?: number;
  minItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  /** Whether a text may quote facts in braces, and what else may stand in braces there. */
  description?: string;
  interpolated?: boolean;
  slots?: string[];
  /** The sentence with which the model refuses an empty text; it tells the form expected. */
  refusal?: string;
}

interface Referring extends JsonSchema {
  $ref?: string;
  $defs?: Record<string, Referring>;
}

/** JSON Schema of a file of `data/`, with all references written out. */
export function jsonSchemaOf(file: ContentFile): JsonSchema {
  const root: Referring = z.toJSONSchema(contentFiles[file], {
    override: ({ zodSchema, jsonSchema }) => {
      if (jsonSchema.type === "string") jsonSchema.refusal = z.safeParse(zodSchema, "").error?.issues[0]?.message;
    },
  }) as Referring;

  const writtenOut = ({ $ref, $defs: _, ...schema }: Referring): JsonSchema => {
    const typeName = $ref?.slice($ref.lastIndexOf("/") + 1);
    const { items, properties, ...whole } = { ...(typeName && { ...root.$defs?.[typeName], typeName }), ...schema };
    return {
      ...whole,
      ...(items && { items: writtenOut(items) }),
      ...(properties && {
        properties: Object.fromEntries(Object.entries(properties).map(([name, child]) => [name, writtenOut(child)])),
      }),
    };
  };
  return writtenOut(root);
}
