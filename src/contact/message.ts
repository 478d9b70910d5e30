import type { Fields } from "../ui/submission";

/** The fields that the visitor fills in, in the order of the form. Others may be put into it by extensions of the browser. */
const names = ["name", "email", "phone", "subject", "message"] as const;

type Texts = Pick<Queries.ContactFormFragment, (typeof names)[number] | "subjects">;

export function fieldsOf(form: HTMLFormElement): Fields {
  const written = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, String(written.get(name) ?? "")]));
}

/**
 * Removes what can't be seen from the e-mail, such as the signs that mark the direction of pasted text: the browser would refuse an address
 * that looks right. In other fields such signs join emoji.
 */
export function cleanEmail(form: HTMLFormElement): void {
  const field = form.elements.namedItem("email");
  if (!(field instanceof HTMLInputElement)) return;
  // `trim` also removes no-break spaces.
  const clean = field.value.replace(/\p{Default_Ignorable_Code_Point}/gu, "").trim();
  if (clean !== field.value) field.value = clean;
}

/** What was written as a person reads it: the subject by its label, without blanks around. */
export function readable(fields: Fields, { subjects }: Pick<Texts, "subjects">): Fields {
  const chosen = subjects.find(({ value }) => value === fields.subject);
  const trimmed = Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, text.trim()]));
  return { ...trimmed, subject: chosen?.label ?? fields.subject ?? "" };
}

/** The message as text, one field per line (`Nome: Maria`); the visitor's own text begins below its label. */
export function messageText(fields: Fields, texts: Texts): string {
  const values = readable(fields, texts);
  return names
    .map((name) => `${texts[name].label}${name === "message" ? ":\n" : ": "}${values[name] ?? ""}`)
    .join("\n");
}
