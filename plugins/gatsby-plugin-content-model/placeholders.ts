import { type Field, type Files, fieldAt, rootOf } from "./fields";
import { valueAt } from "./values";

/**
 * Values of the placeholders in texts of `data/`, by name. A value may itself quote others. It is empty for what the content does not
 * have. A phrase has a second entry, `^name`: how it begins a sentence.
 */
export type Facts = Readonly<Record<string, string>>;

const placeholder = /\{([^{}]*)\}/g;

/** The space between two sentences; none after the abbreviation in "art. 5". */
const betweenSentences = /((?<=[.?!][”)]?)\s+(?=[^\s\p{Ll}\d]))/u;

/** Names of the placeholders of a text, in order. */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(placeholder)].map((match) => match[1] ?? "");

/** The sentences of a text. */
export const sentencesIn = (text: string): string[] =>
  text.split(betweenSentences).filter((_, index) => index % 2 === 0);

/**
 * Replaces each `{name}` by its value, and the names in that; unknown names stay (the check has refused them before). A sentence that
 * quotes an empty value is left out, so that a text says nothing of what the content does not have.
 */
export function interpolate(text: string, facts: Facts): string {
  // Sentences, and after each the space that separates it from the next.
  const parts = text.split(betweenSentences);
  const sentences = parts.flatMap((part, index) => {
    if (index % 2 === 1) return [];
    const sentence = fillIn(part, facts);
    return sentence === "" ? [] : [sentence + (parts[index + 1] ?? "")];
  });
  return sentences.length === (parts.length + 1) / 2 ? sentences.join("") : sentences.join("").trimEnd();
}

/** A sentence with its facts; empty if it quotes what is empty. */
function fillIn(sentence: string, facts: Facts): string {
  let saysNothing = false;
  const filled = sentence.replace(placeholder, (whole, name: string, at: number) => {
    const fact = (at === 0 ? facts[`^${name}`] : undefined) ?? facts[name];
    if (fact === undefined) return whole;
    const value = interpolate(fact, facts);
    if (value === "") saysNothing = true;
    // The abbreviation in “Frio Ltda.” also ends the sentence.
    return sentence.charAt(at + whole.length) === "." ? value.replace(/\.$/, "") : value;
  });
  return saysNothing ? "" : filled;
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

/** Whether this text, or a group or an entry around it, is left out. */
export const isLeftOut = (
  schema: Files[string],
  content: object,
  path: readonly PropertyKey[],
  facts: Facts,
): boolean =>
  path.some((_, index) => {
    const at = path.slice(0, index + 1);
    const field = fieldAt(schema, at);
    return field !== undefined && fillField(field, valueAt(content, at), facts) === undefined;
  });

/** Whether a page has a hole where this text says nothing: neither the text nor a group or entry around it may be left out. */
export function leavesHole(
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
