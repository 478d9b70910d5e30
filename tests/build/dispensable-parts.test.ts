import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { ProjectCopy } from "../support/project-copy";

let site: ProjectCopy;
/** Digests of the published files of a complete build. */
let whole: Record<string, string>;
const inCopy = (file: string) => path.join(site.directory, file);
const read = (file: string) => readFileSync(inCopy(file), "utf8");

const pages = ["", "servicos/", "contato/", "termos-de-uso/", "politica-de-privacidade/"].map(
  (folder) => `${folder}index.html`,
);
const documents = () => Object.keys(site.published()).filter((file) => file.endsWith(".html"));

function expectBuild(environment: NodeJS.ProcessEnv = {}): void {
  const { exitCode, output } = site.build(environment);
  if (exitCode !== 0) throw new Error(output);
}

const editorOfRepository = {
  CMS_BACKEND: "github",
  CMS_REPO: "dona/site",
  CMS_BASE_URL: "https://entrada.example.com",
};

describe("A build whose environment asks for an editor", () => {
  beforeAll(() => {
    site = new ProjectCopy(path.resolve(), true);
    writeFileSync(inCopy("static/humans.txt"), "Feito à mão.");
    expectBuild(editorOfRepository);
  });

  afterAll(() => site.delete());

  it("publishes the five pages, what is in static/, and the editor for the repository that is named", () => {
    expect(documents()).toHaveLength(6);
    expect(existsSync(inCopy("public/humans.txt"))).toBe(true);
    expect(existsSync(inCopy("public/admin/decap-cms.js"))).toBe(true);
    expect(read("public/admin/index.html")).toContain(
      '"backend":{"name":"github","repo":"dona/site","branch":"main","base_url":"https://entrada.example.com"}',
    );
  });

  it("has an editor that works without a slash at the end of its address: its scripts' addresses are absolute", () => {
    expect(read("public/admin/index.html")).toContain('<script src="/admin/admin.js">');
  });

  it("keeps the editor from search engines", () => {
    expect(read("public/admin/index.html")).toContain('<meta name="robots" content="noindex">');
    expect(read("public/sitemap-0.xml")).not.toContain("admin");
  });

  it("allows evaluated code in the editor and nowhere else", () => {
    expect(documents().filter((file) => read(`public/${file}`).includes("unsafe-eval"))).toEqual(["admin/index.html"]);
  });

  it("stops when no repository is named", () => {
    const { exitCode, output } = site.build({ CMS_BACKEND: "github" });

    expect(exitCode).not.toBe(0);
    expect(output).toContain("Falta CMS_REPO");
  });

  it("leaves no trace of it to a build whose environment asks for none, nor of a file that static/ has lost", () => {
    rmSync(inCopy("static/humans.txt"));

    expectBuild();
    expect(documents()).toHaveLength(5);
    whole = site.published();
    expect(Object.keys(whole).filter((file) => /admin|decap|humans/.test(file))).toEqual([]);
  });
});

/** Removes one plugin: its entry in `gatsby-config.ts` and its folder. */
function leaveOut(plugin: string): void {
  for (const part of ["gatsby-config.ts", "plugins"]) cpSync(part, inCopy(part), { recursive: true });
  site.edit("gatsby-config.ts", new RegExp(`\\n  \\{\\n    resolve: "${plugin}",[\\s\\S]*?\\n  \\},`), "");
  rmSync(inCopy(`plugins/${plugin}`), { recursive: true });
}

describe("The site is built, without the packages for development and a home directory to write to,", () => {
  const environment = { ...editorOfRepository, HOME: "/dev/null", XDG_CONFIG_HOME: "/dev/null" };

  beforeAll(() => {
    site = new ProjectCopy(path.resolve());
    site.omitDevelopmentPackages();
    expect(existsSync(inCopy("node_modules/@playwright/test"))).toBe(false);
  });

  afterAll(() => site.delete());

  it("without the editor's plugin: no editor, whatever the environment asks for, and all else equal, byte for byte", () => {
    leaveOut("gatsby-plugin-content-editor");

    expectBuild(environment);
    expect(site.published()).toEqual(whole);
  });

  it("without the host's plugin: no headers, the five pages, and the editor", () => {
    leaveOut("gatsby-plugin-static-host");

    expectBuild(environment);
    expect(documents()).toEqual(expect.arrayContaining([...pages, "admin/index.html"]));
    expect(existsSync(inCopy("public/_headers"))).toBe(false);
    expect(site.page("/servicos")).toContain("<h1");
  });
});
