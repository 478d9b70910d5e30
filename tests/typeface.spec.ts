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
