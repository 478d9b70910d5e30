import { closest, distance } from "fastest-levenshtein";
import { messages } from "../messages";

/**
 * “Você quis dizer …?” if `name` is similar to a known one, or to its pt-BR title; otherwise empty.
 *
 * @param titles of known names, if they have any
 */
export function suggestion(
  name: string,
  known: readonly string[],
  titles: Readonly<Record<string, string>> = {},
): string {
  const meant = meantName(name, new Map(known.map((each) => [each, titles[each] ?? each])));
  return meant === undefined ? "" : ` ${messages.didYouMean(meant)}`;
}

/** The known name that a wrong one probably means: one that is similar, or has a similar pt-BR title (`telefone` for `phone`). */
export function meantName(wrong: string, titles: ReadonlyMap<string, string>): string | undefined {
  const names = new Map<string, string>();
  for (const [name, fullTitle] of titles) {
    const title = fullTitle.split(" › ").at(-1) ?? fullTitle;
    for (const each of [title, title.split(/[ (]/)[0] ?? title]) if (!names.has(each)) names.set(each, name);
  }
  for (const name of titles.keys()) names.set(name, name);
  return names.get(nearestOf(wrong, [...names.keys()]) ?? "");
}

/** The known name nearest to a misspelt one, if it is similar enough. */
function nearestOf(name: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const nearest = closest(name.toLowerCase(), known.map((candidate) => candidate.toLowerCase()) as string[]);
  const hasProblemAt = distance(name.toLowerCase(), nearest) <= Math.max(2, name.length / 3);
  // A name that is not similar to any is not a typo, unless it begins with a known one: `Segunda-feira`.
  return known.find((candidate) =>
    hasProblemAt
      ? candidate.toLowerCase() === nearest
      : candidate.length > 2 && name.toLowerCase().startsWith(candidate.toLowerCase()),
  );
}
