import type { Page } from "@playwright/test";
import { layoutFaults } from "./support/layout-faults";
import { expect, kindsOfPages, mainHeading, phone, test, viewports, visit, widthFrom } from "./support/site";
import { setRunningText } from "./support/typefaces";

/** Text sizes of the browser's settings, in pixels: the default, 150 % and 200 %. */
const textSizes = [16, 24, 32];

/** Words of visible headings, buttons and links that break between letters; e-mail addresses may before their @. Runs in the page. */
function brokenWords(): string[] {
  const elements = Array.from(document.querySelectorAll("h1, h2, h3, button, a")).filter(
    (element) => element.checkVisibility() && getComputedStyle(element).clipPath === "none",
  );
  return elements.flatMap((element) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: word, index } of (text.textContent ?? "").matchAll(/[^\s/@-]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });
}

// The policy does not allow the injected style of the typeface.
test.use({ bypassCSP: true });

test("No word of a heading, button or link breaks on a phone with large text", async ({ page }) => {
  for (const route of kindsOfPages) {
    await visit(page, route);
    await setRunningText(page, "roboto");
    const devtools = await page.context().newCDPSession(page);
    for (const standard of textSizes) {
      await devtools.send("Page.setFontSizes", { fontSizes: { standard } });
      for (const width of [320, 390, widthFrom("compact")]) {
        await page.setViewportSize({ width, height: 844 });
        const at = `${route}, ${width} pixels wide, text of ${standard}`;
        expect.soft(await page.evaluate(brokenWords), at).toEqual([]);
      }
    }
    await page.setViewportSize({ width: 320, height: 844 });
    // A long word of the trade, which an owner may use in a title.
    await page.locator("main :is(h1, h2, h3)").evaluateAll((titles) => {
      for (const title of titles) title.textContent = "Impermeabilização";
    });
    expect.soft(await page.evaluate(brokenWords), `${route}, with a long title`).toEqual([]);
  }
});

test("Header, notice and action bar leave the page half of a window of 320 × 256, as at 400 %, and three quarters of a phone", async ({
  page,
  site,
}) => {
  // Of the other pages, header, notice and bar are the same.
  for (const route of ["/", "/contato"]) {
    await visit(page, route);
    for (const [size, least] of [
      [{ width: 320, height: 256 }, 0.5],
      [phone, 0.75],
    ] as const) {
      await page.setViewportSize(size);
      expect.soft(await page.evaluate(layoutFaults), route).toEqual([]);
      await mainHeading(page).scrollIntoViewIfNeeded();
      await expect(site.notice).toBeVisible();
      expect.soft(await roomForThePage(page), `${route}, ${size.width} pixels wide`).toBeGreaterThanOrEqual(least);
    }
  }
});

for (const route of kindsOfPages) {
  test(`${route} bears text, its own or the browser's, twice as large, and more space`, async ({ page }) => {
    // An injected style does not move the breakpoints, so only on phones.
    await page.setViewportSize(phone);
    await visit(page, route);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    expect.soft(await faultsOfLargeText(page), "text of the page").toEqual([]);
    await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));

    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      expect.soft(await faultsOfLargeText(page), `text of the browser, ${viewport.width} pixels wide`).toEqual([]);
    }
    await devtools.send("Page.setFontSizes", { fontSizes: { standard: 16 } });

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
      expect.soft(await faultsOfLargeText(page), `spacing, ${viewport.width} pixels wide`).toEqual([]);
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
