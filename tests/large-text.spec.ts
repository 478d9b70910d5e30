import { expect, routes, test, visit } from "./support/site";
import { setRunningText } from "./support/typefaces";

/** Sizes of running text, in pixels, that visitors choose in their browser: as it comes, 1.5 times and twice as large. */
const textSizes = [16, 24, 32];

/** Words of headings, buttons and links on view that are broken within; e-mail addresses may be. It runs in the page. */
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

// The typefaces of visitors' devices are a style that the policy does not know.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } });

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
  }
});
