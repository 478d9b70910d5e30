import { addedRoute } from "./support/other-business";
import { expect, mainHeading, narrowest, test, visit, widthFrom } from "./support/site";
import { setRunningText, typefaces } from "./support/typefaces";

/* What only the site of another business has, in a browser; `build/pages/additions.test.ts` reads the rest. */

test("A photo of a common phone, with a scan header of its own, is on the page", async ({ page, site }) => {
  await page.goto("/");
  const photo = page.getByRole("img", { name: site.homePage.technician?.photo?.alt });
  await photo.scrollIntoViewIfNeeded();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test("The map of the state is drawn, from a file of its own", async ({ page }) => {
  await page.goto("/");
  const outline = page.getByRole("main").locator("use");
  await expect.poll(() => outline.evaluate((one: SVGGraphicsElement) => one.getBBox().width)).toBeGreaterThan(400);
});

test("The page of the recipe opens from the header, which stays one row, and from the footer", async ({ page }) => {
  await page.setViewportSize({ width: widthFrom("desktop"), height: 900 });
  await visit(page, "/");
  for (const part of ["contentinfo", "banner"] as const) {
    await page.getByRole(part).getByRole("link", { name: "Trabalhos" }).click();
    await expect(page).toHaveURL(addedRoute);
    await expect(mainHeading(page)).toHaveText("O que já consertamos");
  }
});

test.describe("Beside long names", () => {
  // The policy does not allow the injected style of the typeface.
  test.use({ bypassCSP: true });

  test("the header stays one row in the typefaces of most devices", async ({ page }) => {
    await visit(page, "/");
    for (const typeface of typefaces) {
      await setRunningText(page, typeface);
      for (const width of narrowest) {
        await page.setViewportSize({ width, height: 900 });
        const { height } = (await page.getByRole("banner").boundingBox()) ?? { height: Number.NaN };
        expect.soft(height, `${typeface}, ${width} pixels wide`).toBeLessThanOrEqual(72);
      }
    }
  });
});
