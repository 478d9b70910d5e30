import type { Locator, Page } from "@playwright/test";
import { layoutFaults } from "./support/layout-faults";
import { objections } from "./support/objections";
import { desktop, expect, phone, routes, test, viewports, visit } from "./support/site";
import { states } from "./support/states";

test.describe("axe finds no violations", () => {
  // The notice and the fields of the form: accessibility.spec.ts.
  for (const state of states.filter(({ name }) => !["the notice", "a focused field"].includes(name))) {
    // One width per layout: at others, and in forced colours, axe sees the same document and colours.
    for (const { width } of viewports.filter((viewport) => state.existsAt(viewport.width))) {
      test(`in ${state.name}, ${width} pixels wide`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await state.reach(page);
        expect(await objections(page)).toEqual([]);
      });
    }
  }
});

test.describe("Large text and small windows", () => {
  test("Every page can be read and used enlarged to 400 %, in a window of 320 × 256", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    for (const route of routes) {
      await visit(page, route);
      expect.soft(await page.evaluate(layoutFaults), route).toEqual([]);
      await page.getByRole("heading", { level: 1 }).scrollIntoViewIfNeeded();
      expect.soft(await roomForThePage(page), `share of the window that ${route} itself has`).toBeGreaterThan(0.5);
    }
  });

  for (const route of routes) {
    test(`${route} keeps everything in its place when its text, or the browser's own, is twice as large, and with the spacing of WCAG 1.4.12`, async ({
      page,
    }) => {
      // An injected style does not move the breakpoints, so only on phones.
      await page.setViewportSize(phone);
      await visit(page, route);
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
      expect.soft(await faultsOfLargeText(page), "text of the page").toEqual([]);
      await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));

      const devtools = await page.context().newCDPSession(page);
      await devtools.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
      for (const viewport of [phone, desktop]) {
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
      for (const viewport of [phone, desktop]) {
        await page.setViewportSize(viewport);
        expect.soft(await faultsOfLargeText(page), `spacing, ${viewport.width} pixels wide`).toEqual([]);
      }
    });
  }
});

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

interface FocusStop {
  name: string;
  /** Visible fraction of the focused element, from 0 to 1. */
  visible: number;
  /** Smallest visible fraction allowed: of a text area, browsers scroll only the current line into view. */
  wanted: number;
  /** Width of its focus ring, in pixels. */
  ring: number;
  /** Position on the page, in pixels; `undefined` for floating elements. */
  place: { top: number; bottom: number; left: number; right: number } | undefined;
}

const namesOf = (stops: FocusStop[]) => stops.map(({ name }) => name);

/** The focused element, or `undefined` once the focus has left the page. */
function focusStop(page: Page): Promise<FocusStop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { left, top, width, height } = element.getBoundingClientRect();
    const tenths = Array.from({ length: 10 }, (_, index) => (index + 0.5) / 10);
    const points = tenths.flatMap((x) => tenths.map((y) => ({ x: left + x * width, y: top + y * height })));
    const seen = points.filter(({ x, y }) => element.contains(document.elementFromPoint(x, y)));
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    let floating: Element | null = element;
    while (floating && !["fixed", "sticky"].includes(getComputedStyle(floating).position))
      floating = floating.parentElement;
    return {
      name: (element.getAttribute("aria-label") ?? element.textContent ?? "").trim() || element.id,
      visible: seen.length / points.length,
      wanted: element.localName === "textarea" ? 0.3 : 0.9,
      ring: outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth),
      place: floating
        ? undefined
        : { top: top + scrollY, bottom: top + scrollY + height, left: left + scrollX, right: left + scrollX + width },
    };
  });
}

/** Tabs through the whole page. */
async function tabThrough(page: Page): Promise<FocusStop[]> {
  const stops: FocusStop[] = [];
  for (;;) {
    await page.keyboard.press("Tab");
    const stop = await focusStop(page);
    if (!stop) return stops;
    stops.push(stop);
    expect(stops.length, "the focus comes to an end").toBeLessThan(200);
  }
}

test.describe("Going through a page with the Tab key", () => {
  for (const route of routes) {
    test(`on ${route}, on a phone and on a wide screen: whatever has the focus is in view, with a ring, in reading order`, async ({
      page,
    }) => {
      for (const viewport of [phone, desktop]) {
        await page.setViewportSize(viewport);
        await visit(page, route);
        const stops = await tabThrough(page);
        expect(stops.length).toBeGreaterThan(10);

        // Not obscured by header, notice or action bar, not even in part (WCAG 2.4.11 and 2.4.12). The notice is shown.
        const hidden = stops.filter(({ visible, wanted }) => visible < wanted);
        expect.soft(namesOf(hidden), `hidden in part, ${viewport.width} pixels wide`).toEqual([]);
        const bare = stops.filter(({ ring }) => ring < 2);
        expect.soft(namesOf(bare), `without a ring, ${viewport.width} pixels wide`).toEqual([]);

        const jumps = stops.flatMap(({ name, place }, index) => {
          const before = stops[index - 1];
          if (!place || !before?.place) return [];
          const goesUp = place.bottom <= before.place.top;
          const goesBack = place.left < before.place.right;
          return goesUp && goesBack ? [`from “${before.name}” up to “${name}”`] : [];
        });
        expect.soft(jumps, `against the reading order, ${viewport.width} pixels wide`).toEqual([]);
      }
    });
  }
});

test.describe("In forced colours", () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: "active" }));

  /** Widths of an element's four borders and its outline; 0 where the colour equals the background's. */
  const lines = (element: Locator) =>
    element.evaluate((node) => {
      const style = getComputedStyle(node);
      const sides = ["top", "right", "bottom", "left"].map((side) =>
        style.getPropertyValue(`border-${side}-color`) === style.backgroundColor ||
        style.getPropertyValue(`border-${side}-style`) === "none"
          ? 0
          : Number.parseFloat(style.getPropertyValue(`border-${side}-width`)),
      );
      const outline = style.outlineStyle === "none" ? 0 : Number.parseFloat(style.outlineWidth);
      return { sides, outline };
    });

  test("every button and field of every page has a visible edge", async ({ page }) => {
    for (const route of routes) {
      await visit(page, route);
      for (const control of await page.locator("button, input, select, textarea").filter({ visible: true }).all()) {
        const { sides } = await lines(control);
        expect.soft(Math.min(...sides), await control.evaluate((node) => node.outerHTML)).toBeGreaterThan(0);
      }
    }
  });
});
