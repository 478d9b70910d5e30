import { cpSync, existsSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { ProjectCopy } from "../support/project-copy";

/** Milliseconds: a cold build takes some 40 s on a small machine. */
const patience = 300_000;

let site: ProjectCopy;
const inCopy = (file: string) => path.join(site.directory, file);

beforeAll(() => {
  site = new ProjectCopy(path.resolve());
});

afterAll(() => site.delete());

const pages = ["", "servicos/", "contato/", "termos-de-uso/", "politica-de-privacidade/"].map(
  (folder) => `${folder}index.html`,
);
const documents = () => Object.keys(site.published()).filter((file) => file.endsWith(".html"));

/** Takes one plugin out as a developer would, its entry in the list and its folder; all the others are there. */
function leaveOut(plugin: string): void {
  for (const part of ["gatsby-config.ts", "plugins"]) cpSync(part, inCopy(part), { recursive: true });
  site.edit("gatsby-config.ts", new RegExp(`\\n  \\{\\n    resolve: "${plugin}",[\\s\\S]*?\\n  \\},`), "");
  rmSync(inCopy(`plugins/${plugin}`), { recursive: true });
}

function expectBuild(environment: NodeJS.ProcessEnv = {}): void {
  const { exitCode, output } = site.build(environment);
  if (exitCode !== 0) throw new Error(output);
}

describe("The site is built", () => {
  it(
    "without the packages for development, with the editor that the environment asks for",
    () => {
      site.omitDevelopmentPackages();
      writeFileSync(inCopy("static/humans.txt"), "Feito à mão.");
      expect(existsSync(inCopy("node_modules/@playwright/test"))).toBe(false);

      expectBuild({ CMS_BACKEND: "github", CMS_REPO: "dona/site" });
      expect(documents()).toHaveLength(6);
      expect(existsSync(inCopy("public/admin/index.html"))).toBe(true);
      expect(existsSync(inCopy("public/humans.txt"))).toBe(true);
    },
    patience,
  );

  it(
    "without the editor's plugin: no editor, whatever the environment asks for, no file that static/ has lost, and the five pages",
    () => {
      leaveOut("gatsby-plugin-content-editor");
      rmSync(inCopy("static/humans.txt"));

      expectBuild({ CMS_BACKEND: "github", CMS_REPO: "dona/site" });
      expect(documents()).toHaveLength(5);
      expect(existsSync(inCopy("public/admin"))).toBe(false);
      expect(existsSync(inCopy("public/humans.txt"))).toBe(false);
    },
    patience,
  );

  it(
    "without the host's plugin: no headers, the five pages, and the editor",
    () => {
      leaveOut("gatsby-plugin-static-host");

      expectBuild({ CMS_BACKEND: "github", CMS_REPO: "dona/site" });
      expect(documents()).toEqual(expect.arrayContaining([...pages, "admin/index.html"]));
      expect(existsSync(inCopy("public/_headers"))).toBe(false);
      expect(site.page("/servicos")).toContain("<h1");
    },
    patience,
  );
});
