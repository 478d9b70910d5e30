import type { Page } from "@playwright/test";
import { expect, nextFrame, phone, readToTheEnd, test, unreadableTexts, visit } from "./support/site";

/** A started animation. */
interface Movement {
  section: string | null;
  inDrawing: boolean;
  /** Follows the visitor's scrolling, and has no duration. */
  byScroll: boolean;
  /** In milliseconds, all iterations together. */
  duration: number;
}

/** Collects the animations that start in the page. Call before opening it. */
async function watchMovements(page: Page): Promise<() => Promise<Movement[]>> {
  await page.addInitScript(() => {
    const movements: Movement[] = [];
    Object.assign(window, { movements });
    document.addEventListener("animationstart", ({ target, animationName }) => {
      const element = target as Element;
      const running = element
        .getAnimations()
        .find((animation) => (animation as CSSAnimation).animationName === animationName);
      const name = element.closest("main section")?.getAttribute("aria-labelledby");
      movements.push({
        section: (name && document.getElementById(name)?.textContent) || null,
        inDrawing: element.closest("svg") !== null,
        byScroll: running?.timeline !== document.timeline,
        duration: Number(running?.effect?.getComputedTiming().endTime),
      });
    });
  });
  return () => page.evaluate(() => (window as unknown as { movements: Movement[] }).movements);
}

/** On legal pages there is nothing to move. */
const pagesWithDrawings = ["/", "/servicos", "/contato"];

test.use({ viewport: phone, reducedMotion: "no-preference" });

test("Sections below the first view rise once, in 0.8 seconds, when they are scrolled to", async ({ page, site }) => {
  const movements = await watchMovements(page);
  await visit(page, "/");

  await readToTheEnd(page);
  await page.keyboard.press("Home");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await readToTheEnd(page);

  const seen = (await movements()).filter(({ inDrawing, byScroll }) => !inDrawing && !byScroll);
  expect(seen.filter(({ duration }) => duration !== 800)).toEqual([]);
  for (const heading of [site.homePage.teaser.heading, site.homePage.closing.heading]) {
    expect(seen.filter(({ section }) => section === heading)).toHaveLength(1);
  }
});

test("Nothing moves by itself for more than five seconds, drawings included", async ({ page }) => {
  const movements = await watchMovements(page);
  for (const route of pagesWithDrawings) {
    await visit(page, route);
    await readToTheEnd(page);
    expect((await movements()).filter(({ duration, byScroll }) => !byScroll && !(duration <= 5000))).toEqual([]);
  }
});

test("Fans turn as the page is scrolled, about their own axis", async ({ page }) => {
  await visit(page, "/");
  const fans = () =>
    page.locator("svg .fan").evaluateAll((all) =>
      all.map((fan) => {
        const { a, e, f } = (fan as SVGGElement).getScreenCTM() ?? new DOMMatrix();
        const { left, top } = fan.closest("svg:not(svg svg)")?.getBoundingClientRect() ?? new DOMRect();
        return { turned: a, axis: [Math.round(e - left), Math.round(f - top)] };
      }),
    );
  const before = await fans();
  await page.mouse.wheel(0, 200);
  // By how much depends on the length of the page.
  await expect.poll(async () => (await fans())[0]?.turned).not.toBeCloseTo(before[0]?.turned ?? Number.NaN, 2);
  expect((await fans()).map(({ axis }) => axis)).toEqual(before.map(({ axis }) => axis));
});

test("No text is hidden before it is scrolled to, nor as it comes in, nor after a reload", async ({ page, site }) => {
  await page.goto("/");
  expect(await unreadableTexts(page)).toEqual([]);
  await visit(page, "/");
  await nextFrame(page);
  expect(await unreadableTexts(page)).toEqual([]);
  await page.getByRole("heading", { name: site.homePage.closing.heading }).scrollIntoViewIfNeeded();
  await nextFrame(page);
  expect(await unreadableTexts(page)).toEqual([]);
  await page.reload();
  expect(await unreadableTexts(page)).toEqual([]);
});

test("Pages hold still for visitors who asked for less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const movements = await watchMovements(page);
  for (const route of pagesWithDrawings) {
    await visit(page, route);
    expect(await unreadableTexts(page), route).toEqual([]);
    await readToTheEnd(page);
    expect(await unreadableTexts(page), route).toEqual([]);
    // The action bar comes and goes as the visitor scrolls.
    const seen = (await movements()).filter(({ inDrawing, byScroll }) => inDrawing || !byScroll);
    expect(seen, route).toEqual([]);
  }
});
