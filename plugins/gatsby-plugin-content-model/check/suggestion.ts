import { closest, distance } from "fastest-levenshtein";
import { messages } from "../messages";

/** “Você quis dizer …?” if `name` is similar to a known one; otherwise empty. */
export function suggestion(name: string, known: readonly string[]): string {
  const nearest = nearestOf(name, known);
  return nearest === undefined ? "" : ` ${messages.didYouMean(nearest)}`;
}

/** The known name nearest to a misspelt one, if it is similar enough. */
export function nearestOf(name: string, known: readonly string[]): string | undefined {
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
