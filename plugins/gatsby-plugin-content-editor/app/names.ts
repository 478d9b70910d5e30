import { z } from "zod";
import type { Field } from "../../gatsby-plugin-content-model/fields";
import { type Facts, interpolate } from "../../gatsby-plugin-content-model/placeholders";
import { valueAt } from "../../gatsby-plugin-content-model/values";
import { versionTexts, formTexts as words } from "../texts";
import { isGroup } from "./data";

/** How many values a bar says. */
const most = 3;

/** A text with its facts, as visitors read it; as it is written if they read nothing. */
export const filledIn = (text: string, facts: Facts): string => interpolate(text, facts) || text;

/** A value as the owner reads it in the form: a choice by its title, a list by its entries; nothing of none. */
export function inWords(field: Field | undefined, value: unknown): string {
  if (value === undefined || value === null) return "";
  if (Array.isArray(value)) return value.map((entry) => inWords(field?.children[0], entry)).join(", ");
  if (isGroup(value))
    return fieldsInWords(field, value)
      .map((pair) => pair.join(" "))
      .join(", ");
  const data = field ? (z.safeParse(field.schema, value).data ?? value) : value;
  if (typeof data === "boolean") return data ? versionTexts.yes : versionTexts.no;
  return field?.kind === "enum" ? (field.optionTitles?.[String(data)] ?? String(data)) : String(value);
}

/** The fields of a group, by title. */
export function fieldsInWords(field: Field | undefined, value: unknown): [title: string, value: string][] {
  if (!isGroup(value)) return [["", inWords(field, value)]];
  if (!field) return Object.entries(value).map(([key, each]) => [key, inWords(undefined, each)]);
  return field.children
    .filter(({ key }) => value[key] !== undefined)
    .map((child) => [child.title, inWords(child, value[child.key])]);
}

/** A value on a bar: a yes by the name of its field; nothing of what is long or tells little by itself. */
function short(field: Field, value: unknown): string {
  if (typeof value !== "string" || field.photo || field.input === "url" || field.kind === "number") return "";
  if (field.kind === "boolean") return z.safeParse(field.schema, value).data === true ? field.title : "";
  if (field.kind !== "enum") return field.paragraph ? "" : value.trim();
  // A drawing is seen, and not read.
  if (field.typeName && field.typeName in SETTINGS.pictures) return "";
  return inWords(field, value);
}

/** What is in a group: `["Profissional", "R$ 590 por mês"]`. An entry's name comes first. */
export function summaryOf(field: Field, value: unknown, nameField?: string): string[] {
  if (!isGroup(value)) return [];
  const named = field.children.filter(({ key }) => key === nameField);
  const words = [...named, ...field.children].map((child) => short(child, value[child.key])).filter(Boolean);
  const isNew = (word: string, index: number) =>
    words.findIndex((each) => each.toLowerCase() === word.toLowerCase()) === index;
  return words.filter(isNew).slice(0, most);
}

/** What an entry of a list is called: by the field that names it, or its text, or its number. */
export function nameOfEntry(list: Field, entry: unknown, index: number, facts: Facts): string {
  const written = list.entryName ? valueAt(entry, [list.entryName]) : entry;
  const name = typeof written === "string" ? filledIn(written.trim(), facts) : "";
  if (name) return name.length > 40 ? `${name.slice(0, 40).trimEnd()}…` : name;
  return (list.children[0] && summaryOf(list.children[0], entry).join(" · ")) || words.item(index + 1);
}

/** What a new entry, or a group that is added, begins with: a box that is not ticked says no. */
export const emptyOf = ({ kind, children }: Field): unknown =>
  kind === "object"
    ? Object.fromEntries(
        children.filter((child) => child.required && child.kind === "boolean").map(({ key }) => [key, "false"]),
      )
    : "";
