import type { Page } from "@playwright/test";
import {
  expect,
  holdBack,
  hydrated,
  kindsOfPages,
  mainHeading,
  otherPagesLoaded,
  phone,
  readToTheEnd,
  test,
  viewports,
  watchLayoutShifts,
} from "./support/site";

/** The texts of elements that are set in a fallback of the typeface. */
const textsInFallback = (page: Page) =>
  page
    .locator("body *")
    .evaluateAll((all) =>
      all
        .filter((each) => getComputedStyle(each).fontFamily.startsWith('"Archivo in'))
        .map(({ textContent }) => textContent),
    );

for (const route of kindsOfPages) {
  test(`${route} is read before the headings' typeface arrives, and nothing moves`, async ({ page }) => {
    const layoutShifts = await watchLayoutShifts(page);
    // Titles wrap on a phone; on a wide screen the largest one shows whether the fallback has the typeface's size.
    for (const viewport of route === "/" ? viewports : [phone]) {
      await page.setViewportSize(viewport);
      const deliver = await holdBack(page, "**/*.woff2");
      await page.goto(route, { waitUntil: "commit" });
      await expect(mainHeading(page)).toBeVisible();
      await hydrated(page);
      await expect(mainHeading(page)).toHaveCSS("font-family", /^"Archivo in/);
      deliver();
      await expect(mainHeading(page)).toHaveCSS("font-family", /^Archivo,/);
      expect(await textsInFallback(page)).toEqual([]);
      await otherPagesLoaded(page);
      await readToTheEnd(page);
      expect(await layoutShifts(), `${viewport.width} pixels wide`).toEqual([]);
    }
  });
}

test("Nothing but the page itself is asked for before it is painted", async ({ page }) => {
  await page.setViewportSize(phone);
  for (const route of kindsOfPages) {
    await page.goto(route);
    const early = await page.evaluate(() => {
      const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
      return performance
        .getEntriesByType("resource")
        .filter(({ startTime, name }) => startTime < painted && !/favicon|images\.unsplash/.test(name))
        .map(({ name }) => name);
    });
    expect(early, route).toEqual([]);
  }
});
