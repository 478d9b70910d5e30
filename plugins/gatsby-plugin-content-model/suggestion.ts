import { distance } from "fastest-levenshtein";
import { messages } from "./messages";

/** Longest name, in characters, for which a similar one is looked for. */
const maxLength = 100;

/**
 * The known name that a wrong one probably means: one that is similar, or whose pt-BR title is (`telefone` for `phone`), or with which
 * the wrong one begins (`Segunda-feira`).
 *
 * @param titles of known names, if they have any
 */
export function meantName(wrong: string, known: readonly string[], titles: Readonly<Record<string, string>> = {}) {
  if (wrong.length > maxLength) return undefined;
  const asked = wrong.toLowerCase();
  const words = known.flatMap((name) => {
    const title = titles[name]?.split(" › ").at(-1) ?? name;
    const each = [name, name.replace(/.*\./, ""), title, title.replace(/[ (].*/, "")];
    return each.map((word) => ({ name, word: word.toLowerCase() }));
  });
  const distances = words.map(({ word }) => distance(asked, word));
  const least = Math.min(...distances);
  // Short names must be closer: “XX” resembles “AC” in nothing, and “ME” is not “mei”.
  if (least <= Math.max(2, wrong.length / 3) && least < wrong.length && wrong.length > 2)
    return words[distances.indexOf(least)]?.name;
  return words.find(({ word }) => word.length > 2 && asked.startsWith(word))?.name;
}

/** “Você quis dizer …?”, after a space, if `meantName` finds a name; otherwise empty. */
export function suggestion(...names: Parameters<typeof meantName>): string {
  const meant = meantName(...names);
  return meant === undefined ? "" : ` ${messages.didYouMean(meant)}`;
}
