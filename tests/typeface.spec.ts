import type { Page } from "@playwright/test";
import typeface from "../src/theme/typeface.json";
import { brokenWords } from "./support/broken-words";
import {
  expect,
  holdBack,
  hydrated,
  kindsOfPages,
  mainHeading,
  phone,
  readToTheEnd,
  test,
  viewports,
  visit,
  watchLayoutShifts,
} from "./support/site";
import { setRunningText } from "./support/typefaces";

/** Whether the typeface of headings has been loaded, and is used. */
const isTypefaceSet = (page: Page) =>
  page.evaluate(
    (family) =>
      [...document.fonts].some((face) => face.family.replaceAll('"', "") === family && face.status === "loaded"),
    typeface.family,
  );

for (const route of kindsOfPages) {
  // In the fallback an owner's title may take another number of lines.
  test(`${route} is read before the headings' typeface arrives, and nothing moves`, { tag: "@shipped" }, async ({
    page,
  }) => {
    const layoutShifts = await watchLayoutShifts(page);
    // Titles wrap on a phone; on a wide screen the largest one shows whether the fallback has the typeface's size.
    for (const viewport of route === "/" ? viewports : [phone]) {
      await page.setViewportSize(viewport);
      const deliver = await holdBack(page, "**/*.woff2");
      await page.goto(route, { waitUntil: "commit" });
      await expect(mainHeading(page)).toBeVisible();
      await hydrated(page);
      expect(await isTypefaceSet(page)).toBe(false);
      deliver();
      await expect.poll(() => isTypefaceSet(page)).toBe(true);
      await readToTheEnd(page);
      expect(await layoutShifts(), `${viewport.width} pixels wide`).toEqual([]);
    }
  });
}

test.describe("In the typeface of most phones", () => {
  // The policy does not allow the injected style of the typeface.
  test.use({ bypassCSP: true });

  for (const route of kindsOfPages) {
    test(`A title of ${route} has room for a long word of the trade on the narrowest phone`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 844 });
      await visit(page, route);
      await setRunningText(page, "roboto");
      const titles = page.locator("main :is(h1, h2, h3)");
      await titles.evaluateAll((all) => {
        for (const title of all) title.textContent = "Impermeabilização";
      });
      expect(await titles.evaluateAll(brokenWords)).toEqual([]);
    });
  }
});
