import type { Page } from "@playwright/test";
import {
  desktop,
  expect,
  footerLink,
  mainHeading,
  markDocument,
  navigation,
  nextFrame,
  test,
  visit,
} from "./support/site";

test.use({ viewport: desktop });

const scrollPosition = (page: Page) => page.evaluate(() => window.scrollY);

test("A link opens its page without a full load and marks it, and so does Back", async ({ page, site }) => {
  await visit(page, "/");
  const isMarked = await markDocument(page);

  await navigation(page).getByRole("link", { name: site.servicesPage.linkLabel }).click();

  await expect(page).toHaveURL("/servicos");
  await expect(page).toHaveTitle(site.servicesPage.title);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${site.business.siteUrl}/servicos`);
  await expect(mainHeading(page)).toHaveText(site.servicesPage.heading);
  await expect(navigation(page).locator("[aria-current=page]")).toHaveText(site.servicesPage.linkLabel);

  await page.goBack();
  await expect(page).toHaveTitle(site.homePage.title);
  await expect(navigation(page).locator("[aria-current=page]")).toHaveText(site.homePage.linkLabel);
  expect(await isMarked()).toBe(true);
});

test("A new page is spoken once: by its heading, which has the focus, and by no live region", async ({
  page,
  site,
}) => {
  await visit(page, "/");
  await navigation(page).getByRole("link", { name: site.servicesPage.linkLabel }).click();
  await expect(mainHeading(page)).toHaveText(site.servicesPage.heading);
  await expect(mainHeading(page)).toBeFocused();
  // Gatsby's announcer says it in English, some frames after the page has changed.
  await expect(page.locator("[aria-live=assertive]")).toContainText(site.servicesPage.heading);
  const spoken = await page.evaluate(() =>
    [...document.querySelectorAll("[aria-live], [role=status], [role=alert]")]
      .filter((region) => region.checkVisibility())
      .map((region) => region.textContent)
      .filter(Boolean),
  );
  expect(spoken).toEqual([]);
});

test("The focus moves to the heading of the new page, at its top", async ({ page, site }) => {
  await visit(page, "/");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  expect(await scrollPosition(page)).toBeGreaterThan(0);

  await footerLink(page, site.servicesPage.linkLabel).click();

  await expect(mainHeading(page)).toHaveText(site.servicesPage.heading);
  await expect(mainHeading(page)).toBeFocused();
  await expect.poll(() => scrollPosition(page)).toBe(0);
});

for (const route of ["/", "/contato"])
  test(`A link on ${route} to a part of a page leads there, and so does the next Tab`, async ({ page, site }) => {
    await visit(page, route);
    const { accessibility } = site.contactPage;
    await footerLink(page, site.interfaceTexts.footer.accessibilityLabel).click();
    const heading = page.getByRole("heading", { name: accessibility.heading });
    await expect(heading).toBeInViewport();
    await expect(page.locator(":focus").getByRole("heading")).toHaveText(accessibility.heading);
  });

test("The page that was loaded leaves the focus where it is, and the first Tab offers to skip to the content", async ({
  page,
  site,
}) => {
  await visit(page, "/servicos");
  await expect(mainHeading(page)).not.toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: site.interfaceTexts.skipLink })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("The header stays in view, and its brand leads home", async ({ page, site }) => {
  await visit(page, "/servicos");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  const brand = page.getByRole("banner").getByRole("link", { name: site.interfaceTexts.header.homeLabel });
  await expect(brand).toBeInViewport();
  await expect(brand).toHaveText(`${site.business.brand} ${site.business.tagline}`);
  await expect(brand).toHaveAccessibleName(new RegExp(site.business.brand));
  await brand.click();
  await expect(page).toHaveURL("/");
});

test("Going back restores the page before, where the visitor was", async ({ page, site }) => {
  await visit(page, "/");
  const isMarked = await markDocument(page);
  await page.getByRole("main").getByRole("link", { name: site.homePage.teaser.servicesLabel }).focus();
  await nextFrame(page);
  const before = await scrollPosition(page);
  expect(before).toBeGreaterThan(0);
  // By keyboard: a click would scroll again.
  await page.keyboard.press("Enter");
  await expect(mainHeading(page)).toHaveText(site.servicesPage.heading);

  await page.goBack();

  await expect(page).toHaveURL("/");
  await expect(mainHeading(page)).toHaveText(site.homePage.hero.heading);
  await expect.poll(() => scrollPosition(page)).toBe(before);
  expect(await isMarked()).toBe(true);
});
