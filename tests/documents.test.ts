import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "@jest/globals";

const documents = [".", "data", "docs", "plugins", "tests"].flatMap((folder) =>
  readdirSync(folder, { recursive: folder === "plugins", encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => path.join(folder, name)),
);

/** Folders whose files the documents name in `code`. */
const ownPath = /^(?:data|docs|plugins|scripts|src|static|tests)\/[\w./-]+$/;

/** Relative links, and paths in `code`, of a Markdown text, as paths from the project's folder. */
function pathsIn(document: string): string[] {
  const source = readFileSync(document, "utf8");
  const links = [...source.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)].map(([, target = ""]) =>
    path.join(path.dirname(document), target),
  );
  const named = [...source.matchAll(/`([^`\n]+)`/g)]
    // A spec is often named without its folder.
    .map(([, code = ""]) => code.replace(/^[\w-]+\.spec\.ts$/, "tests/$&"))
    .filter((code) => ownPath.test(code));
  return [...links, ...named];
}

/** Made by the build, beside which this test runs. */
const generated = "src/gatsby-types.d.ts";

describe("A document", () => {
  it.each(documents)("names only files that exist: %s", (document) => {
    expect(pathsIn(document).filter((named) => !existsSync(named) && named !== generated)).toEqual([]);
  });
});
