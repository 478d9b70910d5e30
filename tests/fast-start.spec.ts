import type { Page } from "@playwright/test";
import { expect, menuButton, navigation, nextFrame, phone, test, visit } from "./support/site";

/* What `gatsby-plugin-fast-start` does for speed. No other test depends on it. */

/** Paths of what a page has loaded so far. */
const loadedBy = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname));

/** Waits until the data and templates of all pages have been loaded: five pages, made by four templates. */
async function linkedPagesLoaded(page: Page): Promise<void> {
  const parts = async () =>
    new Set((await loadedBy(page)).filter((file) => /\/page-data\/.+\/page-data\.json$|\/component---/.test(file)));
  await expect.poll(async () => (await parts()).size).toBe(9);
  // Gatsby takes note of the last one.
  await nextFrame(page);
}

test("No script is asked for before the page is painted", async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, "/");
  const early = await page.evaluate(() => {
    const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
    return performance
      .getEntriesByType("resource")
      .filter(({ startTime, name }) => startTime < painted && name.endsWith(".js"))
      .map(({ name }) => name);
  });
  expect(early).toEqual([]);
});

test.describe("In a browser that reports no paints", () => {
  test.use({ broken: /PerformanceObserver/ });

  test("the scripts are loaded all the same", async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { PerformanceObserver: undefined }));
    await visit(page, "/contato");
  });
});

test("Once idle, a page loads the pages that it links to, nothing twice", async ({ page }) => {
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  await visit(page, "/contato");
  await linkedPagesLoaded(page);
  // Gatsby fetches the build's hash again with each page's data.
  const twice = addresses.filter((address, index) => addresses.indexOf(address) !== index);
  expect(twice.filter((address) => !address.endsWith("/app-data.json"))).toEqual([]);
});

test("A linked page is shown without a request", async ({ page, site }) => {
  await visit(page, "/");
  await linkedPagesLoaded(page);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await page.getByRole("contentinfo").getByRole("link", { name: site.termsPage.linkLabel, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(site.termsPage.heading);
  // The browser asks for the page's icon when it has time.
  expect(requests.filter((file) => file !== "/favicon.svg")).toEqual([]);
});

test("A linked page that does not come holds no other up", async ({ page }) => {
  await page.route("**/page-data/servicos/page-data.json", () => {});
  await visit(page, "/");
  const legal = async () => (await loadedBy(page)).filter((file) => file.includes("/component---src-templates-legal"));
  await expect.poll(legal).toHaveLength(1);
});

test.describe("With data saving on", () => {
  test.use({ viewport: phone });

  test.beforeEach(({ page }) =>
    page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } }),
    ),
  );

  /** Collects the addresses of scripts that a page asks for. */
  function scriptsAskedForBy(page: Page): string[] {
    const scripts: string[] = [];
    page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
    return scripts;
  }

  test("a page without a form works, and loads no script", async ({ page, site }) => {
    const scripts = scriptsAskedForBy(page);
    await page.goto("/");
    await menuButton(page).click();
    await navigation(page).getByRole("link", { name: site.servicesPage.linkLabel }).click();
    await expect(page).toHaveURL("/servicos");
    expect(scripts).toEqual([]);
  });

  test("a page with a form loads its scripts, and no linked page", async ({ page, site }) => {
    const scripts = scriptsAskedForBy(page);
    await visit(page, "/contato");
    // The last script that it loads by itself.
    await expect(site.toasts.locator("[aria-live]")).toBeAttached();
    expect(scripts.join()).not.toMatch(/component---src-templates-(?!contact)/);
  });
});
