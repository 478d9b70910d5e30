import { z } from "zod";
import { type ContentFile, contentFiles } from "./model";

/** Metadata of the content model that JSON Schema has no word for. */
const ownMetadata = ["interpolated", "slots", "remedy", "photoFile", "id"];

/** What an editor shows beside a field: the model's own description, and for a value of one form how to write it. */
function descriptionOf({ description, remedy, interpolated }: Record<string, unknown>): string | undefined {
  // The first sentence of a remedy says that something is wrong; what follows, how it is right.
  const form = typeof remedy === "string" ? remedy.replace(/^.*?\. /, "") : undefined;
  const facts = interpolated ? "Pode citar dados entre chaves, por exemplo {address.city}." : undefined;
  return [description, form, facts].filter(Boolean).join(" ") || undefined;
}

/**
 * JSON Schema of one file, from the content model, with which an editor such as VS Code completes the fields, explains them in
 * pt-BR and underlines what does not fit. It knows less than our own check, which remains the judge.
 */
export function jsonSchema(file: ContentFile): object {
  return z.toJSONSchema(contentFiles[file], {
    target: "draft-7",
    override: ({ jsonSchema: schema }) => {
      const description = descriptionOf(schema);
      if (description) schema.description = description;
      // What editors based on VS Code say in place of the pattern.
      if (schema.remedy && schema.pattern) schema.patternErrorMessage = schema.remedy;
      for (const key of ownMetadata) delete schema[key];
    },
  });
}

/** Path of a file's schema in the repository: `schemas/pages/home.json`. */
export function schemaPath(file: ContentFile): string {
  return `schemas/${file.replace(/\.yaml$/, ".json")}`;
}
