import path from "node:path";
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import type { RequestHandler } from "express";
import { type Server, serveBuiltSite } from "../../plugins/gatsby-plugin-static-host/built-site";
import type { Content } from "../../src/content/model/content-files";
import { theme } from "../../src/theme/theme";
import { builtAt, isShipped, namesOf, readContent, routes } from "./built-content";
import { ContactForm } from "./contact-form";

export { expect };

/** One route for each way in which pages are made: the terms of use are laid out as the privacy policy is. */
export const kindsOfPages = routes.filter((route) => route !== "/termos-de-uso");

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

const breakpoints = (Object.keys(theme.breakpoint) as (keyof typeof theme.breakpoint)[]).map(widthFrom);

/** Each layout at its narrowest. */
export const narrowest = [320, ...breakpoints];

/** Each layout at both its ends, which are what fails. */
export const allWidths = [320, ...breakpoints.flatMap((width) => [width - 1, width]), 1920].sort(
  (one, other) => one - other,
);

export const imageService = "https://images.unsplash.com/";

/** A built site and its content. */
interface BuiltSite {
  /** Folder of a project: its site is in `public/`, its content in `data/`. */
  folder: string;
  origin: string;
  /** The content as visitors read it: with the facts in its texts. */
  content: Content;
}

/** The site that a page shows: its content by file, and what is on every page. */
function siteOf(page: Page, { folder, origin, content }: BuiltSite) {
  const names = namesOf(content);
  return {
    folder,
    origin,
    ...names,
    form: new ContactForm(page, names.contactPage.form),
    openNow: (route: string) => openNowPattern(names.contactPage.details, route !== "/contato"),
    notice: page.getByRole("complementary", { name: names.interfaceTexts.notice.label }),
    /** The region of the toasts. */
    toasts: page.getByRole("region", { name: names.interfaceTexts.toasts.label }),
  };
}

/** A placeholder photo, as SVG, of the size that an image service's URL requests. */
export function pictureFor(url: string): string {
  const { searchParams } = new URL(url);
  const size = `width="${searchParams.get("w")}" height="${searchParams.get("h")}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>
    <linearGradient id="light" x2="1" y2="1"><stop stop-color="#9db8cf"/><stop offset="1" stop-color="#40607d"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#light)"/></svg>`;
}

/** Matches what is said of the opening now, whatever stands in its slots: all of it, as on the contact page, or its first line. */
function openNowPattern({ openNow }: Content["pages/contact.yaml"]["details"], brief: boolean): RegExp {
  const { open, openThenDuty = [], always, closed, onDuty = [], closedForLong } = openNow;
  const sentences = [open, openThenDuty, always, closed, onDuty, closedForLong].flat().map((text) =>
    (brief ? (text.split("\n")[0] ?? "") : text)
      .replace(/[.*+?^$()|[\]\\]/g, "\\$&")
      .replace(/\{\w+\}/g, ".+")
      .replace(/\s/g, "\\s"),
  );
  return new RegExp(`^(${sentences.join("|")})$`);
}

/** Takes the messages that a form posts to its page, as Netlify does. */
const takeMessages: RequestHandler = ({ method }, response, next) => (method === "POST" ? response.send() : next());

interface Fixtures {
  /** Skips tests of the shipped content, by their tag, once the owner has replaced it. */
  shippedOnly: undefined;
  site: ReturnType<typeof siteOf>;
  /** Pattern of URLs and messages of faults that the test causes on purpose; they do not fail it. */
  broken: RegExp | undefined;
  /** When the page is opened; from then on its clock runs. By default a Friday on which most businesses are open. */
  moment: string;
}

interface WorkerFixtures {
  /** Folder of the project whose site is tested. */
  siteFolder: string;
  /** Its host. */
  server: Server;
  built: BuiltSite;
}

