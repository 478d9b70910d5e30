import type { Field as EditorField } from "@sveltia/cms";
import type { z } from "zod";
import { type Field, rootOf } from "../../gatsby-plugin-content-model/fields";
import { formTexts as texts } from "../texts";

/** A colon in a text is no beginning of an emoji. */
const plainText = { use_emoji_autocomplete: false };

/** The form of one file, made from the model's list of fields. Formats are left to the whole check, which runs at each save. */
export function formOf(schema: z.ZodType): EditorField[] {
  const formField = (field: Field): EditorField => {
    const hint = hintOf(field);
    const { key: name, title: label } = field;
    // Of what can be emptied, Sveltia's own check says less than ours, and the form does not move to it.
    const required = field.required && (field.photo || !["string", "number", "array"].includes(field.kind));
    return { name, label, required, ...(hint && { hint }), ...widgetOf(field) } as EditorField;
  };

  const widgetOf = (field: Field): object => {
    const { kind, photo, options, optionTitles = {}, children, paragraph } = field;
    if (photo) return { widget: "image", accept: "image/*,.heic,.heif" };
    switch (kind) {
      case "enum":
        return {
          widget: "select",
          options: options
            .filter((value) => !field.retired?.includes(value))
            .map((value) => ({ value, label: optionTitles[value] ?? value })),
        };
      case "boolean":
        return { widget: "boolean", default: false };
      case "number":
        // The browser's own field of numbers takes "1.080" for 1.
        return { widget: "string", ...plainText };
      case "object":
        return {
          widget: "object",
          fields: children.map(formField),
          // A closed group says what is in it.
          summary: children.map(({ title }) => title).join(" · "),
          collapsed: true,
        };
      case "array": {
        const [entry] = children;
        const list = { widget: "list", label_singular: texts.listEntry(field.title) } as const;
        if (entry?.kind !== "object") return { ...list, ...(entry && { field: formField(entry) }) };
        const names = field.entryName ? [field.entryName] : entry.children.filter(isShort).map(({ key }) => key);
        const summary = names.map((name) => `{{fields.${name}}}`).join(" · ");
        return { ...list, fields: entry.children.map(formField), summary, collapsed: true };
      }
      default:
        return { widget: paragraph ? "text" : "string", ...plainText };
    }
  };

  return rootOf(schema).children.map(formField);
}

/** Whether a field can be part of the label of a list entry. */
const isShort = ({ kind, paragraph }: Field) => kind === "enum" || (kind === "string" && !paragraph);

/** Joins the parts of a hint, each as a sentence of its own. */
const sentences = (...parts: (string | false | undefined)[]): string =>
  parts
    .filter(Boolean)
    .join(". ")
    .replace(/([.!?…])\. /g, "$1 ");

/** The field's hint: what its name does not say, which placeholders it allows, and how to write it, unless it gives an example. */
function hintOf(field: Field): string | undefined {
  const { description: hint, paragraph, slots = [], interpolated, remedy, photo, kind, required } = field;
  // A photo is chosen with buttons, not written as in a file.
  if (photo) return texts.photo;
  const names = slots.map((slot) => `{${slot}}`).filter((name) => !hint?.includes(name));
  const facts = slots.length === 0 && interpolated && paragraph && texts.facts;
  const form = !hint?.includes("Por exemplo") && slots.length === 0 && !facts && remedy?.form;
  // A group has a box to tick.
  const optional = !required && kind !== "object" && kind !== "boolean" && texts.optional;
  return sentences(optional, hint, facts, names.length > 0 && texts.slots(names.join(", ")), form) || undefined;
}
