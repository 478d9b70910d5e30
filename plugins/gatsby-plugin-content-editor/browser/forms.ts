import type { z } from "zod";
import { childrenOf, type Field, fieldsOf, sentences } from "../../gatsby-plugin-content-model/fields";
import type { FormTexts } from "./site";

/** Decap's configuration of one field (https://decapcms.org/docs/widgets), as far as content models need it. */
export interface EditorField {
  name: string;
  label: string;
  widget: "string" | "text" | "number" | "boolean" | "select" | "image" | "object" | "list";
  required: boolean;
  hint?: string;
  value_type?: "int";
  options?: readonly string[];
  default?: boolean;
  choose_url?: boolean;
  /** Fields of an object, or of each entry of a list of objects. */
  fields?: EditorField[];
  /** Field of each entry of a list of single values. */
  field?: EditorField;
  label_singular?: string;
  /** Label of a collapsed list entry. */
  summary?: string;
  collapsed?: boolean;
}

/**
 * The form of one file, made from the model's list of fields. Without Decap's own checks of patterns and numbers, which refuse a save
 * without a word: the whole check runs at each save, and lists what is wrong.
 */
export function formOf(schema: z.ZodType, texts: FormTexts): EditorField[] {
  const formField = (field: Field): EditorField => ({
    name: field.key,
    label: field.title,
    required: field.required,
    hint: hintOf(field, texts),
    ...widgetOf(field),
  });

  const widgetOf = (field: Field): Pick<EditorField, "widget"> & Partial<EditorField> => {
    const { kind, photo, options, entryName } = field;
    if (photo) return { widget: "image", choose_url: true };
    switch (kind) {
      case "choice":
        return { widget: "select", options };
      case "boolean":
        return { widget: "boolean", default: false };
      case "integer":
        return { widget: "number", value_type: "int" };
      case "object":
        return { widget: "object", fields: childrenOf(schema, field).map(formField), collapsed: true };
      case "list": {
        const list = { widget: "list", label_singular: texts.listEntry } as const;
        const [entry] = childrenOf(schema, field);
        if (entry?.kind !== "object")
          return { ...list, field: entry && { ...formField(entry), label: texts.listEntry } };
        const fields = childrenOf(schema, entry).map(formField);
        return { ...list, fields, summary: `{{fields.${entryName ?? fields[0]?.name}}}`, collapsed: true };
      }
      case "paragraph":
        return { widget: "text" };
      default:
        return { widget: "string" };
    }
  };

  const root = fieldsOf(schema)[0];
  return root ? childrenOf(schema, root).map(formField) : [];
}

/** The field's hint: what its name does not say, which placeholders it allows, and how to write it, unless it gives an example. */
function hintOf({ hint, kind, slots, interpolated, remedy, photo }: Field, texts: FormTexts): string | undefined {
  // A photo is chosen with buttons, not written.
  if (photo) return texts.photo;
  const names = slots.map((slot) => `{${slot}}`).filter((name) => !hint?.includes(name));
  const facts = slots.length === 0 && interpolated && kind === "paragraph" && texts.facts;
  const form = !hint?.includes("Por exemplo") && slots.length === 0 && !facts && remedy?.form;
  return sentences(hint, facts, names.length > 0 && texts.slots(names.join(", ")), form) || undefined;
}
