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
  otherPagesLoaded,
  readToTheEnd,
  routes,
  test,
  viewports,
  watchLayoutShifts,
} from "./support/site";

// The policy does not allow styles that the test changes.
test.use({ bypassCSP: true });

/** The system fonts of most devices, by the fallback that stands in for the typeface. Arimo has the metrics of Arial and Helvetica. */
const systems = {
  "Arial or Helvetica": {
    fallback: "Archivo in Arial",
    regular: "@fontsource/arimo/files/arimo-latin-400-normal.woff2",
    bold: "@fontsource/arimo/files/arimo-latin-700-normal.woff2",
  },
  Roboto: {
    fallback: "Archivo in Roboto",
    regular: "@fontsource/roboto/files/roboto-latin-400-normal.woff2",
    bold: "@fontsource/roboto/files/roboto-latin-700-normal.woff2",
  },
  "DejaVu Sans": {
    fallback: "Archivo in DejaVu",
    regular: "dejavu-fonts-ttf/ttf/DejaVuSans.ttf",
    bold: "dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf",
  },
} as const;

/** Makes one font the only one of the system: of the running text, and as the typeface's fallback. */
async function playSystem(page: Page, route: string, system: keyof typeof systems): Promise<void> {
  const { fallback, regular, bold } = systems[system];
  const source = (file: string) =>
    `url(data:font/woff2;base64,${readFileSync(createRequire(__filename).resolve(file), "base64")})`;
  const runningText = [
    `@font-face{font-family:"Running text";font-weight:400;src:${source(regular)}}`,
    `@font-face{font-family:"Running text";font-weight:600 700;src:${source(bold)}}`,
    'body{font-family:"Running text"!important}',
  ].join("");
  await page.route(route, async (answer) => {
    const response = await answer.fetch();
    const html = (await response.text())
      .replace(new RegExp(`(font-family:"${fallback}";[^}]*?src:)(local\\([^)]*\\),?)+`), `$1${source(bold)}`)
      .replaceAll(/local\("[^"]*"\)/g, 'local("no such font")')
      .replace("</head>", `<style>${runningText}</style></head>`);
    expect(html.split("data:font/woff2")).toHaveLength(4);
    await answer.fulfill({ response, body: html });
  });
}

/** One page of each template: the legal pages have the same. */
const kinds = routes.slice(0, -1);

const isShown = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute("data-typeface"));

test.describe("When the typeface arrives in time", () => {
  // Windows, macOS and phones place glyphs at fractions of a pixel; Linux does so from this density on.
  test.use({ deviceScaleFactor: 2 });

  for (const system of Object.keys(systems) as (keyof typeof systems)[]) {
    for (const { width, height } of viewports) {
      test(`on a system with ${system}, ${width} pixels wide, every kind of page shows it, and nothing in view moves`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height });
        // With a stopped clock the font arrives in time.
        await page.addInitScript(() => {
          performance.now = () => 0;
        });
        const layoutShifts = await watchLayoutShifts(page);
        for (const route of kinds) {
          await playSystem(page, route, system);
          const deliver = await holdBack(page, "**/*.woff2");
          await page.goto(route, { waitUntil: "commit" });
          await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
          // The simulated system font, unlike a real one, may have loaded after the first paint.
          const before = await layoutShifts();
          expect(await isShown(page), route).toBe(false);
          deliver();
          await expect.poll(() => isShown(page), route).toBe(true);
          await nextFrame(page);
          await readToTheEnd(page);
          expect(await layoutShifts(), route).toBe(before);
          await page.unrouteAll();
        }
      });
    }
  }
});

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

/** Waits until a typeface that arrives is left to the next page: some time after the first paint. */
async function lateForTypeface(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const [painted] = performance.getEntriesByName("first-contentful-paint");
    return painted && performance.now() > painted.startTime + 500;
  });
}

test("A typeface that arrives late is kept for the next page", async ({ page }) => {
  const deliver = await holdBack(page, "**/*.woff2");
  await page.goto("/");
  await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
  await lateForTypeface(page);
  deliver();
  await page.evaluate(() => document.fonts.ready);
  expect(await isShown(page)).toBe(false);
  await page.getByRole("contentinfo").getByRole("link", { name: "Serviços" }).click();
  await expect(page).toHaveURL("/servicos");
  await expect.poll(() => isShown(page)).toBe(true);
});

/** The viewport's pixels. Playwright's screenshot waits for fonts, which are delayed here. */
async function takePicture(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot");
  await session.detach();
  return sharp(Buffer.from(data, "base64")).raw().toBuffer();
}

/** Tolerance per channel, of 255: a repaint changes rounded corners invisibly. */
const antialiasing = 8;

for (const { width, height } of viewports) {
  for (const route of routes) {
    test(`${route}, ${width} pixels wide: the first view looks the same at the first paint and once all has arrived`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      // Photos load later, over their drawings.
      await page.route(`${imageService}**`, () => {});
      const releases = [await holdBack(page, "**/*.js"), await holdBack(page, "**/*.woff2")];
      await page.goto(route, { waitUntil: "commit" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      // The legal texts show the visitor's date, which may differ from the build's.
      // Whether the business is open now appears later, in reserved space.
      const ofTheMoment = "time, :has(> #atendimento-rapido) p";
      await page.addStyleTag({ content: `${ofTheMoment} { visibility: hidden; }` });
      await nextFrame(page);
      const atFirst = await takePicture(page);
      await lateForTypeface(page);
      for (const release of releases) release();
      await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
      await page.evaluate(() => document.fonts.ready);
      // The last work of a page, once it is idle.
      await otherPagesLoaded(page);
      const later = await takePicture(page);
      const changed = later.filter((value, index) => Math.abs(value - (atFirst[index] ?? 0)) > antialiasing);
      expect(changed).toHaveLength(0);
    });
  }
}
