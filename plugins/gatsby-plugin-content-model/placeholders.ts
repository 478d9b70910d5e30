/** What may stand in braces in a text of `data/`, by name. */
export type Facts = Readonly<Record<string, string>>;

const placeholder = /\{([^{}]*)\}/g;

/** Names of all placeholders in a text, in order. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(placeholder)].map((match) => match[1] ?? "");
}

/** The text with each `{name}` replaced by its fact; unknown names stay as they are (validation has refused them before). */
export function interpolate(text: string, facts: Facts): string {
  return text.replace(placeholder, (whole, name: string) => facts[name] ?? whole);
}
