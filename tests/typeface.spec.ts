import {
  expect,
  holdBack,
  menuButton,
  nextFrame,
  phone,
  readToTheEnd,
  routes,
  test,
  watchLayoutShifts,
} from "./support/site";

test.use({ viewport: phone });

for (const route of routes) {
  test(`${route} is read in a system font until the headings' typeface arrives, which moves nothing`, async ({
    page,
  }) => {
    const layoutShifts = await watchLayoutShifts(page);
    const deliver = await holdBack(page, "**/*.woff2");
    await page.goto(route, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
    expect(await page.evaluate(() => document.fonts.check("750 16px Archivo"))).toBe(false);
    deliver();
    await page.waitForFunction(() => document.fonts.check("750 16px Archivo"));
    await nextFrame(page);
    await readToTheEnd(page);
    expect(await layoutShifts()).toBe(0);
  });
}

test("Nothing but the page itself is asked for before it is painted", async ({ page }) => {
  for (const route of routes) {
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
