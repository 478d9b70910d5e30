import { readFileSync } from "node:fs";
import path from "node:path";
import { type BrowserContext, test as base, expect, type Locator, type Page } from "@playwright/test";
import { parse } from "yaml";
import { type Facts, interpolate } from "../../plugins/gatsby-plugin-content-model/placeholders";
import { factFiles, factsOf } from "../../src/content/facts";
import type { Content, ContentFile } from "../../src/content/model/content-files";
import { routes as routesOfFiles } from "../../src/content/routes";
import { theme } from "../../src/theme/theme";

export { expect };

/** The five routes of the site. */
export const routes = routesOfFiles.map(({ path }) => path);

/** A phone, with the collapsed menu, and a wide screen, with the full header. */
export const viewports = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;
export const [phone, desktop] = viewports;

/** Viewports of phones without the browser's bars, in portrait and landscape. */
export const lowViews = [
  { width: 390, height: 660 },
  { width: 360, height: 616 },
  { width: 844, height: 390 },
] as const;

/** Width in pixels, at the default text size, from which a breakpoint holds. */
export const widthFrom = (breakpoint: keyof typeof theme.breakpoint) =>
  Number.parseFloat(theme.breakpoint[breakpoint]) * 16;

export const imageService = "https://images.unsplash.com/";

/** A parsed file of `data/`; for a page, with its route. */
export function content<File extends ContentFile>(
  file: File,
): Content[File] & (File extends `pages/${string}` ? { path: string } : unknown) {
  const route = routesOfFiles.find((each) => each.file === file)?.path;
  return { ...parse(readFileSync(path.join("data", file), "utf8")), ...(route && { path: route }) };
}

/** Replaces the placeholders in a text of `data/`, as the build does. */
export function filled(text: string): string {
  return interpolate(text, facts());
}

/** The facts of `data/` that texts may quote. */
function facts(): Facts {
  const files = Object.fromEntries(factFiles.map((file) => [file, content(file)]));
  return factsOf(files as unknown as Parameters<typeof factsOf>[0]);
}

/**
 * A placeholder photo, as SVG, of the size that an image service's URL requests, padded to the bytes of a photo: browsers ignore
 * images with few bytes per pixel as candidates of the largest contentful paint.
 */
export function pictureFor(url: string): string {
  const { searchParams } = new URL(url);
  const size = `width="${searchParams.get("w")}" height="${searchParams.get("h")}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>
    <linearGradient id="light" x2="1" y2="1"><stop stop-color="#9db8cf"/><stop offset="1" stop-color="#40607d"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#light)"/><!--${" ".repeat(40_000)}--></svg>`;
}

export interface Surroundings {
  /** Whether the image service responds. If not, the browser's errors about it do not fail the test. */
  imageServiceAnswers: boolean;
  /** Pattern of URLs and messages of faults that the test causes on purpose; they do not fail it. */
  broken: RegExp | undefined;
  /** Folder of another build, whose files are served by interception. */
  siteFolder: string | undefined;
}

/**
 * Playwright's `test` with a fake image service. Fails if the site logs an error or a warning, throws, has a failed request, or
 * requests anything from another origin.
 */
export const test = base.extend<Surroundings>({
  imageServiceAnswers: [true, { option: true }],
  broken: [undefined, { option: true }],
  siteFolder: [undefined, { option: true }],
  context: async ({ context, baseURL, imageServiceAnswers, broken, siteFolder }, use) => {
    const expectNoProblems = await surround(context, { baseURL, imageServiceAnswers, broken, siteFolder });
    await use(context);
    await expectNoProblems();
  },
});

/** Sets up the fake image service, and collects the site's errors. Returns the final check. */
async function surround(
  context: BrowserContext,
  { baseURL, imageServiceAnswers, broken, siteFolder }: Surroundings & { baseURL: string | undefined },
): Promise<() => Promise<void>> {
  const problems: string[] = [];
  const report = (problem: string) => {
    if (!broken?.test(problem)) problems.push(problem);
  };
  const isOwn = (url: string) => url.startsWith(`${baseURL}/`);

  await context.route(
    ({ href, protocol }) => protocol.startsWith("http") && !isOwn(href),
    (route) => {
      const url = route.request().url();
      if (!url.startsWith(imageService)) report(`request to a stranger: ${url}`);
      else if (imageServiceAnswers) return route.fulfill({ contentType: "image/svg+xml", body: pictureFor(url) });
      return route.abort("connectionfailed");
    },
  );
  if (siteFolder) {
    await context.route(`${baseURL}/**`, (route) => {
      const file = path.join(siteFolder, new URL(route.request().url()).pathname);
      return route.fulfill({ path: path.extname(file) ? file : path.join(file, "index.html") });
    });
  }
  context.on("console", (message) => {
    if (!["error", "warning"].includes(message.type())) return;
    if (!imageServiceAnswers && message.location().url.startsWith(imageService)) return;
    report(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => report(`uncaught: ${error.error().stack || error.error()}`));
  context.on("response", (response) => {
    if (isOwn(response.url()) && response.status() >= 400) report(`${response.status()}: ${response.url()}`);
  });
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText;
    // Navigation aborts pending requests.
    if (isOwn(request.url()) && reason !== "net::ERR_ABORTED") report(`${reason}: ${request.url()}`);
  });

  return async () => {
    expect(problems, "console errors, failed requests and requests to strangers").toEqual([]);
    // Ignores requests that are pending when the test ends.
    for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: "ignoreErrors" });
  };
}

/**
 * Opens a route on a wide screen once for all tests of a group, which only look at it: a page of its own takes longer than most
 * of them. Call within `test.describe`.
 */
