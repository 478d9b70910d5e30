import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { otherBusiness } from "./support/corpus";
import { deliveringSites, formService } from "./support/delivering-sites";
import { longContentSite, writeLongContent } from "./support/long-content";
import { ProjectCopy } from "./support/project-copy";
import { routes } from "./support/site";

/* All sites are built in one copy of the project, one after the other. */
test.describe.configure({ mode: "serial", timeout: 300_000 });

let site: ProjectCopy;

test.beforeAll(() => {
  site = new ProjectCopy();
});

test.afterAll(() => site.delete());

function buildTo(directory: string): void {
  const build = site.build();
  expect(build.exitCode, build.output).toBe(0);
  site.publishTo(directory);
}

test("A site whose form delivers by a service can be built", () => {
  site.set("pages/contact.yaml", ["form", "delivery"], "servico");
  site.set("pages/contact.yaml", ["form", "deliveryUrl"], formService.url);
  site.writeFile("static/humans.txt", "Feito à mão.");
  buildTo(deliveringSites.servico.directory);
  expect(site.published()).toContain("humans.txt");
});

test("The site of another business, with long texts, passes the gate before a publication, with nothing of the build before", () => {
  site.deleteFile("static/humans.txt");
  site.useContent(otherBusiness);
  writeLongContent(site);
  const check = site.run("check:content");
  expect(check.exitCode, check.output).toBe(0);
  buildTo(longContentSite);
  const smoke = site.run("smoke");
  expect(smoke.exitCode, smoke.output).toBe(0);
  expect(site.published()).not.toContain("humans.txt");
  expect(site.published().filter((file) => /^app-.*\.js$/.test(file))).toHaveLength(1);
});

test("A site without the accelerator and the editor's plugin, whose form delivers by whatsapp, can be built", () => {
  site.delete();
  site = new ProjectCopy();
  site.leaveOut("gatsby-plugin-fast-start");
  site.leaveOut("gatsby-plugin-content-editor");
  site.set("pages/contact.yaml", ["form", "delivery"], "whatsapp");
  buildTo(deliveringSites.whatsapp.directory);
  for (const route of routes) {
    const html = readFileSync(path.join(deliveringSites.whatsapp.directory, route, "index.html"), "utf8");
    expect(html, route).toMatch(/<script src="\/app-[^"]*" async/);
    expect(html, route).toContain("Content-Security-Policy");
  }
});