/**
 * Playwright's `test` on a built site, which is served with its headers, with its content and a fake image service. Fails if the
 * site writes anything to the console, throws, has a failed request, or requests anything from another origin.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  siteFolder: [".", { option: true, scope: "worker" }],
  server: [
    async ({ siteFolder }, use) => {
      const server = await serveBuiltSite(path.join(siteFolder, "public"), takeMessages);
      await use(server);
      server.close();
    },
    { scope: "worker" },
  ],
  built: [
    ({ siteFolder: folder, server: { origin } }, use) =>
      use({ folder, origin, content: readContent(folder, builtAt(folder)) }),
    { scope: "worker" },
  ],
  shippedOnly: [
    async ({ built }, use, { tags, skip }) => {
      const { siteUrl } = built.content["business.yaml"];
      const reason = `they are about the content that ships with the project, and data/ is that of ${siteUrl}`;
      skip(tags.includes("@shipped") && !isShipped(built.content), reason);
      await use(undefined);
    },
    { auto: true },
  ],
  baseURL: ({ built }, use) => use(built.origin),
  site: ({ page, built }, use) => use(siteOf(page, built)),
  broken: [undefined, { option: true }],
  moment: ["2026-11-27T10:00:00-03:00", { option: true }],
  /* Sets the clock, sets up the fake image service and recipients of messages, and collects the site's problems. */
  context: async ({ context, built: { origin, content }, broken, moment }, use) => {
    const { form } = content["pages/contact.yaml"];
    const problems: string[] = [];
    const report = (problem: string) => {
      if (!broken?.test(problem)) problems.push(problem);
    };
    const isOwn = (url: string) => url.startsWith(`${origin}/`);

    // A test machine may have only a loopback interface, which browsers report as offline.
    await context.addInitScript(() => Object.defineProperty(navigator, "onLine", { value: true, configurable: true }));
    // Playwright's own clock would replace the timers, too.
    await context.addInitScript((ahead) => {
      const native = Date;
      const now = () => native.now() + ahead;
      window.Date = new Proxy(native, {
        construct: (_, values, target) => Reflect.construct(native, values.length > 0 ? values : [now()], target),
        get: (_, key) => (key === "now" ? now : Reflect.get(native, key)),
      });
    }, Date.parse(moment) - Date.now());
    await context.route(
      ({ href, protocol }) => protocol.startsWith("http") && !isOwn(href),
      (route) => {
        const url = route.request().url();
        // The chat that the visitor opens, or a form service: whatever the content's form delivers by, it delivers.
        if (url.startsWith("https://wa.me/")) return route.fulfill({ contentType: "text/html", body: "WhatsApp" });
        if (url === form.deliveryUrl) return route.fulfill({ headers: { "Access-Control-Allow-Origin": "*" } });
        if (url.startsWith(imageService)) return route.fulfill({ contentType: "image/svg+xml", body: pictureFor(url) });
        report(`third-party request: ${url}`);
        return route.abort("connectionfailed");
      },
    );
    context.on("console", (message) =>
      report(`console ${message.type()}: ${message.text()} (${message.location().url})`),
    );
    context.on("weberror", (error) => report(`uncaught: ${error.error().stack || error.error()}`));
    context.on("response", (response) => {
      if (isOwn(response.url()) && response.status() >= 400) report(`${response.status()}: ${response.url()}`);
    });
    context.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText;
      // Navigation aborts pending requests.
      if (isOwn(request.url()) && reason !== "net::ERR_ABORTED") report(`${reason}: ${request.url()}`);
    });

    await use(context);
    expect(problems, "console messages, failed and third-party requests").toEqual([]);
    // Ignores requests that are pending when the test ends.
    for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: "ignoreErrors" });
  },
});

/** Opens a route and waits for hydration. */
export async function visit(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await hydrated(page);
}

/** Waits for hydration, which sets `aria-expanded` on the menu button. */
export const hydrated = (page: Page) => expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");

/** The menu button; in the page at every width, but visible only on small screens. */
export const menuButton = (page: Page) => page.getByRole("banner").getByRole("button", { includeHidden: true });

/** The links to the pages: in the header or, on small screens, in the menu. */
export const navigation = (page: Page) => page.getByRole("banner").getByRole("navigation");

export const mainHeading = (page: Page) => page.getByRole("heading", { level: 1 });

/** A link in the footer, by its label. */
export const footerLink = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });

/**
 * Clicks at an element's position without scrolling. `click()` would scroll for an element at the window's edge, such as a
 * sticky one.
 */
export async function clickInPlace(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error("What is to be clicked is not in view.");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** A promise, and the function that fulfils it. */
export function barrier(): { passed: Promise<void>; open: () => void } {
  let open = () => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open };
}

/** Delays requests that match a URL pattern until the returned function is called. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  const { passed, open } = barrier();
  await page.route(address, async (route) => {
    await passed;
    await route.continue();
  });
  return open;
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

/** Waits for two animation frames, so that the browser has painted and delivered its observers' callbacks. */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
}

/** Texts of the main content and the footer that are not rendered or not opaque, but for decoration. Visually hidden texts count as rendered. */
export function unreadableTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const opacity = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacity(element.parentElement) : 1;
    const holdsText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    return (
      [...document.querySelectorAll(":is(main, footer) :not(style, script, noscript, option, option *, svg *)")]
        .filter((element) => holdsText(element) && !element.closest("div[aria-hidden]"))
        // The form says more once a subject is chosen, and where a field is invalid.
        .filter((element) => !element.closest("form :is([role=status], small)"))
        // Closed `details` are hidden on screen, but not in print.
        .filter((element) => matchMedia("print").matches || !element.closest("details:not([open]) > :not(summary)"))
        .filter((element) => !element.checkVisibility({ visibilityProperty: true }) || opacity(element) < 1)
        .map((element) => element.textContent ?? "")
    );
  });
}

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] };

/**
 * Observes layout shifts from the first frame that shows the whole page: while a browser still reads the HTML, it may draw an element before
 * the next one makes it narrower. Call before opening pages. Returns a function for those so far: their values, and the texts that moved.
 */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const watched = Object.assign(window, {
      shifts: [] as [time: number, text: string][],
      whole: Number.POSITIVE_INFINITY,
    });
    // Not by timers, which a test may have set to another moment.
    const inNextFrame = (then: () => void) => {
      const observer = new IntersectionObserver(() => {
        observer.disconnect();
        then();
      });
      observer.observe(document.documentElement);
    };
    const whenWhole = () => {
      watched.whole = Number(document.timeline.currentTime);
    };
    document.addEventListener("readystatechange", () => inNextFrame(() => inNextFrame(whenWhole)), { once: true });
    new PerformanceObserver((list) => {
      for (const { startTime, value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (!hadRecentInput)
          watched.shifts.push([startTime, `${value}: ${sources.map(({ node }) => node?.textContent)}`]);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return async () => {
    await nextFrame(page);
    return page.evaluate(() => {
      const { shifts, whole } = window as unknown as { shifts: [time: number, text: string][]; whole: number };
      return shifts.filter(([time]) => time >= whole).map(([, text]) => text);
    });
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
