import path from "node:path";
import { expect, test } from "@playwright/test";
import { deliveringSites, formService } from "./support/delivering-sites";
import { ProjectCopy } from "./support/project-copy";

test("A site whose form delivers can be built, one for each way", () => {
  test.setTimeout(900_000);
  const site = new ProjectCopy(path.resolve());
  try {
    for (const [delivery, { directory }] of Object.entries(deliveringSites)) {
      site.set("pages/contact.yaml", ["form", "delivery"], delivery);
      if (delivery === "servico") site.set("pages/contact.yaml", ["form", "deliveryUrl"], formService.url);
      const build = site.build();
      expect(build.exitCode, build.output).toBe(0);
      site.publishTo(directory);
    }
  } finally {
    site.delete();
  }
});
