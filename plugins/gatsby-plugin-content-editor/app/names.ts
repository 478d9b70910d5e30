import { z } from "zod";
import type { Field } from "../../gatsby-plugin-content-model/fields";
import { valueAt } from "../../gatsby-plugin-content-model/values";
import { formTexts as words } from "../texts";
import { isGroup } from "./data";

/** How long a bar is, in characters, before it says no more. */
const enough = 36;

/** A short value in words: a choice by its title, a yes by the name of its field. */
function short(field: Field, value: unknown): string {
  if (typeof value !== "string" || field.photo || field.kind === "number") return "";
  if (field.kind === "boolean") return /^(?:true|sim)$/i.test(value) ? field.title : "";
  if (field.kind !== "enum") return field.paragraph ? "" : value.trim();
  // A drawing is seen, and not read.
  if (field.typeName && field.typeName in SETTINGS.pictures) return "";
  const chosen = String(z.safeParse(field.schema, value).data ?? value);
  return field.optionTitles?.[chosen] ?? chosen;
}

/** What is in a group: `Profissional · R$ 590 por mês`. An entry's name comes first. */
export function summaryOf(field: Field, value: unknown, nameField?: string): string {
  if (!isGroup(value)) return typeof value === "string" ? value : "";
  const named = field.children.filter(({ key }) => key === nameField);
  const words: string[] = [];
  for (const child of new Set([...named, ...field.children])) {
    const word = short(child, value[child.key]);
    if (word && words.join(" · ").length + word.length <= (words.length > 0 ? enough : 80)) words.push(word);
    if (words.join(" · ").length >= enough) break;
  }
  return words.join(" · ");
}

/** What an entry of a list is called: by the field that names it, or its text, or its number. */
export function nameOfEntry(list: Field, entry: unknown, index: number): string {
  const name = list.entryName ? valueAt(entry, [list.entryName]) : entry;
  if (typeof name === "string" && name.trim()) return name.length > 40 ? `${name.slice(0, 40).trimEnd()}…` : name;
  return (list.children[0] && summaryOf(list.children[0], entry)) || words.item(index + 1);
}

/** What a new entry, or a group that is added, begins with: a box that is not ticked says no. */
export const emptyOf = ({ kind, children }: Field): unknown =>
  kind === "object"
    ? Object.fromEntries(
        children.filter((child) => child.required && child.kind === "boolean").map(({ key }) => [key, "false"]),
      )
    : "";
