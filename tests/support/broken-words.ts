/** Phone numbers of links that do not stand on one line. Runs in the page, as the function below. */
export function brokenNumbers(links: Element[]): string[] {
  return links
    .filter((link) => link.checkVisibility())
    .flatMap((link) => {
      const broken: string[] = [];
      const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const number = text.textContent ?? "";
        if (!/\d{4}-\d{4}/.test(number)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(number);
      }
      return broken;
    });
}

/**
 * Words of elements that break between letters; e-mail addresses may before their @. Words stand between spaces, slashes and
 * hyphens. Skips what is not displayed or for assistive technology alone.
 *
 * Runs in the page (`locator.evaluateAll(brokenWords)`), so it can't use anything outside of itself.
 */
export function brokenWords(elements: Element[]): string[] {
  return elements
    .filter((element) => element.checkVisibility() && getComputedStyle(element).clipPath === "none")
    .flatMap((element) => {
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
