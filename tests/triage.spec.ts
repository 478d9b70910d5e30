import type { Locator, Page } from "@playwright/test";
import { theme } from "../src/theme/theme";
import { allWidths, desktop, expect, mainHeading, phone, test, viewports, visit } from "./support/site";

/* The drawing on the home page and its symptoms. Where each leads is in `build/pages/content.test.ts`. */

const amber = theme.colour.amber;

/** Texts on the drawing that are shown in amber, and how many of its lines are. */
async function inAmber(page: Page): Promise<{ readings: string[]; lines: number }> {
  return page.locator("main svg:has(.reading)").evaluate((drawing, colour) => {
    const probe = document.createElement("p");
    probe.style.color = colour;
    document.body.append(probe);
    const wanted = getComputedStyle(probe).color;
    probe.remove();
    const shown = (element: Element) => element.getClientRects().length > 0;
    const texts = [...drawing.querySelectorAll("text")].filter(shown);
    return {
      readings: texts
        .filter((text) => getComputedStyle(text).fill === wanted)
        .map(({ textContent }) => textContent ?? ""),
      lines: [...drawing.querySelectorAll("path")].filter((path) => getComputedStyle(path).stroke === wanted).length,
    };
  }, amber);
}

test("On a wide screen, the symptoms take the page's width, in rows of one height", async ({ page, site }) => {
  test.skip(!site.homePage.hero.triage, "this content names no symptoms");
  await page.setViewportSize(desktop);
  await visit(page, "/");
  const list = page.getByRole("region", { name: site.homePage.hero.heading }).getByRole("list");
  expect((await list.boundingBox())?.width).toBeGreaterThan(0.9 * desktop.width);
  const heights = await list
    .getByRole("listitem")
    .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)));
  expect(new Set(heights).size).toBe(1);
});

test("Until a symptom is in hand, the display alone is amber: it no longer cools", async ({ page, site }) => {
  await visit(page, "/");
  const { temperature, triage } = site.homePage.hero;
  const symptoms = triage?.symptoms.filter(({ part }) => part === "display") ?? [];
  const readings = symptoms.map(({ reading }) => reading ?? temperature);
  expect(await inAmber(page)).toEqual({ readings, lines: symptoms.length });
});

test("A symptom that is pointed at or has the focus lights its part of the drawing, and sets the display", async ({
  page,
  site,
}) => {
  await page.setViewportSize(desktop);
  await visit(page, "/");
  const { heading, temperature, triage } = site.homePage.hero;
  const rows = page.getByRole("region", { name: heading }).getByRole("list").getByRole("link");
  for (const [index, { part, reading }] of triage?.symptoms.entries() ?? []) {
    await rows.nth(index).hover();
    await expect.poll(() => inAmber(page)).toMatchObject({ readings: part ? [reading ?? temperature] : [] });
    if (part) expect((await inAmber(page)).lines).toBeGreaterThan(0);
    await page.mouse.move(0, 0);
    await rows.nth(index).focus();
    await expect.poll(() => inAmber(page)).toMatchObject({ readings: part ? [reading ?? temperature] : [] });
  }
});

test("Ice is drawn on the evaporator only while its symptom is in hand, and of the door the seal alone lights", async ({
  page,
  site,
}) => {
  await page.setViewportSize(desktop);
  await visit(page, "/");
  const { heading, triage } = site.homePage.hero;
  const rows = page.getByRole("region", { name: heading }).getByRole("list").getByRole("link");
  const drawing = page.locator("main svg:has(.reading)");
  const shownLines = () =>
    drawing.evaluate((svg) => [...svg.querySelectorAll("path")].filter((path) => path.checkVisibility()).length);
  const atRest = await shownLines();
  for (const [index, { part }] of triage?.symptoms.entries() ?? []) {
    await rows.nth(index).hover();
    if (part === "evaporator") await expect.poll(shownLines).toBeGreaterThan(atRest);
    else await expect.poll(shownLines).toBe(atRest);
    if (part !== "door") continue;
    await expect.poll(() => inAmber(page)).toMatchObject({ lines: 1 });
  }
});

