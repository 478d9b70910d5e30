import { readFileSync } from "node:fs";
import path from "node:path";
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { parse } from "yaml";
import type { Content, ContentFile } from "../../src/content/model";
import { routes as routesOfFiles } from "../../src/content/routes";

export { expect };

/** The five routes of the site. */
export const routes = ["/", "/servicos", "/contato", "/termos-de-uso", "/politica-de-privacidade"] as const;

/** A phone, where the menu collapses, and a wide screen, where the header shows everything. */
export const viewports = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;
export const [phone, desktop] = viewports;

/** A phone's window below the browser's own bars, in portrait and in landscape. */
export const lowViews = [
  { width: 390, height: 660 },
  { width: 360, height: 616 },
  { width: 844, height: 390 },
] as const;

export const imageService = "https://images.unsplash.com/";

/** A file of `data/` as the owner wrote it; a page's with its route. */
export function content<File extends ContentFile>(
  file: File,
): Content[File] & (File extends `pages/${string}` ? { path: string } : unknown) {
  const route = routesOfFiles.find((each) => each.file === file)?.path;
  return { ...parse(readFileSync(path.join("data", file), "utf8")), ...(route && { path: route }) };
}

/** What texts of `data/` may quote in braces: the business's details, and the statements on photos and form that hold as it ships. */
function quotable(): object {
  const { photos, form } = content("statements.yaml");
  return {
    ...content("business.yaml"),
    photos: photos.external,
    form: form[content("pages/contact.yaml").form.delivery],
  };
}

/** A text of `data/` with the facts in place of its braces: `{address.city}`. What there is no statement on is empty. */
export function filled(text: string): string {
  const valueAt = (facts: unknown, key: string): unknown => (facts as Record<string, unknown> | undefined)?.[key];
  return text.replace(/\{([\w.]+)\}/g, (_, names: string) =>
    String(names.split(".").reduce(valueAt, quotable()) ?? ""),
  );
}

/**
 * A flat picture of the size that a URL of the image service asks for, as heavy as a photo: what weighs next to nothing is a
 * backdrop to browsers, and never a page's largest element.
 */
function pictureFor(url: string): string {
  const { searchParams } = new URL(url);
  const weight = " ".repeat(40_000);
  const size = `width="${searchParams.get("w")}" height="${searchParams.get("h")}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="100%" height="100%" fill="#7fa9d1"/><!--${weight}--></svg>`;
}

export interface Surroundings {
  /** Whether the image service answers. While it does not, the browser's own complaints about it are no failure. */
  imageServiceAnswers: boolean;
  /** Pattern of what the test breaks by itself, in addresses and in messages: its failing is no failure of the site. */
  broken: RegExp | undefined;
  /** Folder with another build of the site, whose files answer in place of a server. */
  siteFolder: string | undefined;
}

/**
 * The test of this site: the image service is played by a small picture, and the test fails when the site writes an error or a
 * warning to the console, throws, requests something that fails, or requests anything from anybody else.
 */
export const test = base.extend<Surroundings>({
  imageServiceAnswers: [true, { option: true }],
  broken: [undefined, { option: true }],
  siteFolder: [undefined, { option: true }],
  context: async ({ context, baseURL, imageServiceAnswers, broken, siteFolder }, use) => {
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
      // Whoever leaves a page gives up what it was still loading.
      if (isOwn(request.url()) && reason !== "net::ERR_ABORTED") report(`${reason}: ${request.url()}`);
    });

    await use(context);
    expect(problems, "console errors, failed requests and requests to strangers").toEqual([]);
    // What is still under way when a test ends is nobody's failure.
    for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: "ignoreErrors" });
  },
});

/** Opens a route and waits until its script runs: from then on the menu button tells whether the menu is open. */
export async function visit(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
}

/** The button of the menu; it is in the page at every width, and in view on small screens. */
export function menuButton(page: Page) {
  return page.getByRole("button", { name: "Menu", exact: true, includeHidden: true });
}

/**
 * Clicks where something is. `click()` scrolls the page first where the element stands by the edge of the window, as what sticks
 * there always does; a visitor's click does not.
 */
export async function clickInPlace(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error("What is to be clicked is not in view.");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Share of an element, by points of a grid within it, that is in view and would be hit by a press. */
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

/** Holds back what the page requests by such an address, until the answer is called. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
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

/** Waits until all that moves or fades in has come to rest where it belongs. A fan of a drawing turns on. */
export async function entrancesEnd(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished),
    ),
  );
}

/** Waits until the browser has painted, and has told the page of all that went before. */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
}

/** Opens a conversation in the chat app with a greeting already typed, as the specification has it. */
export function chatUrl(number: string, greeting: string): string {
  return `https://wa.me/55${number.replace(/\D/g, "")}?text=${encodeURIComponent(greeting)}`;
}

/** `tel:` and the digits of a Brazilian number. */
export function phoneUrl(number: string): string {
  return `tel:+55${number.replace(/\D/g, "")}`;
}

/**
 * Texts of the page and its footer that the visitor can't read: not drawn, or not opaque. Texts for screen readers
 * only are drawn, and decoration is no text.
 */
export function unreadableTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const opacity = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacity(element.parentElement) : 1;
    const holdsText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    return (
      [...document.querySelectorAll(":is(main, footer) :not(style, script, noscript, option, option *, svg *)")]
        .filter(holdsText)
        // What a phone shows once it is asked to; paper shows it at once.
        .filter((element) => matchMedia("print").matches || !element.closest("details:not([open]) > :not(summary)"))
        .filter((element) => !element.checkVisibility({ visibilityProperty: true }) || opacity(element) < 1)
        .map((element) => element.textContent ?? "")
    );
  });
}

/** Sums up how far things have moved since the page was opened without the visitor's doing (0: not at all). Call before opening. */
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

/** Scrolls through the whole page, as a reader does, so that everything in it is loaded and shown. */
export async function readToTheEnd(page: Page): Promise<void> {
  const { height } = page.viewportSize() ?? phone;
  const isAtEnd = () => page.evaluate(() => window.scrollY + window.innerHeight >= document.body.scrollHeight - 1);
  do {
    await page.evaluate((distance) => window.scrollBy({ top: distance, behavior: "instant" }), height / 2);
    await nextFrame(page);
  } while (!(await isAtEnd()));
}

/** Whether a photo is seen in its frame: whether the frame looks otherwise with the photo taken out. */
export async function isPhotoSeen(figure: Locator): Promise<boolean> {
  // Without script there is one more picture, in a `noscript` element.
  const pictures = figure.locator("img");
  const asItIs = await figure.screenshot({ animations: "disabled" });
  await pictures.evaluateAll((images) => {
    for (const image of images) image.style.setProperty("display", "none", "important");
  });
  const withoutPhoto = await figure.screenshot({ animations: "disabled" });
  await pictures.evaluateAll((images) => {
    for (const image of images) image.style.removeProperty("display");
  });
  return !withoutPhoto.equals(asItIs);
}
