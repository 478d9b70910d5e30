import { type BrowserContext, chromium } from "@playwright/test";
import { requireChromium } from "../../tests/support/programs";
import { type OtherBuild, serveBuilds, startImageService } from "./servers";
import { median, type Row, rounded, table } from "./statistics";

/** Lighthouse's phone: a processor slowed four times, and a line with 150 ms of latency. */
const phone = { slowdown: 4, latency: 150, upload: (750 * 1024) / 8 };

const journeys = [
  { from: "/", to: "/servicos" },
  { from: "/servicos", to: "/contato" },
  { from: "/contato", to: "/politica-de-privacidade" },
  { from: "/contato", to: "/termos-de-uso" },
  { from: "/servicos", to: "/" },
  { from: "/termos-de-uso", to: "/contato" },
];

/** Milliseconds from finger down to finger up. Browsers may use them: ours asks for the page (`prefetch-on-press.ts`). */
const pressLasts = 80;

/**
 * Runs in every document: notes the end of the press on a link, and when the frame with another heading than before has been
 * painted, whether in the same document or in the next.
 */
function watchHeading(): void {
  const heading = () => document.querySelector("h1")?.textContent ?? "";
  const now = () => performance.timeOrigin + performance.now();
  let done = false;
  document.addEventListener(
    "pointerup",
    () => {
      done = false;
      sessionStorage.setItem("press", JSON.stringify({ at: now(), before: heading() }));
    },
    { capture: true },
  );
  const look = () => {
    const press = JSON.parse(sessionStorage.getItem("press") ?? "null");
    if (done || !press || !heading() || heading() === press.before) return;
    done = true;
    // The frame of this callback is painted before the next task.
    requestAnimationFrame(() => setTimeout(() => Object.assign(window, { tookToHeading: now() - press.at })));
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
}

/** Milliseconds from the end of the press on a link to the frame that shows the heading of the page it leads to. */
async function navigate(
  context: BrowserContext,
  origin: string,
  { from, to }: (typeof journeys)[number],
  lineSpeed: number,
  pressedAfter: number,
): Promise<number> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: phone.slowdown });
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: phone.latency,
    downloadThroughput: (lineSpeed * 1024 * 1024) / 8,
    uploadThroughput: phone.upload,
  });
  await page.goto(`${origin}${from}`);
  const loaded = Date.now();
  const target = page.locator(`footer a[href="${to}"]`).last();
  await target.evaluate((link) => link.scrollIntoView({ block: "center", behavior: "instant" }));
  await page.waitForTimeout(Math.max(0, pressedAfter * 1000 - (Date.now() - loaded)));
  const box = await target.boundingBox();
  if (!box) throw new Error(`There is no link to ${to} in the footer of ${from}.`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: pressLasts });
  const took = await page.waitForFunction(() => (window as { tookToHeading?: number }).tookToHeading);
  return (await took.jsonValue()) ?? Number.NaN;
}

/**
 * Measures, on a slowed phone, going from page to page by a link in the footer.
 *
 * @param lineSpeed Mbit/s
 * @param presses seconds from the load of the page to the press on the link
 */
export async function benchNavigation(
  count: number,
  lineSpeed: number,
  presses: readonly number[],
  beside: readonly OtherBuild[],
): Promise<Row[]> {
  const images = await startImageService();
  const builds = await serveBuilds(beside);
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: ["--no-sandbox", "--disable-gpu", `--host-resolver-rules=MAP images.unsplash.com 127.0.0.1:${images.port}`],
  });
  const rows: Row[] = [];
  try {
    for (const pressedAfter of presses) {
      for (const journey of journeys) {
        const times = builds.map((): number[] => []);
        for (let run = 0; run < count; run++) {
          for (const [index, { origin }] of builds.entries()) {
            const context = await browser.newContext({
              viewport: { width: 412, height: 823 },
              deviceScaleFactor: 1.75,
              ignoreHTTPSErrors: true,
            });
            // The helper by which esbuild keeps the names of functions; the page does not have it.
            await context.addInitScript("globalThis.__name = (wrapped) => wrapped");
            await context.addInitScript(watchHeading);
            times[index]?.push(await navigate(context, origin, journey, lineSpeed, pressedAfter));
            await context.close();
          }
        }
        rows.push({
          "pressed after, s": pressedAfter,
          from: journey.from,
          to: journey.to,
          ...Object.fromEntries(builds.map(({ name }, index) => [`${name}, ms`, rounded(median(times[index] ?? []))])),
          worst: rounded(Math.max(...(times[0] ?? []))),
        });
      }
    }
  } finally {
    await browser.close();
    for (const build of builds) build.stop();
    images.stop();
  }
  console.log(
    `\n## From page to page (slowed phone, ${lineSpeed} Mbit/s, end of the press to heading, medians of ${count})\n\n${table(rows)}`,
  );
  return rows;
}
