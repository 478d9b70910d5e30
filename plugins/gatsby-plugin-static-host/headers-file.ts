import type { HeaderRule } from "./headers";

/** Formats the rules as a `_headers` file for Netlify and Cloudflare Pages. */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .flatMap(({ path, headers }) => [
      path,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
      "",
    ])
    .join("\n");
}

/** Parses a `_headers` file. */
export function parseHeadersFile(text: string): HeaderRule[] {
  return text
    .split(/\n(?=\S)/)
    .filter((block) => block.trim() !== "")
    .map((block) => {
      const [path = "", ...lines] = block.trimEnd().split("\n");
      const entries = lines.map((line) =>
        line
          .trim()
          .split(/:\s*(.*)/s)
          .slice(0, 2),
      );
      return { path, headers: Object.fromEntries(entries) };
    });
}
