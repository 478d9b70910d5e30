import { expect, routes, test, visit } from "./support/site";
import { setRunningText } from "./support/typefaces";

/** Text sizes of the browser's settings, in pixels: the default, 150 % and 200 %. */
const textSizes = [16, 24, 32];

/** Words of visible headings, buttons and links that break between letters, without e-mail addresses. Runs in the page. */
function brokenWords(): string[] {
  const elements = Array.from(document.querySelectorAll('h1, h2, h3, button, a:not([href^="mailto:"])')).filter(
    (element) => element.checkVisibility() && getComputedStyle(element).clipPath === "none",
  );
  return elements.flatMap((element) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: word, index } of (text.textContent ?? "").matchAll(/[^\s/-]+/g)) {
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

/** Long words of the trade, which an owner may use in a title. */
const longWords = ["Acompanhamento", "Impermeabilização"];

test("No word of a heading, button or link breaks on a phone with large text", async ({ page }) => {
  for (const route of routes) {
    await visit(page, route);
    await setRunningText(page, "roboto");
    const devtools = await page.context().newCDPSession(page);
    for (const standard of textSizes) {
      await devtools.send("Page.setFontSizes", { fontSizes: { standard } });
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 844 });
        const at = `${route}, ${width} pixels wide, text of ${standard}`;
        expect.soft(await page.evaluate(brokenWords), at).toEqual([]);
      }
    }
    await page.setViewportSize({ width: 320, height: 844 });
    for (const word of longWords) {
      const titles = page.locator("main :is(h1, h2, h3)");
      await titles.evaluateAll((all, text) => {
        for (const title of all) title.textContent = text;
      }, word);
      for (const standard of textSizes) {
        await devtools.send("Page.setFontSizes", { fontSizes: { standard } });
        expect.soft(await page.evaluate(brokenWords), `${route}, titles “${word}”, text of ${standard}`).toEqual([]);
      }
    }
  }
});
