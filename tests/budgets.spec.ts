import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import {
  expect,
  kindsOfPages,
  menuButton,
  navigation,
  phone,
  routes,
  test,
  visit,
  visitWithPagesAhead,
} from "./support/site";

/** A page's HTML with its styles, in bytes, compressed by Brotli. A connection's first window carries 14,000, so what is seen first comes first. */
const htmlBudget = 18_000;

/** Script that a page loads before it is idle, in bytes, compressed by gzip; an empty page of Gatsby loads 79,000. */
const scriptBudget = 115_000;

const htmlOf = (route: string) => readFileSync(path.join("public", route, "index.html"));

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

for (const route of routes) {
  test(`The HTML of ${route}, styles included, is small @shipped`, () => {
    expect(brotliCompressSync(htmlOf(route)).length).toBeLessThanOrEqual(htmlBudget);
  });
}

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

test("Once idle, a page loads linked pages, none twice; only one with a form loads toasts", async ({ page }) => {
  for (const route of ["/", "/contato"]) {
    const addresses: string[] = [];
    page.on("request", (request) => addresses.push(request.url()));
    await visitWithPagesAhead(page, route);
    const drawsToasts = async () => (await scriptsOf(page)).some((script) => script.includes("Toastify__"));
    if (route === "/contato") await expect.poll(drawsToasts).toBe(true);
    else expect(await drawsToasts(), route).toBe(false);
    // Gatsby fetches the build's hash again with each page's data.
    const twice = addresses.filter((address, index) => addresses.indexOf(address) !== index);
    expect(twice.filter((address) => !address.endsWith("/app-data.json"))).toEqual([]);
    page.removeAllListeners("request");
    // Ends what the page still loads, which would count as the next page's.
    await page.goto("about:blank");
  }
});

test("With data saving on, a page without a form works, and loads no script", async ({ page, site }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } }),
  );
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await page.setViewportSize(phone);
  await page.goto("/");
  await menuButton(page).click();
  await navigation(page).getByRole("link", { name: site.servicesPage.linkLabel }).click();
  await expect(page).toHaveURL("/servicos");
  expect(scripts).toEqual([]);

  await visit(page, "/contato");
  expect(scripts.join()).not.toMatch(/component---src-templates-(?!contact)/);
});
