import type { z } from "zod";
import { type Field, rootOf } from "../../gatsby-plugin-content-model/fields";
import { formTexts as texts } from "../texts";

/** Decap's configuration of one field (https://decapcms.org/docs/widgets), as far as content models need it. */
export interface EditorField {
  name: string;
  label: string;
  widget: "string" | "text" | "number" | "boolean" | "select" | "image" | "object" | "list";
  required: boolean;
  hint?: string;
  value_type?: "int";
  options?: readonly { value: string; label: string }[];
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
export function formOf(schema: z.ZodType): EditorField[] {
  /** Decap also asks for the fields of an optional group that is left out, so none of them is required there. */
  const formField = (field: Field, inRequired = true): EditorField => {
    const required = field.required && inRequired;
    return { name: field.key, label: field.title, required, hint: hintOf(field), ...widgetOf(field, required) };
  };

  const fieldsIn = (field: Field, required = true) => field.children.map((child) => formField(child, required));

  const widgetOf = (field: Field, required: boolean): Pick<EditorField, "widget"> & Partial<EditorField> => {
    const { kind, photo, options, optionTitles = {}, entryName, paragraph } = field;
    if (photo) return { widget: "image", choose_url: true };
    switch (kind) {
      case "enum":
        return { widget: "select", options: options.map((value) => ({ value, label: optionTitles[value] ?? value })) };
      case "boolean":
        return { widget: "boolean", default: false };
      case "number":
        return { widget: "number", value_type: "int" };
      case "object":
        return { widget: "object", fields: fieldsIn(field, required), collapsed: true };
      case "array": {
        const list = { widget: "list", label_singular: texts.listEntry } as const;
        const [entry] = field.children;
        if (entry?.kind !== "object")
          return { ...list, field: entry && { ...formField(entry), label: texts.listEntry } };
        const fields = fieldsIn(entry);
        return { ...list, fields, summary: `{{fields.${entryName ?? fields[0]?.name}}}`, collapsed: true };
      }
      default:
        return { widget: paragraph ? "text" : "string" };
    }
  };

  return fieldsIn(rootOf(schema));
}

/** Joins the parts of a hint, each as a sentence of its own. */
const sentences = (...parts: (string | false | undefined)[]): string =>
  parts
    .filter(Boolean)
    .map((part, index, all) => (index < all.length - 1 && !/[.!?…]$/.test(String(part)) ? `${part}.` : part))
    .join(" ");

/** The field's hint: what its name does not say, which placeholders it allows, and how to write it, unless it gives an example. */
function hintOf({ description: hint, paragraph, slots = [], interpolated, remedy, photo }: Field): string | undefined {
  // A photo is chosen with buttons, not written as in a file.
  if (photo) return texts.photo;
  const names = slots.map((slot) => `{${slot}}`).filter((name) => !hint?.includes(name));
  const facts = slots.length === 0 && interpolated && paragraph && texts.facts;
  const form = !hint?.includes("Por exemplo") && slots.length === 0 && !facts && remedy?.form;
  return sentences(hint, facts, names.length > 0 && texts.slots(names.join(", ")), form) || undefined;
}
