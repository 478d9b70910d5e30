import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { otherBusiness } from "./support/corpus";
import { writeLongContent } from "./support/long-content";
import { formService, otherSites } from "./support/other-sites";
import { ProjectCopy } from "./support/project-copy";
import { routes } from "./support/site";

/* Both sites are built in one copy of the project, one after the other. */
test.describe.configure({ mode: "serial", timeout: 300_000 });

let site: ProjectCopy;
let humans: string;

test.beforeAll(() => {
  site = new ProjectCopy();
  humans = path.join(site.directory, "static/humans.txt");
});

test.afterAll(() => site.delete());

function succeed(script: string): void {
  const { exitCode, output } = site.run(script);
  expect(exitCode, output).toBe(0);
}

test("A site without the accelerator and the editor's plugin, whose form delivers by a service, can be built", () => {
  site.leaveOut("gatsby-plugin-fast-start");
  site.leaveOut("gatsby-plugin-content-editor");
  site.set("pages/contact.yaml", ["form", "delivery"], "servico");
  site.set("pages/contact.yaml", ["form", "deliveryUrl"], formService.url);
  writeFileSync(humans, "Feito à mão.");
  succeed("build");
  for (const route of routes) {
    expect(site.page(route), route).toMatch(/<script src="\/app-[^"]*" async/);
    expect(site.page(route), route).toContain("Content-Security-Policy");
  }
  expect(site.published()).toContain("humans.txt");
  site.publishTo(otherSites.delivering);
});

test("The site of another business, with long texts, passes the gate before a publication, with nothing of the build before", () => {
  site.restore("plugins", "gatsby-config.ts");
  rmSync(humans);
  site.useContent(otherBusiness);
  writeLongContent(site);
  succeed("check:content");
  succeed("build");
  succeed("smoke");
  expect(site.published()).not.toContain("humans.txt");
  expect(site.published().filter((file) => /^app-.*\.js$/.test(file))).toHaveLength(1);
  site.publishTo(otherSites.otherBusiness);
});
