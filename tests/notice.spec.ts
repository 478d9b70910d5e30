import type { Locator } from "@playwright/test";
import {
  clickInPlace,
  expect,
  footerLink,
  holdBack,
  hydrated,
  mainHeading,
  openBeforeScripts,
  phone,
  test,
  visit,
} from "./support/site";

test.use({ viewport: phone });

test("The notice is there from the first paint; once dismissed, not even before scripts", async ({ page, site }) => {
  const release = await openBeforeScripts(page, "/");
  await expect(site.notice).toBeInViewport();
  await expect(site.notice).toContainText(site.interfaceTexts.notice.text);
  const link = site.notice.getByRole("link", { name: site.interfaceTexts.notice.privacyLabel });
  await expect(link).toHaveAttribute("href", "/politica-de-privacidade");
  await expect(site.notice.getByRole("button")).toHaveCount(1);
  release();
  await hydrated(page);
  await site.notice.getByRole("button", { name: site.interfaceTexts.notice.dismissLabel }).press("Enter");
  await expect(page.getByRole("main")).toBeFocused();

  const releaseAgain = await holdBack(page, "**/*.js");
  await page.reload({ waitUntil: "domcontentloaded" });
  await expect(mainHeading(page)).toBeVisible();
  await expect(site.notice).toBeHidden();
  releaseAgain();
});

test("Dismissed before scripts have come, the notice stays away", async ({ page, site }) => {
  const release = await openBeforeScripts(page, "/");
  await site.notice.getByRole("button").click();
  await expect(site.notice).toBeHidden();
  release();
  await hydrated(page);
  await expect(site.notice).toBeHidden();
  await visit(page, "/servicos");
  await expect(site.notice).toBeHidden();
});

test("However long the notice is, it leaves in view what has the focus", async ({ page, site }) => {
  await visit(page, "/");
  await site.notice.getByRole("paragraph").evaluate((text) => text.append(" É só um aviso, mas longo.".repeat(13)));
  const link = page.getByRole("main").getByRole("link").last();
  const top = async (element: Locator) => (await element.boundingBox())?.y ?? Number.NaN;
  await page.evaluate(
    (by) => window.scrollBy({ top: by, behavior: "instant" }),
    (await top(link)) - (await top(site.notice)) - 8,
  );
  expect(await top(link)).toBeGreaterThan(await top(site.notice));
  await link.focus();
  await expect.poll(async () => (await top(link)) + 44 <= (await top(site.notice))).toBe(true);
});

test("Where the browser blocks storage, the dismissed notice stays away until a page load", async ({ page, site }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB"]) Object.defineProperty(window, name, { get });
  });
  await visit(page, "/");
  await clickInPlace(page, site.notice.getByRole("button"));
  await expect(site.notice).toBeHidden();
  await footerLink(page, site.servicesPage.linkLabel).click();
  await expect(mainHeading(page)).toHaveText(site.servicesPage.heading);
  await expect(site.notice).toBeHidden();
  await visit(page, "/contato");
  await expect(site.notice).toBeVisible();
});
