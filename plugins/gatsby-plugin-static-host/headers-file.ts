import type { HeaderRule } from "./headers";

/** The rules as a `_headers` file, which Netlify and Cloudflare Pages read. */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .flatMap(({ path, headers }) => [
      path,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
      "",
    ])
    .join("\n");
}

/** The rules of a `_headers` file. */
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
