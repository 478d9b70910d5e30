import { readFileSync } from "node:fs";
import { configure, within } from "@testing-library/dom";
import { htmlFile } from "./built-content";

// Without styles nothing is hidden. Whether texts are visible, `without-script.spec.ts` tests in a browser.
configure({ defaultHidden: true });

const parsed = new Map<string, HTMLElement>();

/** Parses a page once, without scripts and styles, which jsdom would run and apply, and without what opens on demand: the menu. */
function parse(file: string): HTMLElement {
  const page = new DOMParser().parseFromString(readFileSync(file, "utf8"), "text/html");
  for (const element of page.querySelectorAll("script:not([type='application/ld+json']), style, [popover]"))
    element.remove();
  return page.documentElement;
}

/** Shows the HTML of a built page in jsdom, as on a wide screen, and returns queries for it. */
export function openPage(folder: string, route: string) {
  const file = htmlFile(folder, route);
  const page = parsed.get(file) ?? parse(file);
  parsed.set(file, page);
  document.documentElement.replaceWith(page);
  return within(document.body);
}

/** Text of an element, with each run of white space as one space. */
export const textOf = (element: Element) => (element.textContent ?? "").replace(/\s+/g, " ").trim();

export const textsOf = (elements: readonly Element[]) => elements.map(textOf);

/** Texts of the content, as `textOf` gives those of a page. */
export const asShown = (...texts: readonly string[]) => texts.map((text) => text.replace(/\s+/g, " ").trim());

/** Address of a link, as it stands in the HTML. */
export const hrefOf = (link: Element | undefined) => link?.getAttribute("href");
