import { mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { ProjectCopy } from "../support/project-copy";

/*
 * What a host has that sets NODE_ENV=production: npm then leaves development packages out (npm-ci, `omit`). Some set it by default, and
 * many for Node sites; so what publishes the site, its check and its smoke test included, needs none of them.
 */
let site: ProjectCopy;

beforeAll(() => {
  site = new ProjectCopy();
  const modules = path.join(site.directory, "node_modules");
  rmSync(modules);
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const installed = Object.keys(packages).filter(
    (place) => /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(place) && !packages[place].dev,
  );
  const link = (from: string, place: string) => {
    mkdirSync(path.dirname(place), { recursive: true });
    symlinkSync(from, place);
  };
  for (const place of installed) link(path.resolve(place), path.join(site.directory, place));
  for (const command of readdirSync("node_modules/.bin")) {
    const file = realpathSync(path.join("node_modules/.bin", command));
    if (installed.some((place) => file.startsWith(`${path.resolve(place)}/`)))
      link(file, path.join(modules, ".bin", command));
  }
  symlinkSync(path.resolve("public"), path.join(site.directory, "public"));
});
afterAll(() => site.delete());

it.each(["check:content", "smoke"])("npm run %s needs no development package", (script) => {
  // Without the commands that npm has added for this test.
  const commands = (process.env.PATH ?? "").split(path.delimiter).filter((folder) => !folder.startsWith(process.cwd()));
  const { exitCode, output } = site.run(script, { PATH: commands.join(path.delimiter) });
  expect([exitCode, output]).toEqual([0, expect.any(String)]);
});
