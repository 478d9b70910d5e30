import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "@jest/globals";
import { parseHeadersFile } from "./headers-file";
import { finishBuild } from "./publish";

const directory = mkdtempSync(path.join(tmpdir(), "published-"));
afterAll(() => rmSync(directory, { recursive: true }));

const [loader, shell, toasts, earlier] = [
  `webpack-runtime-${"a".repeat(20)}.js`,
  `shell-${"b".repeat(20)}.js`,
  `727-${"c".repeat(20)}.js`,
  `shell-${"d".repeat(20)}.js`,
];

it("Scripts of this build may be kept for a year, those that an earlier one left may not", () => {
  const write = (name: string, content: string) => writeFileSync(path.join(directory, name), content);
  write("index.html", `<!DOCTYPE html><title>WS</title><script src="/${loader}" async></script>`);
  write("webpack.stats.json", JSON.stringify({ assetsByChunkName: { app: [loader], shell: [shell] } }));
  write(loader, `({727:"${"c".repeat(20)}"})`);
  for (const script of [shell, toasts, earlier]) write(script, "");

  finishBuild({ publicDirectory: directory, configurationDirectory: directory });

  const rules = parseHeadersFile(readFileSync(path.join(directory, "_headers"), "utf8"));
  const kept = rules.filter(({ headers }) => headers["Cache-Control"]?.includes("immutable")).map(({ path }) => path);
  expect(kept.sort()).toEqual([`/${toasts}`, "/static/*", `/${shell}`, `/${loader}`].sort());
});
