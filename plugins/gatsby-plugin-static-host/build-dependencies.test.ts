/** @jest-environment node */
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "@jest/globals";
import webpack from "webpack";
import { packagesByLockFile } from "./build-dependencies";

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), "bundle-")));
const entry = path.join(folder, "entry.js");
const loader = require.resolve("babel-loader");
const ownLoader = path.join(folder, "own-loader.js");

afterAll(() => rmSync(folder, { recursive: true }));

/** Files whose change makes webpack's cache stale, beside the modules themselves. */
function buildDependencies(plugins: (typeof packagesByLockFile)[]): Promise<string[]> {
  writeFileSync(entry, "export default 1;");
  writeFileSync(ownLoader, "module.exports = (source) => source;");
  const compiler = webpack({
    mode: "none",
    context: folder,
    entry,
    output: { path: folder },
    module: { rules: [{ test: /entry/, use: [ownLoader, loader] }] },
    plugins,
  });
  return new Promise((resolve, reject) => {
    compiler?.run((error, stats) => {
      if (!stats || stats.hasErrors()) reject(error ?? stats?.toString());
      else resolve([...stats.compilation.buildDependencies]);
    });
  });
}

test("Webpack by itself follows the code of a package's loader", async () => {
  expect(await buildDependencies([])).toEqual(expect.arrayContaining([loader, ownLoader]));
});

test("The lock file stands for the code of packages; a loader outside of packages is named as before", async () => {
  expect((await buildDependencies([packagesByLockFile])).sort()).toEqual(
    [ownLoader, path.resolve("package-lock.json")].sort(),
  );
});
