import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "@jest/globals";

/* Checks the files, commands and tests that the documents name against the project. */

/** Built, installed or owner-made paths, which may be missing. */
const ignored = [
  "data/fotos",
  ...readFileSync(".gitignore", "utf8")
    .split("\n")
    .map((line) => line.replace(/^\/|\/$/g, ""))
    .filter(Boolean),
];

const topFolders = readdirSync(".", { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== ".git" && !ignored.includes(entry.name))
  .map(({ name }) => name);

/** Relative paths of all files and folders, without installed and built ones. */
const paths = topFolders.flatMap((folder) => [
  folder,
  ...readdirSync(folder, { recursive: true, encoding: "utf8" }).map((entry) =>
    path.join(folder, entry).replaceAll("\\", "/"),
  ),
]);

const documents = [
  ...readdirSync(".").filter((file) => file.endsWith(".md")),
  ...paths.filter((file) => file.endsWith(".md")),
];

const read = (document: string) => readFileSync(document, "utf8");

/** Converts a path with `*`, or a test title with `…`, to a pattern. */
function pattern(text: string, gap: "*" | "…"): RegExp {
  const parts = text.split(gap).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").trim());
  return new RegExp(gap === "*" ? `^${parts.join("[^/]*")}$` : parts.join(".*"));
}

const exists = (file: string) =>
  ignored.some((entry) => file === entry || file.startsWith(`${entry}/`)) ||
  existsSync(file) ||
  paths.some((one) => pattern(file, "*").test(one));

/** Text in backticks, without code blocks. */
const inlineCode = (text: string) =>
  Array.from(text.replace(/^```.*?^```/gms, "").matchAll(/`([^`\n]+)`/g), ([, code = ""]) => code);

describe.each(documents)("%s", (document) => {
  const text = read(document);
  // A changelog and a superseded decision may name removed files.
  const tellsOfThePast = document === "CHANGELOG.md" || /superseded/i.test(text);

  it("names only paths that exist", () => {
    const start = new RegExp(`^(${topFolders.map((name) => name.replace(".", "\\.")).join("|")})/[\\w@.*/-]*$`);
    const named = inlineCode(text).filter((code) => start.test(code) && !code.includes("Your"));
    expect(tellsOfThePast ? [] : named.filter((file) => !exists(file.replace(/\/$/, "")))).toEqual([]);
  });

  it("links only to files that exist", () => {
    const links = Array.from(text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g), ([, link = ""]) => link);
    expect(links.filter((link) => !existsSync(path.join(path.dirname(document), link)))).toEqual([]);
  });

  it("names only commands that package.json has", () => {
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
    const commands = Array.from(text.matchAll(/npm run (?:-s |--silent )?([\w:-]+)/g), ([, name = ""]) => name);
    expect(tellsOfThePast ? [] : commands.filter((name) => !(name in scripts))).toEqual([]);
  });
});

it("The tree in the README shows every folder", () => {
  const tree = /## The tree\n+```\n(.*?)```/s.exec(read("README.md"))?.[1] ?? "";
  const shown = new Set<string>();
  const above: string[] = [];
  for (const [, indent = "", names = ""] of tree.matchAll(/^( *)((?:[\w.-]+\/ *)+)/gm)) {
    const depth = indent.length / 2;
    for (const name of names.match(/[\w.-]+(?=\/)/g) ?? []) {
      above[depth] = name;
      shown.add([...above.slice(0, depth), name].join("/"));
    }
  }
  const folders = paths.filter((one) => !one.startsWith(".") && !ignored.includes(one) && statSync(one).isDirectory());
  expect(folders.filter((folder) => !shown.has(folder))).toEqual([]);
  expect([...shown].filter((folder) => !existsSync(folder))).toEqual([]);
});

it("CONTRIBUTING answers each of a newcomer's questions with a file", () => {
  const table = /## Where do I change …\n(.*?)\n## /s.exec(read("CONTRIBUTING.md"))?.[1] ?? "";
  const rows = table.split("\n").filter((line) => line.startsWith("| ") && !/^\| (---|What)/.test(line));
  expect(rows).toHaveLength(10);
  for (const row of rows) {
    const files = inlineCode(row).filter((code) => existsSync(code));
    expect(files).not.toEqual([]);
    // Names of constants and fields must be in one of the files.
    const names = inlineCode(row).filter((code) => /^\w+$/.test(code));
    expect(names.filter((name) => !files.some((file) => read(file).includes(name)))).toEqual([]);
  }
});

interface Suite {
  title: string;
  file: string;
  specs?: { title: string; file: string }[];
  suites?: Suite[];
}

/** Titles of the browser tests by file, prefixed with the titles of their groups. */
function browserTests(): Map<string, string[]> {
  const cli = require.resolve("@playwright/test/cli");
  const { stdout } = spawnSync(process.execPath, [cli, "test", "--list", "--reporter=json"], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    // With this variable, Playwright assumes that it runs within Jest, and refuses.
    env: { ...process.env, JEST_WORKER_ID: undefined },
  });
  const titles = new Map<string, string[]>();
  const collect = ({ specs = [], suites = [] }: Suite, groups: string[]) => {
    for (const { file, title } of specs) {
      titles.set(file, [...(titles.get(file) ?? []), [...groups, title].join(" › ")]);
    }
    for (const suite of suites) collect(suite, [...groups, suite.title]);
  };
  for (const file of (JSON.parse(stdout) as { suites: Suite[] }).suites) collect(file, []);
  return titles;
}

describe("The tests that the documents name", () => {
  const titles = browserTests();

  /** Named tests without a matching title; `…` matches anything. */
  const unknown = (file: string, named: string[]) =>
    named
      .filter((title) => !titles.get(file)?.some((one) => pattern(title, "…").test(one)))
      .map((title) => `${file}: ${title}`);

  it("are there, in docs/spec-coverage.md", () => {
    const cells = read("docs/spec-coverage.md").matchAll(/`([\w-]+)\.(spec|test)`((?:,? "[^"]+")*)/g);
    const wrong = Array.from(cells).flatMap(([, name = "", kind, quoted = ""]) => {
      if (kind === "test")
        return paths.some((one) => /[^/]+$/.exec(one)?.[0].startsWith(`${name}.test.`)) ? [] : [name];
      const named = Array.from(quoted.matchAll(/"([^"]+)"/g), ([, title = ""]) => title);
      return titles.has(`${name}.spec.ts`) ? unknown(`${name}.spec.ts`, named) : [`${name}.spec`];
    });
    expect(wrong).toEqual([]);
  });

  it("stand in docs/spec-coverage.md beside files that exist", () => {
    const rows = read("docs/spec-coverage.md")
      .split("\n")
      .filter((line) => /^\| \d/.test(line));
    const named = rows.flatMap((row) => inlineCode(row.split("|")[3] ?? "").filter((code) => /[/.]/.test(code)));
    // Paths are below `src/`, and the next file of the same folder is called by its name.
    const isFile = (file: string) =>
      [file, `src/${file}`].some((one) => exists(one.replace(/\/$/, ""))) ||
      paths.some((one) => pattern(file, "*").test(path.basename(one)));
    expect(named.length).toBeGreaterThan(rows.length);
    expect(named.filter((file) => !isFile(file))).toEqual([]);
  });

  it.each(["docs/reliability.md", "docs/form-delivery.md", "docs/patches.md"])("are there, in %s", (document) => {
    const cells = read(document).matchAll(/`([\w/-]+\.(?:spec|engines)\.ts)`: ([^|;]+)/g);
    const wrong = Array.from(cells).flatMap(([, file = "", named = ""]) =>
      unknown(
        file,
        named.split(" · ").map((title) => title.replace(/\s*\([^)]*\)\s*$/, "").trim()),
      ),
    );
    expect(wrong).toEqual([]);
  });
});
