import { brokenWords } from "./support/broken-words";
import { layoutFaults } from "./support/layout-faults";
import { otherBusinessSite } from "./support/other-business";
import {
  allWidths,
  expect,
  kindsOfPages,
  lowViews,
  menuButton,
  narrowest,
  readToTheEnd,
  test,
  viewports,
  visit,
  widthFrom,
} from "./support/site";
import { setRunningText } from "./support/typefaces";

/** The other business's long texts are looked at where each layout has least room for them. */
const widthsFor = ({ folder }: { folder: string }) => (folder === otherBusinessSite ? narrowest : allWidths);

/** Pattern of a whole number, with its area code. */
const phoneNumber = String.raw`\(\d\d\) \d+-\d+`;

// The policy does not allow the injected style of the typeface.
test.use({ bypassCSP: true });

for (const route of kindsOfPages) {
  test(`${route} has no fault of layout at any width, nor in low windows, and each number on one line`, async ({
    page,
    site,
  }) => {
    await visit(page, route);
    await readToTheEnd(page);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    for (const width of widthsFor(site)) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await page.evaluate(layoutFaults), `${width} pixels wide`).toEqual([]);
      const numbers = page.locator('a[href^="tel:"]');
      expect.soft(await numbers.evaluateAll(brokenWords, phoneNumber), `${width} pixels wide`).toEqual([]);
    }
    // The same in the low windows of phones, in their typeface.
    await setRunningText(page, "roboto");
    for (const viewport of lowViews) {
      await page.setViewportSize(viewport);
      expect.soft(await page.evaluate(layoutFaults), `${viewport.width} × ${viewport.height}`).toEqual([]);
    }
  });
}

test("The open menu has no fault of layout at any width that has it", async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await visit(page, "/");
  await menuButton(page).click();
  for (const width of widthsFor(site).filter((one) => one < widthFrom("menu"))) {
    await page.setViewportSize({ width, height: 900 });
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "true");
    expect.soft(await page.evaluate(layoutFaults), `${width} pixels wide`).toEqual([]);
  }
});

test("At the end of the page, the notice covers no link of the footer", async ({ page, site }) => {
  await visit(page, "/");
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    await expect(site.notice).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    const links = page.getByRole("contentinfo").getByRole("link");
    await expect(links).not.toHaveCount(0);
    const covered = await links.evaluateAll(
      (all, label) =>
        all.filter((link) => {
          const { left, top, width, height } = link.getBoundingClientRect();
          const front = document.elementFromPoint(left + width / 2, top + height / 2);
          return front?.closest("aside")?.getAttribute("aria-label") === label;
        }).length,
      site.interfaceTexts.notice.label,
    );
    expect(covered, `${viewport.width} pixels wide`).toBe(0);
  }
});
