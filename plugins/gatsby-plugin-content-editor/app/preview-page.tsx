import siteCode from "editor-preview";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { FieldPath } from "../../gatsby-plugin-content-model/fields";
import { valueAt } from "../../gatsby-plugin-content-model/values";
import { PathContext } from "./gatsby";

/* Entry of the frame in which the preview draws a page. */

// The frame has the site's address, and so its storage: what is pressed on the drawn page is not kept there.
const stored = new Map<string, string>();
const localStorage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
};
Object.defineProperty(window, "localStorage", { value: localStorage });

export interface Drawing {
  /** The content, by file. */
  content: Readonly<Record<string, unknown>>;
  /** Addresses of the owner's photos, by name. */
  pictures: Readonly<Record<string, string | undefined>>;
  /** Paths of the pages, that which is preferred first. */
  pages: readonly string[];
  /** Texts of a file to scroll to on the first page that shows one of them; if none does, the next texts. */
  sought: { file: string; texts: readonly (readonly FieldPath[])[] };
  /** Whether the page is drawn as on a device set to dark. */
  night: boolean;
}

declare global {
  interface Window {
    /** Draws a page, and returns its path. */
    draw(drawing: Drawing): Promise<string>;
  }
}

/** An invisible character: it marks the texts that are sought. */
const mark = "\u2060";

const root = createRoot(document.body);
let shown = "";

window.draw = async ({ content, pictures, pages, sought, night }) => {
  const pageOf = await siteCode;
  const render = (path: string, values = content) => {
    const page = pageOf(values, path, pictures);
    flushSync(() =>
      root.render(
        <PathContext.Provider key={path} value={path}>
          {page}
        </PathContext.Provider>,
      ),
    );
  };
  const marked = (texts: readonly FieldPath[]) => {
    const values = structuredClone(content);
    for (const text of texts) {
      const parent = valueAt(values[sought.file], text.slice(0, -1)) as Record<PropertyKey, string>;
      parent[text.at(-1) ?? ""] += mark;
    }
    return values;
  };
  const find = () => {
    for (const texts of sought.texts) {
      for (const path of texts.length > 0 ? pages : []) {
        try {
          render(path, marked(texts));
        } catch {
          // A text that has to be of a certain form, such as a URL.
          continue;
        }
        const distance = distanceToMark();
        if (distance !== undefined) return { path, distance };
      }
    }
    return undefined;
  };

  const { path = pages[0] ?? "", distance } = find() ?? {};
  render(path);
  paint(night);
  if (distance !== undefined) scrollBy({ top: distance, behavior: "instant" });
  else if (path !== shown) scrollTo({ top: 0, behavior: "instant" });
  shown = path;
  return path;
};

/**
 * How far to scroll to the first marked text, with the picture that it describes, or to the closed part of the page that holds it: to the
 * beginning of the item or the section that it is in, if both have room.
 */
function distanceToMark(): number | undefined {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    if (!texts.currentNode.textContent?.includes(mark)) continue;
    const { parentElement: shown } = texts.currentNode;
    for (
      let part = shown?.closest<HTMLElement>("figure") ?? shown;
      part && part !== document.body;
      part = part.parentElement
    ) {
      const { top, height } = part.getBoundingClientRect();
      if (height === 0) continue;
      const whole = part.closest("article, li, section")?.getBoundingClientRect().top ?? top;
      const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
      return (top - whole < innerHeight / 2 ? whole : top) - header;
    }
  }
  return undefined;
}

/** The media query of each rule for dark devices. */
const queries = new WeakMap<CSSMediaRule, string>();

/** Draws the page as by day or as at night, however the device is set: a frame can't be told. */
function paint(night: boolean): void {
  document.documentElement.style.colorScheme = night ? "dark" : "light";
  for (const rule of [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])) {
    if (!(rule instanceof CSSMediaRule)) continue;
    const query = queries.get(rule) ?? rule.media.mediaText;
    if (!query.includes("(prefers-color-scheme: dark)")) continue;
    queries.set(rule, query);
    rule.media.mediaText = query.replace("(prefers-color-scheme: dark)", night ? "(min-width: 0)" : "(max-width: 0)");
  }
}

// What the editor answers to a key, it does here, too: Ctrl+S saves.
addEventListener("keydown", (event) => {
  if (!parent.dispatchEvent(new KeyboardEvent("keydown", event))) event.preventDefault();
});

addEventListener(
  "click",
  (event) => {
    if (event.target instanceof Element && event.target.closest("a:not([href^='#'])")) event.preventDefault();
  },
  true,
);
