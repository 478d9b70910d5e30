import { expect, phone, test } from "./support/site";

/* What newer browsers know is taken out of the page, since there are no older ones to test in; so it can't have its policy. */
test.use({ bypassCSP: true, javaScriptEnabled: false, viewport: phone });

test("Without container queries the page is no wider than a phone, the drawing keeps its width, and no number strays from it", async ({
  page,
}) => {
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace(/\bcq[iw]\b|(?<=\d)cqi\b|container/g, "unknown"),
    });
  });
  await page.goto("/");
  const symptom = page.getByRole("main").getByRole("listitem").first();
  await expect(symptom).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  expect((await page.locator("main svg[viewBox]:has(.leader)").boundingBox())?.width).toBeGreaterThan(280);
  // One number a symptom, in its row.
  await expect(symptom.getByText("1", { exact: true }).filter({ visible: true })).toHaveCount(1);
});
