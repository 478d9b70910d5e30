/** Values of the placeholders in texts of `data/`, by name. */
export type Facts = Readonly<Record<string, string>>;

const placeholder = /\{([^{}]*)\}/g;

/** Names of the placeholders of a text, in order. */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(placeholder)].map((match) => match[1] ?? "");

/** Replaces each `{name}` by its fact; unknown names stay (the check has refused them before). */
export const interpolate = (text: string, facts: Facts): string =>
  text.replace(placeholder, (whole, name: string) => facts[name] ?? whole);
