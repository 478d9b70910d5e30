import { closest, distance } from "fastest-levenshtein";
import { messages } from "../messages";

/** “Você quis dizer …?” when `name` is close to one that is known; else nothing. */
export function suggestion(name: string, known: readonly string[]): string {
  const nearest = nearestOf(name, known);
  return nearest === undefined ? "" : ` ${messages.didYouMean(nearest)}`;
}

/** The known name that was probably meant. */
export function nearestOf(name: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const nearest = closest(name.toLowerCase(), known.map((candidate) => candidate.toLowerCase()) as string[]);
  const isSlip = distance(name.toLowerCase(), nearest) <= Math.max(2, name.length / 3);
  // A name that shares little with any known one is not a slip of the pen, unless it begins with one: `Segunda-feira`.
  return known.find((candidate) =>
    isSlip
      ? candidate.toLowerCase() === nearest
      : candidate.length > 2 && name.toLowerCase().startsWith(candidate.toLowerCase()),
  );
}
