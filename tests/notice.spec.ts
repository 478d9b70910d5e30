import type { Page } from "@playwright/test";
import {
  clickInPlace,
  content,
  expect,
  filled,
  holdBack,
  menuButton,
  openBeforeScripts,
  phone,
  routes,
  test,
  viewports,
  visit,
  visitWithPagesAhead,
  watchLayoutShifts,
} from "./support/site";

const { notice: texts } = content("interface.yaml");

const notice = (page: Page) => page.getByRole("complementary", { name: texts.label });
const dismiss = (page: Page) => clickInPlace(page, notice(page).getByRole("button", { name: texts.dismissLabel }));

test.use({ viewport: phone });

test("The notice is there from the first paint, and where it was dismissed it is not, before any script has come", async ({
  page,
}) => {
  const release = await openBeforeScripts(page, "/");
  await expect(notice(page)).toBeInViewport();
  release();
  await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
  await dismiss(page);

  const releaseAgain = await holdBack(page, "**/*.js");
  await page.reload({ waitUntil: "domcontentloaded" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(notice(page)).toBeHidden();
  releaseAgain();
});

test("With the notice dismissed, the focus is on the page", async ({ page }) => {
  await visit(page, "/");
  await notice(page).getByRole("button", { name: texts.dismissLabel }).press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

/** Dismisses the notice, navigates to another page, and expects no notice on either. */
async function dismissAndGoOn(page: Page): Promise<void> {
  await visitWithPagesAhead(page, "/");
  await dismiss(page);
  await expect(notice(page)).toBeHidden();
  await page.getByRole("contentinfo").getByRole("link", { name: "Serviços" }).click();
  await expect(page).toHaveURL("/servicos");
  await expect(notice(page)).toBeHidden();
}

test("Once dismissed, the notice stays away on this page, on the others and after a reload", async ({ page }) => {
  await dismissAndGoOn(page);
  for (const route of routes) {
    await visit(page, route);
    await expect(notice(page)).toBeHidden();
  }
});

test("Where the browser blocks storage, the notice works until the page is reloaded", async ({ page }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    for (const storage of ["localStorage", "sessionStorage", "indexedDB"])
      Object.defineProperty(window, storage, { get });
  });
  await dismissAndGoOn(page);
  await page.reload();
  await expect(notice(page)).toBeVisible();
});

for (const viewport of viewports) {
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport });

    test("At the end of the page, the notice covers no link of the footer", async ({ page }) => {
      await visit(page, "/");
      await expect(notice(page)).toBeVisible();
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));

      const links = page.getByRole("contentinfo").getByRole("link");
      expect(await links.count()).toBeGreaterThan(0);
      for (const link of await links.all()) {
        const isCovered = await link.evaluate((element, label) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const front = document.elementFromPoint(left + width / 2, top + height / 2);
          return front?.closest("aside")?.getAttribute("aria-label") === label;
        }, texts.label);
        expect(isCovered, await link.innerText()).toBe(false);
      }
    });

    test("Every page shows the notice, with a link to the policy and one button, and does not move", async ({
      page,
    }) => {
      const layoutShifts = await watchLayoutShifts(page);
      for (const route of routes) {
        await visit(page, route);
        await expect(notice(page)).toBeInViewport();
        await expect(notice(page)).toContainText(filled(texts.text));
        const link = notice(page).getByRole("link", { name: texts.privacyLabel });
        await expect(link).toHaveAttribute("href", "/politica-de-privacidade");
        await expect(notice(page).getByRole("button")).toHaveCount(1);
        await page.waitForLoadState("networkidle");
        expect(await layoutShifts(), route).toBe(0);
      }
    });
  });
}
