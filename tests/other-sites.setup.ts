import { expect, test } from "@playwright/test";
import { deliveringSites, formService } from "./support/delivering-sites";
import { longContentSite, writeLongContent } from "./support/long-content";
import { ProjectCopy } from "./support/project-copy";

/* All sites are built in one copy of the project, and built warm. */
test.describe.configure({ mode: "serial", timeout: 300_000 });

let site: ProjectCopy;
let contactPage: string;

test.beforeAll(() => {
  site = new ProjectCopy();
  contactPage = site.read("pages/contact.yaml");
});

test.afterAll(() => site.delete());

function buildTo(directory: string): void {
  const build = site.build();
  expect(build.exitCode, build.output).toBe(0);
  site.publishTo(directory);
}

for (const [delivery, { directory }] of Object.entries(deliveringSites)) {
  test(`A site whose form delivers by ${delivery} can be built`, () => {
    site.set("pages/contact.yaml", ["form", "delivery"], delivery);
    if (delivery === "servico") site.set("pages/contact.yaml", ["form", "deliveryUrl"], formService.url);
    buildTo(directory);
  });
}

test("A site with more and longer content than the owner's can be built", () => {
  site.write("pages/contact.yaml", contactPage);
  writeLongContent(site);
  buildTo(longContentSite);
});
