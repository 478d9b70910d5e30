import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import {
  expect,
  holdBack,
  imageService,
  menuButton,
  nextFrame,
  readToTheEnd,
  routes,
  test,
  viewports,
  watchLayoutShifts,
} from "./support/site";

// Styles changed by the test no longer have the hash that the policy names.
test.use({ bypassCSP: true });

/** Bold cuts that visitors' systems have; Arimo has, by design, the widths of Arial and Helvetica. None is on every machine. */
const systems = {
  "Arial or Helvetica": { family: "Archivo in Arial", file: "@fontsource/arimo/files/arimo-latin-700-normal.woff2" },
  Roboto: { family: "Archivo in Roboto", file: "@fontsource/roboto/files/roboto-latin-700-normal.woff2" },
} as const;

/** Makes one of the stand-ins the only one that the system has. */
async function playSystem(page: Page, route: string, system: keyof typeof systems): Promise<void> {
  const { family, file } = systems[system];
  const data = readFileSync(createRequire(__filename).resolve(file), "base64");
  await page.route(route, async (answer) => {
    const response = await answer.fetch();
    const html = (await response.text())
      .replace(
        new RegExp(`(font-family:"${family}";[^}]*?src:)(local\\([^)]*\\),?)+`),
        `$1url(data:font/woff2;base64,${data})`,
      )
      .replaceAll(/local\("[^"]*"\)/g, 'local("no such font")');
    expect(html).toContain("data:font/woff2");
    await answer.fulfill({ response, body: html });
  });
}

const isShown = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute("data-typeface"));

for (const system of ["Arial or Helvetica", "Roboto"] as const) {
  for (const { width, height } of viewports) {
    test(`On a system with ${system}, ${width} pixels wide, nothing moves on any page when the typeface arrives in time`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: "reduce" });
      // By this clock everything arrives in time.
      await page.addInitScript(() => {
        performance.now = () => 0;
      });
      const layoutShifts = await watchLayoutShifts(page);
      for (const route of routes) {
        await playSystem(page, route, system);
        const deliver = await holdBack(page, "**/*.woff2");
        await page.goto(route, { waitUntil: "commit" });
        await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
        // The played font, unlike one of the system, may itself have come a moment after the text.
        const before = await layoutShifts();
        expect(await isShown(page), route).toBe(false);
        deliver();
        await page.evaluate(() => document.fonts.ready);
        await nextFrame(page);
        await readToTheEnd(page);
        expect(await layoutShifts(), route).toBe(before);
        await page.unrouteAll();
      }
    });
  }
}

test("Nothing but the page itself is asked for before it is painted", async ({ page }) => {
  for (const route of routes) {
    await page.goto(route);
    const early = await page.evaluate(async () => {
      const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
      return performance
        .getEntriesByType("resource")
        .filter(({ startTime, name }) => startTime < painted && !name.includes("favicon"))
        .map(({ name }) => name);
    });
    expect(early.filter((address) => !address.startsWith(imageService))).toEqual([]);
  }
});

test("A typeface that arrives late is kept for the next page", async ({ page }) => {
  const deliver = await holdBack(page, "**/*.woff2");
  await page.goto("/");
  await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
  await page.waitForTimeout(500);
  deliver();
  await page.evaluate(() => document.fonts.ready);
  expect(await isShown(page)).toBe(false);
  await page.getByRole("contentinfo").getByRole("link", { name: "Serviços" }).click();
  await expect(page).toHaveURL("/servicos");
  await expect.poll(() => isShown(page)).toBe(true);
});

/** A picture of the view, as its pixels. Playwright's own waits for typefaces, which are held back here. */
async function takePicture(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot");
  await session.detach();
  return sharp(Buffer.from(data, "base64")).raw().toBuffer();
}

/** Most of 255 by which a rounded corner may come out otherwise when the browser paints it anew; nobody can see it. */
const antialiasing = 8;

for (const { width, height } of viewports) {
  for (const route of routes) {
    test(`${route}, ${width} pixels wide: the first view looks the same at the first paint and once all has arrived`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: "reduce" });
      // Photos are known to arrive later, over their drawings.
      await page.route(`${imageService}**`, () => {});
      const releases = [await holdBack(page, "**/*.js"), await holdBack(page, "**/*.woff2")];
      await page.goto(route, { waitUntil: "commit" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      // The day of the legal texts is the visitor's, which need not be that of the build.
      // And whether the shop is open is said in its own room, once it is known.
      const ofTheMoment = "time, :has(> #atendimento-rapido) p";
      await page.addStyleTag({ content: `${ofTheMoment} { visibility: hidden; }` });
      await nextFrame(page);
      const atFirst = await takePicture(page);
      await page.waitForTimeout(500);
      for (const release of releases) release();
      await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(2000);
      const later = await takePicture(page);
      const changed = later.filter((value, index) => Math.abs(value - (atFirst[index] ?? 0)) > antialiasing);
      expect(changed).toHaveLength(0);
    });
  }
}