test("A finger on a balloon marks its row, with the drawing still in view, and lights its part", async ({
  page,
  site,
}) => {
  const { heading, triage } = site.homePage.hero;
  const [first] = triage?.symptoms.filter(({ part }) => part) ?? [];
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    await visit(page, "/");
    const balloon = page.getByRole("region", { name: heading }).getByRole("link", { name: `1. ${first?.label}` });
    await balloon.click();
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await expect(page.locator(":target")).toBeInViewport({ ratio: 1 });
    await expect(page.locator("main svg:has(.reading)")).toBeInViewport({ ratio: 1 });
    expect((await inAmber(page)).lines).toBeGreaterThan(0);
  }
});

test("However many numbers of the drawing are pressed, one step back leads to the page before", async ({
  page,
  site,
}) => {
  await page.setViewportSize(phone);
  await visit(page, "/servicos");
  await page.getByRole("banner").getByRole("link", { name: site.interfaceTexts.header.homeLabel }).click();
  const balloons = page.getByRole("region", { name: site.homePage.hero.heading }).getByRole("link", { name: /^\d\. / });
  await expect(balloons.first()).toBeVisible();
  for (const balloon of await balloons.all()) {
    await balloon.click();
    await expect(page.locator(":target")).toBeFocused();
  }
  await page.goBack();
  await expect(mainHeading(page)).toHaveText(site.servicesPage.heading);
});

test("No two balloons are nearer than a finger on the narrowest phone", async ({ page, site }) => {
  await page.setViewportSize({ ...phone, width: 320 });
  await visit(page, "/");
  const hero = page.getByRole("region", { name: site.homePage.hero.heading });
  const boxes = await hero.locator("a[href^='#']").evaluateAll((all) =>
    all.map((one) => {
      const { x, y } = one.getBoundingClientRect();
      return { x, y };
    }),
  );
  for (const [index, one] of boxes.entries())
    for (const other of boxes.slice(index + 1))
      expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThanOrEqual(43);
});

test("Each symptom's balloon lies on the drawing, and can be pressed, at every width", async ({ page, site }) => {
  test.skip(!site.homePage.hero.triage, "this content names no symptoms");
  await visit(page, "/");
  const balloons = page.getByRole("region", { name: site.homePage.hero.heading }).locator("a[href^='#']");
  await expect(balloons).not.toHaveCount(0);
  for (const width of allWidths) {
    await page.setViewportSize({ width, height: 900 });
    const astray = await balloons.evaluateAll((links) =>
      links.flatMap((link) => {
        const balloon = link.firstElementChild;
        balloon?.scrollIntoView({ block: "center", behavior: "instant" });
        const sheet = link.closest("section")?.querySelector("svg:has(text)")?.getBoundingClientRect() ?? new DOMRect();
        const { x, y, width, height } = balloon?.getBoundingClientRect() ?? new DOMRect();
        const isWithin = x >= sheet.left && x + width <= sheet.right && y >= sheet.top && y + height <= sheet.bottom;
        const front = document.elementFromPoint(x + width / 2, y + height / 2);
        return isWithin && link.contains(front) ? [] : [link.getAttribute("aria-label")];
      }),
    );
    expect.soft(astray, `${width} pixels wide`).toEqual([]);
  }
});

/** Right edge of an element, in pixels. */
const rightEdge = (element: Locator) => element.evaluate((shape) => shape.getBoundingClientRect().right);

test("On wide screens, the drawing ends where its list and the header do", async ({ page, site }) => {
  test.skip(!site.homePage.hero.triage, "this content names no symptoms");
  await visit(page, "/");
  const list = page.getByRole("region", { name: site.homePage.hero.heading }).getByRole("list");
  const chat = page.getByRole("banner").getByRole("link", { name: site.interfaceTexts.header.chatLabel });
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const edge = await rightEdge(list);
    expect.soft(Math.abs((await rightEdge(chat.filter({ visible: true }))) - edge), `header, ${width}`).toBeLessThan(2);
    expect
      .soft(Math.abs((await rightEdge(page.locator("svg g.condenser").first())) - edge), `drawing, ${width}`)
      .toBeLessThan(3);
  }
});

test("The duct beside the closing call is drawn to its end", async ({ page, site }) => {
  await visit(page, "/");
  const outlet = page.getByRole("region", { name: site.homePage.closing.heading }).locator("svg path.outline").first();
  test.skip((await outlet.count()) === 0, "this business has no ducts");
  for (const width of [768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await rightEdge(outlet), `${width} pixels wide`).toBeLessThanOrEqual(width - 31);
  }
});
