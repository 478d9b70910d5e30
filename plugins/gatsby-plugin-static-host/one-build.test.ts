import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "@jest/globals";
import { reserveFolder } from "./one-build";

const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(path.join(tmpdir(), "one-build-"));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

it("A folder in which a build runs is not given to another, but another folder is", async () => {
  const folder = newFolder();
  expect(await reserveFolder(folder)).toBe(true);
  expect(await reserveFolder(folder)).toBe(false);
  expect(await reserveFolder(newFolder())).toBe(true);
});

it("Of two builds that begin at the same moment, one gets the folder", async () => {
  const folder = newFolder();
  expect(await Promise.all([reserveFolder(folder), reserveFolder(folder)])).toEqual([true, false]);
});

it("A build that was killed leaves its folder free", async () => {
  const folder = newFolder();
  const script = `require("tsx/cjs/api").require("./one-build.ts", ${JSON.stringify(__filename)})
    .reserveFolder(${JSON.stringify(folder)})
    .then((isReserved) => setImmediate(() => { console.log(isReserved); process.kill(process.pid, "SIGKILL"); }))`;
  const { stdout, signal } = spawnSync(process.execPath, ["-e", script], { encoding: "utf8" });
  expect([stdout.trim(), signal]).toEqual(["true", "SIGKILL"]);
  expect(await reserveFolder(folder)).toBe(true);
});
