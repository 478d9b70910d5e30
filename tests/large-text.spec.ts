import type { Page } from "@playwright/test";
import { brokenWords } from "./support/broken-words";
import { layoutFaults } from "./support/layout-faults";
import { desktop, expect, kindsOfPages, mainHeading, phone, test, viewports, visit, widthFrom } from "./support/site";
import { setRunningText } from "./support/typefaces";

/** Text sizes of the browser's settings, in pixels: the default, 150 % and 200 %. */
const textSizes = [16, 24, 32];

// The policy does not allow the injected style of the typeface.
test.use({ bypassCSP: true });

/** Widths of phones, in pixels. */
const phoneWidths = [320, 390, widthFrom("compact")];

/** Sets the page in each text size of the browser's settings, at each width of a phone. */
async function inLargeText(page: Page, look: (at: string) => Promise<void>): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  for (const standard of textSizes) {
    await devtools.send("Page.setFontSizes", { fontSizes: { standard } });
    for (const width of phoneWidths) {
      await page.setViewportSize({ width, height: 844 });
      await look(`${width} pixels wide, text of ${standard}`);
    }
  }
}

for (const route of kindsOfPages) {
  // An owner may use words that no phone has room for.
  test(`No word of a heading, button or link of ${route} breaks on a phone with large text`, {
    tag: "@shipped",
  }, async ({ page }) => {
    await visit(page, route);
    await setRunningText(page, "roboto");
    await inLargeText(page, async (at) => {
      expect.soft(await page.locator("h1, h2, h3, button, a").evaluateAll(brokenWords), at).toEqual([]);
    });
  });
}

test("The name of the business in the header, and the opening hours, keep their words whole on a phone with large text", async ({
  page,
  site,
}) => {
  await visit(page, "/contato");
  await setRunningText(page, "roboto");
  const name = page.getByRole("banner").getByText(site.business.brand, { exact: true });
  await inLargeText(page, async (at) => {
    expect.soft(await name.evaluateAll(brokenWords), at).toEqual([]);
    expect.soft(await page.getByRole("main").locator("th").evaluateAll(brokenWords), at).toEqual([]);
  });
});

/** Shows a page on a phone with text of twice the size by the browser's settings, or all of it twice as large. */
async function atTwiceTheSize(page: Page, by: "text" | "zoom"): Promise<void> {
  await page.setViewportSize(by === "text" ? { width: 390, height: 740 } : { width: 195, height: 370 });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.setFontSizes", { fontSizes: { standard: by === "text" ? 32 : 16 } });
}

test("On a phone with text of twice the size, titles are larger than what they head, and numbers stay whole", async ({
  page,
  site,
}) => {
  for (const [route, by] of kindsOfPages.flatMap((one) => [[one, "text"] as const, [one, "zoom"] as const])) {
    if (by === "text") {
      await visit(page, route);
      await setRunningText(page, "roboto");
    }
    await atTwiceTheSize(page, by);
    const sizesOf = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((all) =>
          all
            .filter((one) => one.checkVisibility() && getComputedStyle(one).clipPath === "none")
            .map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
        );
    const text = Math.max(...(await sizesOf("body")));
    const [title = 0] = await sizesOf("main h1");
    for (const size of await sizesOf("main h2")) expect.soft(title, `${route}, ${by}`).toBeGreaterThan(size);
    if (route !== "/politica-de-privacidade")
      expect.soft(Math.max(...(await sizesOf("main h2")))).toBeGreaterThan(1.1 * text);

    const number = page.getByRole("main").getByText(site.business.phone).filter({ visible: true }).first();
    if (await number.count()) {
      const lines = await number.evaluate((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom / 10))).size;
      });
      expect.soft(lines, `${route}, ${by}`).toBe(1);
    }
  }
});

// An owner may use longer labels.
test("On a phone with text of twice the size, the header is low, and one line of buttons stays in view", {
  tag: "@shipped",
}, async ({ page, site }) => {
  await visit(page, "/");
  await setRunningText(page, "roboto");
  await atTwiceTheSize(page, "text");
  expect((await page.getByRole("banner").boundingBox())?.height).toBeLessThanOrEqual(90);
  await page.evaluate(() => window.scrollTo({ top: 3000, behavior: "instant" }));
  await expect(page.getByRole("banner")).not.toBeInViewport();
  const bar = page.getByRole("complementary", { name: site.interfaceTexts.actions.label });
  await expect(bar).toBeInViewport({ ratio: 1 });
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(80);
});

// Of the other pages, header, notice and bar are the same.
for (const route of ["/", "/contato"]) {
  test(`Header, notice and action bar leave ${route} half of a window of 320 × 256, as at 400 %`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await visit(page, route);
    expect(await page.evaluate(layoutFaults)).toEqual([]);
    await mainHeading(page).scrollIntoViewIfNeeded();
    await expect(site.notice).toBeVisible();
    expect(await roomForThePage(page)).toBeGreaterThanOrEqual(0.5);
  });

  test(`Header, notice and action bar leave ${route} three quarters of a phone`, { tag: "@shipped" }, async ({
    page,
    site,
  }) => {
    await page.setViewportSize(phone);
    await visit(page, route);
    await mainHeading(page).scrollIntoViewIfNeeded();
    await expect(site.notice).toBeVisible();
    expect(await roomForThePage(page)).toBeGreaterThanOrEqual(0.75);
  });
}

for (const route of kindsOfPages) {
  test(`${route} bears text twice as large, by the browser's settings and by its own, and more space between letters, words and lines`, async ({
    page,
  }) => {
    const devtools = await page.context().newCDPSession(page);
    await page.setViewportSize(desktop);
    await visit(page, route);
    await devtools.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    expect.soft(await faultsOfLargeText(page), "by the browser, on a wide screen").toEqual([]);
    await page.setViewportSize(phone);
    expect.soft(await faultsOfLargeText(page), "by the browser, on a phone").toEqual([]);
    // An injected style does not move the breakpoints, so only on phones.
    await devtools.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    expect.soft(await faultsOfLargeText(page), "by the page, on a phone").toEqual([]);
    await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
    // The amounts of WCAG 1.4.12.
    await page.evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement>("body, body *")) {
        element.style.lineHeight = "1.5";
        element.style.letterSpacing = "0.12em";
        element.style.wordSpacing = "0.16em";
        if (element.localName === "p") element.style.marginBlockEnd = "2em";
      }
    });
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      expect.soft(await faultsOfLargeText(page), `with more space, ${viewport.width} pixels wide`).toEqual([]);
    }
  });
}

/** Placeholders may be clipped when text is twice as large: the label above says the same. */
async function faultsOfLargeText(page: Page): Promise<string[]> {
  const faults = await page.evaluate(layoutFaults);
  return faults.filter((fault) => !fault.endsWith("do not fit into their field"));
}

/** Fraction of the window's height that is not covered by floating elements. */
function roomForThePage(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const main = document.querySelector("main");
    const rows = Array.from({ length: height }, (_, row) => document.elementFromPoint(width / 2, row));
    return rows.filter((element) => element && main?.contains(element)).length / height;
  });
}
