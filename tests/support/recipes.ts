import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** A fenced block of a Markdown text whose first line names a language and a file. */
const blocks = /^```(\w+) (\S+)\n([\s\S]*?)^```$/gm;

/** Applies a diff whose context stands in the source once, as `@@` separates its parts. */
function patched(source: string, diff: string, file: string): string {
  return diff.split(/^@@\n/m).reduce((result, part) => {
    const lines = part.trimEnd().split("\n");
    const side = (other: string) =>
      lines
        .filter((line) => !line.startsWith(other))
        .map((line) => line.slice(1))
        .join("\n");
    if (result.split(side("+")).length !== 2)
      throw new Error(`CONTRIBUTING.md: ${file} does not have once: ${side("+")}`);
    return result.replace(side("+"), () => side("-"));
  }, source);
}

/** Makes the edits of the recipes in CONTRIBUTING.md: applies diffs, adds lines to a file of the content, and creates what there is not. */
export function followRecipes(project: string): void {
  const recipes = readFileSync("CONTRIBUTING.md", "utf8").matchAll(blocks);
  for (const [, language, file = "", text = ""] of recipes) {
    const place = path.join(project, file);
    const source = existsSync(place) ? readFileSync(place, "utf8") : "";
    writeFileSync(place, language === "diff" ? patched(source, text, file) : `${source}${text}`);
  }
}
