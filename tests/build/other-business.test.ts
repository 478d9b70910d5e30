import { cpSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, it, jest } from "@jest/globals";
import sharp from "sharp";
import { gitNames } from "../../plugins/gatsby-plugin-content-editor/git-names";
import { messages } from "../../plugins/gatsby-plugin-content-model/messages";
import { otherBusiness } from "../support/edited-content";
import { formService, otherBusinessSite, ownPhoto, technicianPhoto } from "../support/other-business";
import { telephonePhoto } from "../support/photos";
import { ProjectCopy } from "../support/project-copy";
import { followRecipes } from "../support/recipes";

/* `npm run test:other-business`: builds the site of another business in a copy of the project, for the tests that need it. */
jest.setTimeout(900_000);

const site = new ProjectCopy();
const inSite = (file: string) => path.join(site.directory, file);

afterAll(() => site.delete());

it("The site of another business, with its own photo, form service, editor and what the recipes of CONTRIBUTING.md add, and without gatsby-plugin-fast-start and development packages, passes check, build and smoke test", async () => {
  site.useContent(otherBusiness);
  site.leaveOut("gatsby-plugin-fast-start");
  site.leaveOutDevelopmentPackages();
  followRecipes(site.directory);
  // The address and one detail more are still examples, which are warnings while the address is one.
  site.set("business.yaml", ["siteUrl"], "https://www.example.com");
  site.set("business.yaml", ["email"], "contato@example.com");
  const upright = sharp(await telephonePhoto()).keepMetadata();
  writeFileSync(inSite(`data/${ownPhoto.url}`), await upright.toColourspace("cmyk").toBuffer());
  cpSync(technicianPhoto, inSite("data/fotos/bancada.jpg"));
  site.set("pages/home.yaml", ["teaser", "photos", 1], ownPhoto);
  site.set("pages/contact.yaml", ["form", "delivery"], "servico");
  site.set("pages/contact.yaml", ["form", "deliveryUrl"], formService.url);
  writeFileSync(inSite("static/humans.txt"), "Feito à mão.");
  // Of the build before.
  mkdirSync(inSite("public/admin"), { recursive: true });
  writeFileSync(inSite("public/admin/old.js"), "");

  // Without the commands that npm has added for this test.
  const commands = (process.env.PATH ?? "").split(path.delimiter).filter((folder) => !folder.startsWith(process.cwd()));
  const environment = { NETLIFY: "true", CMS_REPO: "dona/site", PATH: commands.join(path.delimiter) };
  const checked = await site.run("check:content", environment);
  const built = await site.run("build -- --no-uglify", environment);
  const looked = await site.run("smoke", environment);
  for (const { exitCode, output } of [checked, built, looked]) expect([exitCode, output]).toEqual([0, output]);
  expect(checked.output).toContain("Conteúdo conferido: nenhum erro");
  expect(checked.output).toMatch(
    /Confira: data\/business\.yaml, linha \d+, campo E-mail \(email\): Ainda é um dado de exemplo\./,
  );
  expect(built.output).toContain(messages.examples("data/business.yaml", "E-mail, Endereço do site"));
  // Gatsby would install an adapter for Netlify, and report a warning of Node as an error.
  expect(built.output).not.toMatch(/[Aa]dapter|ERROR/);
  expect(site.published()).toEqual(expect.arrayContaining(["contato/index.html", "humans.txt"]));
  expect(site.published()).not.toContain("admin/old.js");
  site.publishTo(otherBusinessSite);
});

it("The editor is for the repository that was named, hidden from search engines, with absolute addresses, and may ask nobody but the site and GitHub", () => {
  const page = readFileSync(inSite("public/admin/index.html"), "utf8");
  const scripts = site.published().filter((file) => /^admin\/.*\.js$/.test(file));
  const code = scripts.map((file) => readFileSync(inSite(`public/${file}`), "utf8")).join("\n");
  for (const own of ['"dona/site"', "da empresa no LinkedIn."]) expect(code.includes(own) || own).toBe(true);
  expect(page).toContain('<script type="module" src="/admin/main.js">');
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(readFileSync(inSite("public/sitemap-0.xml"), "utf8")).not.toContain("admin");
  expect(page).toContain("default-src 'none'; script-src 'self';");
  expect(page).toContain("connect-src 'self' https://api.github.com;");
});

it("Each page leads to the list of the files that it was built from", () => {
  for (const page of ["index.html", "contato/index.html"]) {
    const [, folder] =
      /<meta name="page-data" content="(.+?)"/.exec(readFileSync(inSite(`public/${page}`), "utf8")) ?? [];
    const list = readFileSync(inSite(`public${folder}/page-data/content.json`), "utf8");
    expect(JSON.parse(list)).toEqual(gitNames(inSite("data")));
  }
});

it("A build whose content has a problem stops, names it, and leaves what was built alone", async () => {
  const newest = () => Math.max(...site.published().map((file) => statSync(inSite(`public/${file}`)).mtimeMs));
  const before = { files: site.published(), newest: newest() };
  site.remove("steps.yaml");
  const { exitCode, output } = await site.run("build");
  expect(exitCode).not.toBe(0);
  expect(output).toContain("data/steps.yaml, linha 1: Falta este arquivo");
  expect(output).toContain("O site não foi publicado; a versão que está no ar continua.");
  expect({ files: site.published(), newest: newest() }).toEqual(before);
});
