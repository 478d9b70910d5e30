import type { Page } from "@playwright/test";
import { axeViolations } from "./support/axe-violations";
import { expect, kindsOfPages, menuButton, phone, test, viewports, visit } from "./support/site";

test.describe("Axe finds no violations", () => {
  // Colours at night, in pairs: `src/theme/contrast.test.ts`; on a page: the form, below.
  for (const route of kindsOfPages) {
    test(`on ${route} with the privacy notice`, async ({ page, site }) => {
      await page.setViewportSize(phone);
      await visit(page, route);
      await expect(site.notice).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
    });
  }

  test("in the open menu", async ({ page }) => {
    await page.setViewportSize(phone);
    await visit(page, "/");
    await menuButton(page).click();
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "true");
    expect(await axeViolations(page)).toEqual([]);
  });

  // On a phone: at other widths, and in forced colours, axe sees the same elements and colours.
  test("in the form after an attempt to send it incomplete, and in the toast, at night", async ({ page, site }) => {
    await page.setViewportSize(phone);
    await page.emulateMedia({ colorScheme: "dark" });
    await visit(page, "/contato");
    await site.form.button.click();
    await expect(site.form.field("name")).toBeFocused();
    expect.soft(await axeViolations(page)).toEqual([]);
    await site.form.send();
    await expect(site.form.thanks).toBeVisible();
    // A focused toast does not time out.
    await page.keyboard.press("F8");
    await expect(site.toasts.getByRole("group")).toBeFocused();
    expect.soft(await axeViolations(page)).toEqual([]);
  });
});

interface FocusStop {
  name: string;
  /** Visible fraction of the focused element, from 0 to 1. */
  visible: number;
  /** Smallest visible fraction allowed: of a text area, browsers scroll only the current line into view. */
  wanted: number;
  /** Width of its focus ring, in pixels. */
  ring: number;
  /** Edges of its box, in pixels from the top left of the page. */
  box: { left: number; right: number; top: number; bottom: number };
}

const namesOf = (stops: FocusStop[]) => stops.map(({ name }) => name);

/** Whether a stop stands above the one before it, unless in a column to the right of it, or before it in the same line. */
const isBefore = ({ box: next }: FocusStop, { box }: FocusStop) =>
  (next.bottom <= box.top && next.left < box.right) ||
  (next.right <= box.left && next.top < box.bottom && next.bottom > box.top);

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
    return {
      name: (element.getAttribute("aria-label") ?? element.textContent ?? "").trim() || element.id,
      visible: seen.length / points.length,
      wanted: element.localName === "textarea" ? 0.3 : 0.9,
      ring: outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth),
      box: { left, right: left + width, top: top + window.scrollY, bottom: top + height + window.scrollY },
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
  // Of the other pages what only a phone has: the bar over the form, services that open. The legal pages are text, with the links of other pages.
  for (const [route, windows] of [
    ["/", viewports],
    ["/contato", [phone]],
    ["/servicos", [phone]],
  ] as const) {
    test(`on ${route}: whatever has the focus is in view, with a ring, in the order of reading`, async ({ page }) => {
      for (const viewport of windows) {
        await page.setViewportSize(viewport);
        await visit(page, route);
        const stops = await tabThrough(page);
        expect(stops.length).toBeGreaterThan(10);

        // Not obscured by header, notice or action bar (WCAG 2.4.11). The notice is shown.
        const hidden = stops.filter(({ visible, wanted }) => visible < wanted);
        expect.soft(namesOf(hidden), `hidden in part, ${viewport.width} pixels wide`).toEqual([]);
        const bare = stops.filter(({ ring }) => ring < 2);
        expect.soft(namesOf(bare), `without a ring, ${viewport.width} pixels wide`).toEqual([]);
        // Balloons follow their numbers, which lie where the parts are.
        const inLines = stops.filter(({ name }) => !/^\d\. /.test(name));
        const early = inLines.filter((stop, index) => isBefore(stop, inLines[index - 1] ?? stop));
        expect.soft(namesOf(early), `above the stop before, ${viewport.width} pixels wide`).toEqual([]);
      }
    });
  }
});

test.describe("In forced colours", () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: "active" }));

  test("buttons and fields have an edge", async ({ page }) => {
    await visit(page, "/contato");
    const controls = page.locator("button, input, select, textarea").filter({ visible: true });
    await expect(controls).not.toHaveCount(0);
    const without = await controls.evaluateAll((all) =>
      all
        .filter((control) => {
          const style = getComputedStyle(control);
          return ["top", "right", "bottom", "left"].some(
            (side) =>
              style.getPropertyValue(`border-${side}-color`) === style.backgroundColor ||
              style.getPropertyValue(`border-${side}-style`) === "none" ||
              style.getPropertyValue(`border-${side}-width`) === "0px",
          );
        })
        .map(({ outerHTML }) => outerHTML),
    );
    expect(without).toEqual([]);
  });

  test("text in the colour of the page has a ground of its own", async ({ page }) => {
    for (const route of kindsOfPages) {
      await visit(page, route);
      const onPatches = await page.locator("body *").evaluateAll((all) => {
        const probe = document.body.appendChild(document.createElement("p"));
        probe.style.color = "Canvas";
        const { color: canvas } = getComputedStyle(probe);
        probe.remove();
        return all
          .filter(({ childNodes }) =>
            [...childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim()),
          )
          .filter((element) => getComputedStyle(element).color === canvas)
          .filter((element) => getComputedStyle(element).getPropertyValue("forced-color-adjust") === "auto")
          .map(({ outerHTML }) => outerHTML);
      });
      expect.soft(onPatches, route).toEqual([]);
    }
  });

  test("drawings have the system's colours alone", async ({ page }) => {
    for (const route of kindsOfPages) {
      await page.goto(route);
      for (const viewport of viewports) {
        await page.setViewportSize(viewport);
        const others = await page.locator("main svg path").evaluateAll((paths) => {
          const systemColours = ["Canvas", "CanvasText", "LinkText", "ButtonText", "Highlight"].map((name) => {
            const probe = document.createElement("p");
            probe.style.cssText = `forced-color-adjust: none; color: ${name}`;
            document.body.append(probe);
            const { color } = getComputedStyle(probe);
            probe.remove();
            return color;
          });
          const drawn = paths.filter((path) => path.checkVisibility()).map((path) => getComputedStyle(path));
          return [...new Set(drawn.flatMap(({ stroke, fill }) => [stroke, fill]))].filter(
            (colour) => !/^(none|url)/.test(colour) && !systemColours.includes(colour),
          );
        });
        expect.soft(others, `${route}, ${viewport.width} pixels wide`).toEqual([]);
      }
    }
  });
});
