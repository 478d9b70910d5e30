import { type Field, type Files, fieldAt, rootOf } from "./fields";
import { valueAt } from "./values";

/** Key of the names of those facts that are whole sentences, which may be missing. */
export const statements = Symbol("names of statements");

/**
 * Values of the placeholders in texts of `data/`, by name. A value may itself quote others. It is empty for what the content does not
 * have. A phrase has a second entry, `^name`: how it begins a sentence.
 */
export type Facts = Readonly<Record<string, string>> & { readonly [statements]?: ReadonlySet<string> };

const placeholder = /\{([^{}]*)\}/g;

/** Abbreviations after which a sentence goes on, although a figure or a name follows: "art. 5", "Av. Brasil". */
const abbreviation =
  "(?<!\\p{L})(?:[Aa]rts?|[Ii]ncs?|[Nn]|[Pp]|[Pp]ágs?|[Tt]el|[Cc]f|[Aa]v|R|[Rr]od|Dra?|Sra?|Eng|Prof)\\.";

/** What separates two sentences: a new line, or the space after a full stop. After a placeholder it may be one: see `sentencesOf`. */
const betweenSentences = new RegExp(
  `(\\n+|(?:(?<=[.?!…][”)]?)(?<!${abbreviation})|(?<=\\}))\\s+(?=[^\\s\\p{Ll}]))`,
  "u",
);

/** Names of the placeholders of a text, in order. */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(placeholder)].map((match) => match[1] ?? "");

/** The sentences of a text, and after each what separates it from the next. A statement is a sentence, whatever follows it. */
function sentencesOf(text: string, facts: Facts): { sentence: string; after: string }[] {
  const found: { sentence: string; after: string }[] = [];
  let begun = "";
  const parts = text.split(betweenSentences);
  for (let index = 0; index < parts.length; index += 2) {
    const [part = "", after = ""] = parts.slice(index);
    const last = /\{([^{}]*)\}$/.exec(part)?.[1];
    const goesOn = last !== undefined && after !== "" && !after.includes("\n") && !facts[statements]?.has(last);
    begun += part;
    if (goesOn) begun += after;
    else {
      found.push({ sentence: begun, after });
      begun = "";
    }
  }
  return found;
}

/** Names of the statements of a text that share a sentence with other words, which are lost where the statement is missing. */
export const statementsWithin = (text: string, facts: Facts): string[] =>
  sentencesOf(text, facts).flatMap(({ sentence }) => {
    const hasOtherWords = /[\p{L}\d]/u.test(
      sentence.replace(placeholder, (_, name) => (facts[statements]?.has(name) ? "" : "x")),
    );
    return hasOtherWords ? placeholdersIn(sentence).filter((name) => facts[statements]?.has(name)) : [];
  });

/**
 * Replaces each `{name}` by its value, and the names in that; unknown names stay (the check has refused them before). A sentence that
 * quotes an empty value is left out, so that a text says nothing of what the content does not have.
 */
export function interpolate(text: string, facts: Facts): string {
  const sentences = sentencesOf(text, facts);
  const said = sentences
    .map(({ sentence, after }) => ({ filled: fillIn(sentence, facts), after }))
    .filter(({ filled }, index) => filled !== "" || sentences[index]?.sentence === "");
  const whole = said.map(({ filled, after }) => filled + after).join("");
  return said.length === sentences.length ? whole : whole.trimEnd();
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
