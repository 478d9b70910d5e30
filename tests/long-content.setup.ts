import path from "node:path";
import { expect, test } from "@playwright/test";
import { longContentSite, writeLongContent } from "./support/long-content";
import { ProjectCopy } from "./support/project-copy";

test("A site with more and longer content than the owner's can be built", () => {
  test.setTimeout(300_000);
  const site = new ProjectCopy(path.resolve());
  try {
    writeLongContent(site);
    const build = site.build();
    expect(build.exitCode, build.output).toBe(0);
    site.publishTo(longContentSite);
  } finally {
    site.delete();
  }
});
