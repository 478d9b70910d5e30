import { chromium, type Page } from "@playwright/test";
import { requireChromium } from "../../tests/support/programs";
import { content } from "../../tests/support/site";
import { startImageService, startServer } from "./servers";
import { median, type Row, rounded, table } from "./statistics";

const port = "9402";

/** Lighthouse's phone: a processor slowed four times and a slow 4G line (bytes a second, milliseconds). */
const phone = { slowdown: 4, download: (1.6 * 1024 * 1024) / 8, upload: (750 * 1024) / 8, latency: 150 };

const journeys = [
  { from: "/", link: "/servicos" },
  { from: "/servicos", link: "/contato" },
  { from: "/contato", link: "/politica-de-privacidade" },
  { from: "/contato", link: "/termos-de-uso" },
  { from: "/servicos", link: "/" },
];

/** Milliseconds: Gatsby fetches ahead what has come into view in batches, three seconds apart, and takes it in when idle. */
const untilIdle = 7_000;

/** Milliseconds from the press on a link to the frame that shows the heading of the page it leads to. */
async function navigate(page: Page, { from, link }: (typeof journeys)[number]): Promise<number> {
  await page.goto(`http://localhost:${port}${from}`);
  // It covers the links at the very end of a page.
  await page.getByRole("button", { name: content("interface.yaml").notice.dismissLabel }).click();
  const target = page.locator(`a[href="${link}"]:visible`).last();
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(untilIdle);
  await page.waitForLoadState("networkidle");
  const time = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // No functions with names: what compiles this file would give them a helper that the page has not.
        const before = document.querySelector("h1")?.textContent;
        let pressed = 0;
        document.addEventListener(
          "pointerdown",
          ({ timeStamp }) => {
            pressed = timeStamp;
          },
          { capture: true, once: true },
        );
        new MutationObserver((_, observer) => {
          if (document.querySelector("h1")?.textContent === before) return;
          observer.disconnect();
          // The frame of this callback is painted before the next task.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await target.click();
  return time;
}

/** Measures, on a slowed phone, going from page to page once the page has idled. */
export async function benchNavigation(count: number): Promise<Row[]> {
  const images = await startImageService();
  const server = await startServer("tests/support/serve-built.ts", port);
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: ["--no-sandbox", "--disable-gpu", `--host-resolver-rules=MAP images.unsplash.com 127.0.0.1:${images.port}`],
  });
  const rows: Row[] = [];
  try {
    for (const journey of journeys) {
      const times: number[] = [];
      for (let run = 0; run < count; run++) {
        const context = await browser.newContext({
          viewport: { width: 412, height: 823 },
          deviceScaleFactor: 1.75,
          ignoreHTTPSErrors: true,
        });
        const page = await context.newPage();
        const session = await context.newCDPSession(page);
        await session.send("Emulation.setCPUThrottlingRate", { rate: phone.slowdown });
        await session.send("Network.emulateNetworkConditions", {
          offline: false,
          latency: phone.latency,
          downloadThroughput: phone.download,
          uploadThroughput: phone.upload,
        });
        times.push(await navigate(page, journey));
        await context.close();
      }
      rows.push({
        from: journey.from,
        to: journey.link,
        "press to heading, ms": rounded(median(times)),
        worst: rounded(Math.max(...times)),
      });
    }
  } finally {
    await browser.close();
    server.stop();
    images.stop();
  }
  console.log(`\n## Going from page to page (slowed phone, medians of ${count})\n\n${table(rows)}`);
  return rows;
}
