import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "@jest/globals";

/* What a clone, a workflow and a copy of the site have from the repository. */

describe("A clone", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "clone-"));
  const isRepository = existsSync(".git");

  (isRepository ? it : it.skip)("has the same line endings on Windows, where git changes them by default", () => {
    const clone = path.join(folder, "site");
    execFileSync("git", ["clone", "--quiet", "--config", "core.autocrlf=true", process.cwd(), clone]);
    const changed = execFileSync("git", ["ls-files", "--eol"], { cwd: clone, encoding: "utf8" })
      .split("\n")
      .filter((line) => /w\/(crlf|mixed)/.test(line));
    rmSync(folder, { recursive: true, force: true });
    expect(changed).toEqual([]);
  });
});

describe("The lock file", () => {
  // With Node 22 comes npm 10, with Node 24 npm 11. They differ in how overrides change the lock: one of a transitive package has made each
  // refuse the other's. Where a version is not in npm's cache, this needs the registry.
  it.each(["10.9.4", "11.19.1"])("is accepted by npm %s", (version) => {
    const copy = mkdtempSync(path.join(tmpdir(), "lock-"));
    for (const file of ["package.json", "package-lock.json", ".npmrc"]) copyFileSync(file, path.join(copy, file));
    const npm = ["--yes", "--prefer-offline", `npm@${version}`];
    const result = spawnSync("npx", [...npm, "ci", "--dry-run"], { cwd: copy, encoding: "utf8" });
    rmSync(copy, { recursive: true });
    expect(result.stderr).not.toMatch(/npm error/);
    expect(result).toMatchObject({ status: 0 });
  });
});

describe("A workflow", () => {
  const workflows = readdirSync(".github/workflows").map((file) => path.join(".github/workflows", file));

  it.each(workflows)("takes actions by hash, which nobody can move, beside their release: %s", (workflow) => {
    const actions = readFileSync(workflow, "utf8").match(/uses: .+/g) ?? [];
    expect(actions).not.toEqual([]);
    for (const action of actions) expect(action).toMatch(/^uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });
});

it("The typeface is published with its licence, as that wants", () => {
  const { family } = JSON.parse(readFileSync("src/theme/typeface.json", "utf8"));
  const licence = `node_modules/@fontsource/${family.toLowerCase().replaceAll(" ", "-")}/LICENSE`;
  expect(readFileSync("static/typeface-license.txt", "utf8")).toBe(readFileSync(licence, "utf8"));
});
