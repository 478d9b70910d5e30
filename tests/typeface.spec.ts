import type { Page } from "@playwright/test";
import typeface from "../src/theme/typeface.json";
import { routes } from "./support/built-content";
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
  watchLayoutShifts,
} from "./support/site";

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

test("The title of every page is set in the typeface", async ({ page }) => {
  for (const route of routes) {
    await page.goto(route);
    await expect(mainHeading(page)).toHaveCSS("font-family", new RegExp(`^"?${typeface.family}`));
  }
});