export function opened(route: string): { page: Page } {
  const shared = {} as { page: Page };
  let expectNoProblems: () => Promise<void>;
  test.describe.configure({ mode: "default" });
  test.beforeAll(async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, viewport: desktop });
    const surroundings = { baseURL, imageServiceAnswers: true, broken: undefined, siteFolder: undefined };
    expectNoProblems = await surround(context, surroundings);
    shared.page = await context.newPage();
    await visit(shared.page, route);
  });
  test.afterAll(async () => {
    await expectNoProblems();
    await shared.page.context().close();
  });
  return shared;
}

/** Opens a route and waits for hydration, which sets `aria-expanded` on the menu button. */
export async function visit(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
}

/** Runs in the page: whether the data and templates of all pages have been loaded. */
export function allPagesAreLoaded(): boolean {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  const parts = new Set(loaded.filter((path) => /\/page-data\/.+\/page-data\.json$|\/component---/.test(path)));
  // Five pages, made by four templates.
  return parts.size === 9;
}

/** Waits until the data and templates of all pages have been loaded: before, a press on a link is left to the browser. */
export async function otherPagesLoaded(page: Page): Promise<void> {
  await page.waitForFunction(allPagesAreLoaded);
  // Gatsby takes note of the last one.
  await nextFrame(page);
}

/** Opens a route, and waits for hydration and until the pages that it links to have been loaded. */
export async function visitWithPagesAhead(page: Page, route: string): Promise<void> {
  await visit(page, route);
  await otherPagesLoaded(page);
}

/** The menu button; in the page at every width, but visible only on small screens. */
export function menuButton(page: Page) {
  return page.getByRole("button", { name: "Menu", exact: true, includeHidden: true });
}

/** The links to the pages: in the header or, on small screens, in the menu. */
export function navigation(page: Page) {
  return page.getByRole("banner").getByRole("navigation", { name: "Principal" });
}

/**
 * Clicks at an element's position without scrolling. `click()` would scroll for an element at the window's edge, such as a
 * sticky one.
 */
export async function clickInPlace(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error("What is to be clicked is not in view.");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Fraction of an element, by a grid of points, that is visible and not covered by another element. */
export function pressable(target: Locator): Promise<number> {
  return target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const steps = [0.05, 0.25, 0.5, 0.75, 0.95];
    const points = steps.flatMap((x) => steps.map((y) => [left + width * x, top + height * y] as const));
    const hits = points.filter(([x, y]) => {
      const front = document.elementFromPoint(x, y);
      return front !== null && element.contains(front);
    });
    return hits.length / points.length;
  });
}

/** Delays requests that match a URL pattern until the returned function is called. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Opens a route with its scripts held back, until the returned function is called. */
export async function openBeforeScripts(page: Page, route: string): Promise<() => void> {
  const release = await holdBack(page, "**/*.js");
  await page.goto(route, { waitUntil: "domcontentloaded" });
  return release;
}

/** Marks the document, and returns whether the mark still exists: a full load would delete it. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { marked: true }));
  return () => page.evaluate(() => "marked" in window);
}

/** Waits until all finite animations have ended, other than those that follow scrolling. */
export async function entrancesEnd(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline)
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished),
    ),
  );
}

/** Waits for two animation frames, so that the browser has painted and delivered its observers' callbacks. */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
}

/** The expected URL of a chat with a prefilled greeting. */
export function chatUrl(number: string, greeting: string): string {
  return `https://wa.me/55${number.replace(/\D/g, "")}?text=${encodeURIComponent(greeting)}`;
}

/** `tel:` and the digits of a Brazilian number. */
export function phoneUrl(number: string): string {
  return `tel:+55${number.replace(/\D/g, "")}`;
}

/** Texts of the main content and the footer that are not rendered or not opaque. Visually hidden texts count as rendered. */
export function unreadableTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const opacity = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacity(element.parentElement) : 1;
    const holdsText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    return (
      [...document.querySelectorAll(":is(main, footer) :not(style, script, noscript, option, option *, svg *)")]
        .filter(holdsText)
        // Closed `details` are hidden on screen, but not in print.
        .filter((element) => matchMedia("print").matches || !element.closest("details:not([open]) > :not(summary)"))
        .filter((element) => !element.checkVisibility({ visibilityProperty: true }) || opacity(element) < 1)
        .map((element) => element.textContent ?? "")
    );
  });
}

/** Observes the cumulative layout shift; call before opening the page. Returns a function for the sum so far. */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const watched = Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) watched.shifts += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return async () => {
    await nextFrame(page);
    return page.evaluate(() => (window as unknown as { shifts: number }).shifts);
  };
}

/** Scrolls through the whole page, so that lazy content is loaded and entrances run. */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    do {
      // Scrolled within a frame, each position is painted and observed once.
      await new Promise(requestAnimationFrame);
      window.scrollBy({ top: window.innerHeight / 2, behavior: "instant" });
    } while (window.scrollY + window.innerHeight < document.body.scrollHeight - 1);
  });
  await nextFrame(page);
}

/** Whether a photo is visible: compares screenshots of its frame with and without the image. */
export async function isPhotoSeen(figure: Locator): Promise<boolean> {
  const photo = figure.locator("img");
  const asItIs = await figure.screenshot({ animations: "disabled" });
  await photo.evaluate((image) => image.style.setProperty("display", "none", "important"));
  const withoutPhoto = await figure.screenshot({ animations: "disabled" });
  await photo.evaluate((image) => image.style.removeProperty("display"));
  return !withoutPhoto.equals(asItIs);
}
