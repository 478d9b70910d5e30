import { fieldAt } from "../plugins/gatsby-plugin-content-model/fields";
import { type ContentFile, contentFiles } from "../src/content/model/content-files";
import { theme } from "../src/theme/theme";
import { layoutFaults } from "./support/layout-faults";
import { longRegistration } from "./support/long-content";
import { expect, lowViews, menuButton, readToTheEnd, routes, test, visit, widthFrom } from "./support/site";
import { setRunningText, typefaces } from "./support/typefaces";

const breakpoints = (Object.keys(theme.breakpoint) as (keyof typeof theme.breakpoint)[]).map(widthFrom);

/** From the narrowest phone to a wide screen, with both sides of each breakpoint. */
const widths = [
  ...new Set([320, 340, 360, 390, 430, 480, 540, 600, 700, 768, 830, 900, 960, 1100, 1180, 1366, 1440, 1600, 1920]),
  ...breakpoints.flatMap((width) => [width - 1, width]),
].sort((one, other) => one - other);

// The policy does not allow the injected style of the typeface.
test.use({ bypassCSP: true });

/* Shown on the site with long content alone, whose texts are as long as they may be. */
const atLimits = { tag: "@at-limits" };

for (const route of routes) {
  test(`${route}: nothing overflows, overlaps, is cut off or too small, and cards line up, at every width and in low windows`, async ({
    page,
  }) => {
    await visit(page, route);
    await readToTheEnd(page);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await page.evaluate(layoutFaults), `${width} pixels wide`).toEqual([]);
    }
    // The same in low windows, in the typefaces of most devices.
    for (const typeface of typefaces) {
      await setRunningText(page, typeface);
      for (const viewport of lowViews) {
        await page.setViewportSize(viewport);
        const size = `${typeface}, ${viewport.width} × ${viewport.height}`;
        expect.soft(await page.evaluate(layoutFaults), size).toEqual([]);
      }
    }
  });
}

test("The footer shows the professional registration, where there is one", atLimits, async ({ page }) => {
  await visit(page, "/");
  await expect(page.getByRole("contentinfo").getByText(longRegistration)).toBeVisible();
});

test("The header stays one row at every width, however long the names and links", atLimits, async ({ page }) => {
  await visit(page, "/");
  const header = page.getByRole("banner");
  const longest = (file: ContentFile, ...field: string[]) =>
    "Orçamentos e planos".slice(0, fieldAt(contentFiles[file], field)?.max).trim();
  await header.evaluate(
    (element, [link, chat]) => {
      for (const one of element.querySelectorAll("nav a")) one.textContent = link ?? "";
      for (const one of element.querySelectorAll("a[href*='wa.me']")) one.lastChild?.replaceWith(chat ?? "");
    },
    [longest("pages/home.yaml", "linkLabel"), longest("interface.yaml", "header", "chatLabel")],
  );
  for (const typeface of typefaces) {
    await setRunningText(page, typeface);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const { height } = (await header.boundingBox()) ?? { height: Number.NaN };
      expect.soft(height, `${typeface}, ${width} pixels wide`).toBeLessThanOrEqual(72);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(overflow, `${typeface}, ${width} pixels wide`).toBeLessThanOrEqual(0);
    }
  }
});

test(
  "The open menu: nothing overflows, overlaps, is cut off or too small, at every width that has it",
  atLimits,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await visit(page, "/");
    await menuButton(page).click();
    for (const width of widths.filter((one) => one < widthFrom("menu"))) {
      await page.setViewportSize({ width, height: 900 });
      await expect(menuButton(page)).toHaveAttribute("aria-expanded", "true");
      expect.soft(await page.evaluate(layoutFaults), `${width} pixels wide`).toEqual([]);
    }
  },
);

test("Each symptom's balloon lies on the drawing, is no other's, and is part of its link, at every width", async ({
  page,
}) => {
  await visit(page, "/");
  const symptoms = page.getByRole("main").getByRole("list").first().getByRole("link");
  await expect(symptoms).not.toHaveCount(0);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const symptom of await symptoms.all()) {
      await symptom.locator("span").first().scrollIntoViewIfNeeded();
      const isPressed = await symptom.evaluate((link) => {
        const sheet = link.closest("section")?.querySelector("svg:has(text)")?.getBoundingClientRect();
        const { left, right, top, bottom } = link.querySelector("span")?.getBoundingClientRect() ?? new DOMRect();
        const isWithin =
          sheet && left >= sheet.left && right <= sheet.right && top >= sheet.top && bottom <= sheet.bottom;
        return isWithin && link.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      });
      expect.soft(isPressed, `${await symptom.innerText()}, ${width} pixels wide`).toBe(true);
    }
  }
});

test("The toast fits into the window of the smallest phone, and of a phone on its side", atLimits, async ({ page }) => {
  await visit(page, "/contato");
  const region = page.getByRole("region", { name: /F8/ });
  await expect(region.locator("[aria-live]")).toBeAttached();
  const toast = region.getByRole("group");
  for (const viewport of [{ width: 320, height: 568 }, ...lowViews]) {
    await page.setViewportSize(viewport);
    // Without the browser's validation.
    await page.locator("form").evaluate((form) => {
      form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    });
    // It stays while it has the focus.
    await page.keyboard.press("F8");
    await expect.soft(toast, `${viewport.width} × ${viewport.height}`).toBeInViewport({ ratio: 1 });
  }
});
