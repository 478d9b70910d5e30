import type { Fields } from "../ui/use-drafts";

/** The fields that the visitor fills in, in the order of the form. Others may be put into it by extensions of the browser. */
const names = ["name", "email", "phone", "subject", "message"] as const;

type Texts = Pick<Queries.ContactFormFragment, (typeof names)[number] | "subjects">;

/**
 * What became of a message: it was taken; it was not; nobody knows; or it is in the chat, if that has opened, where the visitor has
 * still to press send.
 */
export type Outcome = "sent" | "refused" | "unknown" | "handedOver";

/** What the visitor has written, by field name. */
export function fieldsOf(form: HTMLFormElement): Fields {
  const written = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, String(written.get(name) ?? "")]));
}

/** Blanks without width, which come with pasted text and which `trim` leaves. */
const invisible = /[\u200b\u2060]/g;

/** Removes invisible blanks, and all those around what was typed: of a field with nothing else, the browser's own check then says so. */
export function trimFields(form: HTMLFormElement): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
    const trimmed = field.value.replace(invisible, "").trim();
    if ((names as readonly string[]).includes(field.name) && field.value !== trimmed) field.value = trimmed;
  }
}

/** The same as a person reads it: the subject by its label. */
export function readable(fields: Fields, { subjects }: Pick<Texts, "subjects">): Fields {
  const chosen = subjects.find(({ value }) => value === fields.subject);
  return { ...fields, subject: chosen?.label ?? fields.subject ?? "" };
}

/** The message as text, one field per line (`Nome: Maria`); the visitor's own text begins below its label. */
export function messageText(fields: Fields, texts: Texts): string {
  const values = readable(fields, texts);
  return names.map((name) => `${texts[name].label}${name === "message" ? ":\n" : ": "}${values[name]}`).join("\n");
}
