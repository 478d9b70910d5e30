import { type Field, type Files, fieldAt, rootOf } from "./fields";
import { ownValue, valueAt } from "./values";

/*
 * A placeholder is a name in braces. It stands for a fact of the business, which all texts may quote, or for a slot of its own text, which the
 * site fills in: `{phone}`, and `{name}` in the greeting of a plan.
 */

/**
 * Values of the placeholders in texts of `data/`, by name. A value may itself quote others. It is empty for what the content does not
 * have, and `unstated` for absent sentences, which leave those before them. A phrase has a second entry, `^name`: how it begins a text.
 */
export type Facts = Readonly<Record<string, string>>;

/** Value of a placeholder that stands for whole sentences, of which there are none. */
export const unstated = " ";

const placeholder = /\{([^{}]*)\}/g;

/** Names of the placeholders of a text, in order. */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(placeholder)].map((match) => match[1] ?? "");

/**
 * Replaces each `{name}` by its value, and the names in that; unknown names stay (the check has refused them before). A paragraph,
 * which is a line of a text (in YAML's folded texts, what stands between blank lines), is left out as a whole if it quotes an empty value, so that a text says nothing of what the content does
 * not have.
 */
export function interpolate(text: string, facts: Facts): string {
  if (!text.includes("{")) return text;
  const paragraphs = text.split("\n").map((paragraph) => fillParagraph(paragraph, facts));
  return paragraphs.filter((filled) => filled !== undefined).join("\n");
}

/** A paragraph with its facts; `undefined` if it quotes what is empty. */
function fillParagraph(paragraph: string, facts: Facts): string | undefined {
  let isSaid = true;
  const filled = paragraph.replace(placeholder, (whole, name: string, at: number) => {
    const fact = (at === 0 ? ownValue(facts, `^${name}`) : undefined) ?? ownValue(facts, name);
    if (fact === undefined) return whole;
    // A value that quotes itself, by whatever way, would have no end.
    const value = interpolate(fact, { ...facts, [name]: "", [`^${name}`]: "" });
    const isSentence = /(?:^|[.!?…] )$/.test(paragraph.slice(0, at));
    if (value === "" || (value === unstated && !isSentence)) isSaid = false;
    // The abbreviation in “Frio Ltda.” also ends the sentence.
    return paragraph.charAt(at + whole.length) === "." ? value.replace(/\.$/, "") : value;
  });
  const said = filled.replace(/ {2,}/g, " ").trim();
  return isSaid && said ? said : undefined;
}

/**
 * Interpolates all texts that may quote facts. What then says nothing is left out: an optional field, an entry of a list, and a group or an
 * entry that lacks a field it needs. The check has refused a file of which nothing would be left.
 */
export function interpolateContent<Content extends object>(files: Files, content: Content, facts: Facts): Content {
  const filled = Object.entries(content).map(([file, value]) => {
    const schema = files[file];
    return [file, schema ? fillField(rootOf(schema), value, facts) : value];
  });
  return Object.fromEntries(filled);
}

/** A field's value with its facts; `undefined` if nothing is left. */
function fillField(field: Field, value: unknown, facts: Facts): unknown {
  if (typeof value === "string") return field.interpolated ? interpolate(value, facts) || undefined : value;
  const [entry] = field.children;
  if (Array.isArray(value) && entry) {
    const entries = value.map((each) => fillField(entry, each, facts)).filter((each) => each !== undefined);
    return entries.length > 0 ? entries : undefined;
  }
  if (typeof value !== "object" || value === null) return value;
  const object: Record<string, unknown> = { ...value };
  for (const child of field.children) {
    if (object[child.key] === undefined) continue;
    object[child.key] = fillField(child, object[child.key], facts);
    if (object[child.key] === undefined && child.required) return undefined;
  }
  return object;
}

/** Whether a page needs this text, which says nothing: neither the text nor a group or entry around it may be left out. */
export function emptiesRequiredField(
  schema: Files[string],
  content: object,
  path: readonly PropertyKey[],
  facts: Facts,
): boolean {
  for (let depth = path.length; depth >= 0; depth--) {
    const at = path.slice(0, depth);
    const field = fieldAt(schema, at);
    if (field && fillField(field, valueAt(content, at), facts) !== undefined) return false;
    if (field?.required === false) return false;
  }
  return true;
}
