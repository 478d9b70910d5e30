import type { Page } from "@playwright/test";
import { expect, footerLink, mainHeading, unreadableTexts } from "../support/site";

/*
 * Faults, and what the visitor gets. The option `broken` names what a test breaks on purpose: only that may fail or be reported on the
 * console.
 */

/** A page, as links name it and as its title says. */
interface Target {
  linkLabel: string;
  heading: string;
}

/** Expects the whole page: its title and all its texts. */
export async function expectWholePage(page: Page, title: string): Promise<void> {
  await expect(mainHeading(page)).toHaveText(title);
  // A full load of the page may interrupt this.
  await expect(async () => expect(await unreadableTexts(page)).toEqual([])).toPass();
}

/**
 * Navigates by a link in the footer, and expects the whole page. By keyboard: what the browser fetches while the mouse presses a
 * link can't be intercepted.
 */
export async function followLink(page: Page, { linkLabel, heading }: Target): Promise<void> {
  await footerLink(page, linkLabel).press("Enter");
  await expectWholePage(page, heading);
}

/**
 * Simulates a browser's translation: wraps each text, new ones too, in two `font` elements, and sets another language, here one
 * that is written from right to left. The words stay, so that tests find them.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const wrap = (text: Text) => {
      if (!text.data.trim() || text.parentElement?.closest("script, style, noscript, textarea, font")) return;
      const inner = document.createElement("font");
      inner.textContent = text.data;
      const outer = document.createElement("font");
      outer.append(inner);
      text.replaceWith(outer);
    };
    const wrapAll = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(wrap);
    };
    document.documentElement.lang = "ar";
    document.documentElement.dir = "rtl";
    wrapAll();
    new MutationObserver(wrapAll).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}
