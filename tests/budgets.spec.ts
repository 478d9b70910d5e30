import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expect, kindsOfPages, nextFrame, phone, test, visit } from "./support/site";

/** Script that a page loads before it is idle, in bytes, compressed by gzip; an empty page of Gatsby loads 79,000. */
const scriptBudget = 115_000;

/** The scripts that a page has loaded. */
async function scriptsOf(page: Page): Promise<Buffer[]> {
  const paths = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
  );
  const scripts = new Set(paths.filter((name) => name.endsWith(".js")));
  return [...scripts].map((name) => readFileSync(path.join("public", name)));
}

/** Disables idle callbacks, so that the page loads only what it needs at once. */
const stayBusy = (page: Page) =>
  page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0, cancelIdleCallback: () => {} }));

for (const route of kindsOfPages) {
  test(`${route} loads little script until it is idle @shipped`, async ({ page }) => {
    await stayBusy(page);
    await page.setViewportSize(phone);
    await visit(page, route);
    const scripts = await scriptsOf(page);
    expect(scripts.length).toBeGreaterThan(2);
    const bytes = scripts.reduce((sum, script) => sum + gzipSync(script).length, 0);
    expect(bytes).toBeLessThanOrEqual(scriptBudget);
  });
}

test("Only a page with a form loads the script that renders toasts", async ({ page }) => {
  const hasToasts = async () => (await scriptsOf(page)).some((script) => script.includes("Toastify__"));
  await visit(page, "/");
  await page.evaluate(() => new Promise<unknown>((resolve) => requestIdleCallback(resolve)));
  await nextFrame(page);
  expect(await hasToasts()).toBe(false);
  await visit(page, "/contato");
  await expect.poll(hasToasts).toBe(true);
});
