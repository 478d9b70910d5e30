import type { z } from "zod";
import { childrenOf, type Field, fieldsOf, refusal } from "../../gatsby-plugin-content-model/fields";
import type { FormTexts } from "./site";

/** One field of a form, as Decap CMS takes it (https://decapcms.org/docs/widgets); only what content models need. */
export interface EditorField {
  name: string;
  label: string;
  widget: "string" | "text" | "number" | "boolean" | "select" | "image" | "object" | "list";
  required: boolean;
  hint?: string;
  /** The field's path in the model: `plans.*.price`. Decap passes it on to the controls, see `check-controls.ts`. */
  model_path: string;
  /** A regular expression and what is said where the value does not fit it. */
  pattern?: [RegExp, string];
  /** Least and greatest number; least number of entries of a list. */
  min?: number;
  max?: number;
  value_type?: "int";
  options?: readonly string[];
  default?: boolean;
  choose_url?: boolean;
  /** What an object or each entry of a list is made of. */
  fields?: EditorField[];
  /** What each entry of a list is, where it is a single value. */
  field?: EditorField;
  label_singular?: string;
  /** How an entry of a list is called while it is folded. */
  summary?: string;
  collapsed?: boolean;
}

/** The form of one file: a short function of the model's list of fields. */
export function formOf(schema: z.ZodType, texts: FormTexts): EditorField[] {
  const formField = (field: Field): EditorField => ({
    name: field.key,
    label: field.title,
    required: field.required,
    model_path: field.path.join("."),
    hint: hintOf(field, texts),
    ...widgetOf(field),
  });

  const widgetOf = (field: Field): Pick<EditorField, "widget"> & Partial<EditorField> => {
    const { kind, pattern, remedy, photo, min, max, options, entryName } = field;
    if (photo) return { widget: "image", choose_url: true };
    switch (kind) {
      case "choice":
        return { widget: "select", options };
      case "boolean":
        return { widget: "boolean", default: false };
      case "integer":
        return { widget: "number", value_type: "int", min, max };
      case "object":
        return { widget: "object", fields: childrenOf(schema, field).map(formField), collapsed: true };
      case "list": {
        const list = { widget: "list", min, label_singular: texts.listEntry } as const;
        const [entry] = childrenOf(schema, field);
        if (entry?.kind !== "object")
          return { ...list, field: entry && { ...formField(entry), label: texts.listEntry } };
        const fields = childrenOf(schema, entry).map(formField);
        return { ...list, fields, summary: `{{fields.${entryName ?? fields[0]?.name}}}`, collapsed: true };
      }
      case "paragraph":
        return { widget: "text" };
      default:
        return { widget: "string", ...(pattern && remedy && { pattern: [pattern, refusal(remedy)] }) };
    }
  };

  const root = fieldsOf(schema)[0];
  return root ? childrenOf(schema, root).map(formField) : [];
}

/** What the field's name does not say, and what may be written in it. */
function hintOf({ hint, kind, slots, interpolated, remedy }: Field, texts: FormTexts): string | undefined {
  const names = slots.map((slot) => `{${slot}}`).filter((name) => !hint?.includes(name));
  const facts = interpolated && kind === "paragraph" ? texts.facts : undefined;
  const form = slots.length > 0 ? names.length > 0 && texts.slots(names.join(", ")) : (facts ?? remedy?.form);
  return [hint, form].filter(Boolean).join(" ") || undefined;
}
