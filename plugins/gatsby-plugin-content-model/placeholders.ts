/** Values of the placeholders in texts of `data/`, by name. */
export type Facts = Readonly<Record<string, string>>;

const placeholder = /\{([^{}]*)\}/g;

/** Names of the placeholders of a text, in order. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(placeholder)].map((match) => match[1] ?? "");
}

/** Replaces each `{name}` by its fact; unknown names stay (the check has refused them before). */
export function interpolate(text: string, facts: Facts): string {
  return text.replace(placeholder, (whole, name: string) => facts[name] ?? whole);
}
