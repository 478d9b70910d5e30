/**
 * Words of elements that break between letters; e-mail addresses may before their @. Words stand between spaces, slashes and
 * hyphens, unless a pattern says what is one. Skips what is not displayed or for assistive technology alone.
 *
 * Runs in the page (`locator.evaluateAll(brokenWords)`), so it can't use anything outside of itself.
 */
export function brokenWords(elements: Element[], pattern = "[^\\s/@-]+"): string[] {
  return elements
    .filter((element) => element.checkVisibility() && getComputedStyle(element).clipPath === "none")
    .flatMap((element) => {
      const broken: string[] = [];
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: word, index } of (text.textContent ?? "").matchAll(new RegExp(pattern, "g"))) {
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
