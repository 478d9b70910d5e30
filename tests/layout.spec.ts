import type { Locator } from "@playwright/test";
import { theme } from "../src/theme/theme";
import { layoutFaults } from "./support/layout-faults";
import { otherBusinessSite } from "./support/other-business";
import {
  expect,
  kindsOfPages,
  lowViews,
  menuButton,
  readToTheEnd,
  test,
  viewports,
  visit,
  widthFrom,
} from "./support/site";
import { setRunningText, typefaces } from "./support/typefaces";

const breakpoints = (Object.keys(theme.breakpoint) as (keyof typeof theme.breakpoint)[]).map(widthFrom);

/** Each layout at its narrowest. */
const narrowest = [320, ...breakpoints];

/** Each layout at both its ends, which are what fails. */
const allWidths = [320, ...breakpoints.flatMap((width) => [width - 1, width]), 1920].sort((one, other) => one - other);

/** The other business's long texts are looked at where each layout has least room for them. */
const widthsFor = ({ folder }: { folder: string }) => (folder === otherBusinessSite ? narrowest : allWidths);

// The policy does not allow the injected style of the typeface.
test.use({ bypassCSP: true });

for (const route of kindsOfPages) {
  test(`${route} has no fault of layout at any width, nor in low windows`, async ({ page, site }) => {
    await visit(page, route);
    await readToTheEnd(page);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    for (const width of widthsFor(site)) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await page.evaluate(layoutFaults), `${width} pixels wide`).toEqual([]);
    }
    // The same in the low windows of phones, in their typeface.
    await setRunningText(page, "roboto");
    for (const viewport of lowViews) {
      await page.setViewportSize(viewport);
      expect.soft(await page.evaluate(layoutFaults), `${viewport.width} × ${viewport.height}`).toEqual([]);
    }
  });
}

test("The header stays one row in the typefaces of most devices, however long the names", async ({ page }) => {
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

test("Each symptom's balloon lies on the drawing, and can be pressed, at every width", async ({ page, site }) => {
  test.skip(!site.homePage.hero.triage, "this content names no symptoms");
  await visit(page, "/");
  const balloons = page.getByRole("region", { name: site.homePage.hero.heading }).locator("a[href^='#']");
  await expect(balloons).not.toHaveCount(0);
  for (const width of widthsFor(site)) {
    await page.setViewportSize({ width, height: 900 });
    const astray = await balloons.evaluateAll((links) =>
      links.flatMap((link) => {
        const balloon = link.firstElementChild;
        balloon?.scrollIntoView({ block: "center", behavior: "instant" });
        const sheet = link.closest("section")?.querySelector("svg:has(text)")?.getBoundingClientRect() ?? new DOMRect();
        const { x, y, width, height } = balloon?.getBoundingClientRect() ?? new DOMRect();
        const isWithin = x >= sheet.left && x + width <= sheet.right && y >= sheet.top && y + height <= sheet.bottom;
        const front = document.elementFromPoint(x + width / 2, y + height / 2);
        return isWithin && link.contains(front) ? [] : [link.getAttribute("aria-label")];
      }),
    );
    expect.soft(astray, `${width} pixels wide`).toEqual([]);
  }
});

/** Right edge of an element, in pixels. */
const rightEdge = (element: Locator) => element.evaluate((shape) => shape.getBoundingClientRect().right);

test("On wide screens, the drawing ends where its list and the header do", async ({ page, site }) => {
  test.skip(!site.homePage.hero.triage, "this content names no symptoms");
  await visit(page, "/");
  const list = page.getByRole("region", { name: site.homePage.hero.heading }).getByRole("list");
  const chat = page.getByRole("banner").getByRole("link", { name: site.interfaceTexts.header.chatLabel });
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const edge = await rightEdge(list);
    expect.soft(Math.abs((await rightEdge(chat.filter({ visible: true }))) - edge), `header, ${width}`).toBeLessThan(2);
    expect
      .soft(Math.abs((await rightEdge(page.locator("svg g.condenser").first())) - edge), `drawing, ${width}`)
      .toBeLessThan(3);
  }
});

test("The duct beside the closing call is drawn to its end", async ({ page, site }) => {
  await visit(page, "/");
  const outlet = page.getByRole("region", { name: site.homePage.closing.heading }).locator("svg path.outline").first();
  test.skip((await outlet.count()) === 0, "this business has no ducts");
  for (const width of [768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await rightEdge(outlet), `${width} pixels wide`).toBeLessThanOrEqual(width - 31);
  }
});

test("At the end of the page, the notice covers no link of the footer", async ({ page, site }) => {
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    await visit(page, "/");
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
