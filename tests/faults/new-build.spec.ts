import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, footerLink, hydrated, markDocument, phone, test, visit } from "../support/site";
import { expectWholePage, followLink } from "./whole-page";

/** Simulates a new build on the server: the same pages, with other hashes in file names. */
async function deploy(page: Page): Promise<void> {
  const hashes = /[0-9a-f]{20}/g;
  const known = new Set(readdirSync("public").flatMap((file) => file.match(hashes) ?? []));
  const [version = ""] = readdirSync("public/data");
  const appData = JSON.parse(readFileSync(`public/data/${version}/page-data/app-data.json`, "utf8"));
  known.add(version).add(appData.webpackCompilationHash);
  const reversed = (hash: string) => [...hash].reverse().join("");
  const renewed = new Set([...known].map(reversed));

  await page.route(/^http:\/\/localhost:\d+\/.*/, async (route) => {
    const url = route.request().url();
    const [hash] = url.match(hashes) ?? [];
    if (hash && known.has(hash)) return route.fulfill({ status: 404, body: "Not found" });
    const response = await route.fetch({ url: hash && renewed.has(hash) ? url.replace(hash, reversed(hash)) : url });
    if (!/html|javascript|json/.test(response.headers()["content-type"] ?? "")) return route.fulfill({ response });
    const body = (await response.text()).replace(hashes, (one) => (known.has(one) ? reversed(one) : one));
    return route.fulfill({ response, body });
  });
}

test.describe("A new build is published in the middle of a visit", () => {
  // The policy allows a page's own scripts, not their replacements.
  test.use({ viewport: phone, broken: /404|Loading chunk/, bypassCSP: true });

  for (const seenBefore of [false, true]) {
    test(`A link leads to its page, which works${seenBefore ? ", though the visitor has seen the old one" : ""}`, async ({
      page,
      site,
    }) => {
      await visit(page, seenBefore ? "/servicos" : "/contato");
      if (seenBefore) await followLink(page, site.contactPage);
      await deploy(page);
      await followLink(page, site.servicesPage);
      await hydrated(page);
      // Its script runs, and finds all its files.
      const isMarked = await markDocument(page);
      await footerLink(page, site.contactPage.linkLabel).click();
      await expectWholePage(page, site.contactPage.heading);
      expect(await isMarked()).toBe(true);
    });
  }

  test("A build that was only half published does not keep a page reloading", async ({ page, site }) => {
    await page.route(/\/app-data\.json/, (route) => route.fulfill({ json: { webpackCompilationHash: "another" } }));
    const documents: string[] = [];
    page.on("request", (request) => request.isNavigationRequest() && documents.push(request.url()));
    await page.goto("/contato");
    await expect.poll(() => documents.length).toBe(2);
    await hydrated(page);
    await expectWholePage(page, site.contactPage.heading);
    expect(documents).toHaveLength(2);
    await followLink(page, site.servicesPage);
    await hydrated(page);
  });
});
