/**
 * `npm run screenshots`: takes screenshots of the built site into `screenshots/`: all routes and states at seven widths, with
 * placeholder photos and with the image service unreachable. Running text is in Roboto, as on most phones. Run `npm run build`
 * first.
 */
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { builtSite } from "../tests/support/built-site";
import { requireChromium } from "../tests/support/programs";
import { imageService, pictureFor, readToTheEnd, routes, visit } from "../tests/support/site";
import { dismissNotice, states } from "../tests/support/states";
import { setRunningText } from "../tests/support/typefaces";

const folder = "screenshots";
const port = 9200;
const widths = [360, 390, 768, 1024, 1280, 1600, 1920];
const photos = ["with-photos", "without-photos"] as const;

async function open(browser: Browser, width: number, withPhotos: boolean): Promise<Page> {
  const page = await browser.newPage({
    baseURL: `http://localhost:${port}`,
    viewport: { width, height: width < 1000 ? 844 : 900 },
    locale: "pt-BR",
    reducedMotion: "reduce",
    // `setRunningText` injects a style.
    bypassCSP: true,
  });
  await page.route(`${imageService}**`, (route) =>
    withPhotos
      ? route.fulfill({ contentType: "image/svg+xml", body: pictureFor(route.request().url()) })
      : route.abort("connectionfailed"),
  );
  return page;
}

/** Makes the window as high as the page, so that the bar at its lower edge does not cover text. */
async function showWhole(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  const { width, height } = await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: "instant" });
    return { width: window.innerWidth, height: document.documentElement.scrollHeight };
  });
  await page.setViewportSize({ width, height });
}

async function take(browser: Browser): Promise<void> {
  for (const width of widths) {
    for (const which of photos) {
      const directory = path.join(folder, which, String(width));
      mkdirSync(directory, { recursive: true });
      for (const route of routes) {
        const page = await open(browser, width, which === "with-photos");
        await visit(page, route);
        await setRunningText(page, "roboto");
        await dismissNotice(page);
        await readToTheEnd(page);
        await showWhole(page);
        await page.screenshot({ path: path.join(directory, `${route.slice(1) || "inicio"}.png`) });
        await page.close();
      }
      for (const state of states.filter(({ existsAt }) => existsAt(width))) {
        const page = await open(browser, width, which === "with-photos");
        await state.reach(page);
        await setRunningText(page, "roboto");
        await page.screenshot({ path: path.join(directory, `state ${state.name.replace(/^(the|a) /, "")}.png`) });
        await page.close();
      }
    }
    console.log(`${width} pixels wide: done`);
  }
}

async function main(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const server = (await builtSite("public")).listen(port);
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  try {
    await take(browser);
  } finally {
    await browser.close();
    server.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
