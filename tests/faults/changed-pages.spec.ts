import type { Page } from "@playwright/test";
import {
  expect,
  footerLink,
  hydrated,
  mainHeading,
  menuButton,
  navigation,
  openBeforeScripts,
  phone,
  test,
  visit,
} from "../support/site";
import { expectWholePage, followLink, translate } from "./whole-page";

/* Others change the page: the browser, its extensions, a telephone. */
test.use({ viewport: phone });

/** Changes by others between the load of the HTML and of the scripts. */
const meddlers: Record<string, (page: Page) => Promise<void>> = {
  "a password manager has put a sign beside each field": (page) =>
    page.getByRole("textbox").evaluateAll((fields) => {
      for (const field of fields) field.after(Object.assign(document.createElement("div"), { className: "sign" }));
    }),
  "the browser has translated it": translate,
};

test.describe("Before its scripts come", () => {
  // React reports the hydration mismatch, and renders the page again.
  test.use({ broken: /Minified React error #4(18|23|25)/ });

  for (const [meddling, meddle] of Object.entries(meddlers)) {
    test(`${meddling}: what was typed, the focus and the way to send it are kept`, async ({ page, site }) => {
      const release = await openBeforeScripts(page, "/contato");
      await meddle(page);
      await site.form.fillIn();
      await site.form.field("message").focus();
      await page.keyboard.press("End");
      const position = await page.evaluate(() => window.scrollY);

      release();
      await hydrated(page);
      await site.form.expectFilledIn();
      await expect(site.form.field("message")).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(position);
      await site.form.button.click();
      await expect(site.form.thanks).toBeVisible();
      await site.form.expectDone();
      await expectWholePage(page, site.contactPage.heading);
      await followLink(page, site.servicesPage);
    });
  }

  test("something has changed a page whose menu was opened: the menu stays open", async ({ page }) => {
    const release = await openBeforeScripts(page, "/contato");
    await translate(page);
    await menuButton(page).click();
    release();
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "true");
    await expect(navigation(page)).toBeVisible();
    await expect(page.getByRole("main")).toHaveCount(0);
  });
});

test("A page that the browser translates does all that it does otherwise", async ({ page, site }) => {
  await visit(page, "/contato");
  await translate(page);
  await site.notice.getByRole("button").click();
  await expect(site.notice).toBeHidden();
  await site.form.send();
  await expect(site.form.thanks).toBeVisible();
  await site.form.expectDone();
  for (const key of ["F8", "Tab", "Enter"]) await page.keyboard.press(key);
  await expect(site.form.thanks).toHaveCount(0);

  for (const { linkLabel, title } of [site.servicesPage, site.homePage]) {
    await menuButton(page).click();
    await navigation(page).getByRole("link", { name: linkLabel }).click();
    await expect(page).toHaveTitle(title);
    await expect(navigation(page)).toBeHidden();
  }
  await footerLink(page, site.termsPage.linkLabel).click();
  await expect(mainHeading(page)).toHaveText(site.termsPage.heading);
  await expect(mainHeading(page)).toBeFocused();
  await page.goBack();
  await expectWholePage(page, site.homePage.hero.heading);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
});
