import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "@jest/globals";

const folder = mkdtempSync(path.join(tmpdir(), "d'Água site (1) "));
for (const file of ["package.json", "scripts"]) cpSync(file, path.join(folder, file), { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

it.each(["develop", "build"])(
  "In a folder whose name Gatsby fails on, npm run %s stops at once and says in Portuguese which characters these are",
  (script) => {
    const { status, stderr } = spawnSync("npm", ["run", script], { cwd: folder, encoding: "utf8" });
    expect(status).toBe(1);
    expect(stderr).toContain("O caminho da pasta do site tem ' ( ) no nome:");
    expect(stderr).toContain("Mude o nome da pasta");
  },
);
