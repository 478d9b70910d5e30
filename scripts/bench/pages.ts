import { launch } from "chrome-launcher";
import lighthouse, { type Config, type RunnerResult } from "lighthouse";
import { ensureBrowser } from "../find-browser";
import { copyWithoutScript, startImageService, startServer } from "./servers";
import { median, type Row, rounded, table } from "./statistics";

const routes = ["/", "/servicos", "/contato", "/termos-de-uso", "/politica-de-privacidade"];
const categories = ["performance", "accessibility", "best-practices", "seo"];
const metrics = {
  "first paint, ms": "first-contentful-paint",
  "largest paint, ms": "largest-contentful-paint",
  "blocking, ms": "total-blocking-time",
  "layout shift": "cumulative-layout-shift",
} as const;

type Throttling = "simulate" | "devtools";
type Measured = Record<string, number>;

const ports = { site: "9400", withoutScript: "9401" };

async function measure(url: string, throttlingMethod: Throttling, flags: string[]): Promise<Measured> {
  // A new browser each time: nothing is cached.
  const browser = await launch({ chromePath: ensureBrowser(), chromeFlags: flags });
  try {
    const config: Config = {
      extends: "lighthouse:default",
      settings: { throttlingMethod, onlyCategories: categories },
    };
    const result: RunnerResult | undefined = await lighthouse(url, { port: browser.port, logLevel: "error" }, config);
    if (!result) throw new Error(`Lighthouse measured nothing at ${url}.`);
    const { lhr } = result;
    const failed = Object.values(lhr.audits).filter(({ score }) => score !== null && score < 0.9);
    if (process.env.VERBOSE) console.error(url, failed.map(({ id }) => id).join(" "));
    return {
      ...Object.fromEntries(categories.map((name) => [name, (lhr.categories[name]?.score ?? 0) * 100])),
      ...Object.fromEntries(
        Object.entries(metrics).map(([name, id]) => [name, lhr.audits[id]?.numericValue ?? Number.NaN]),
      ),
    };
  } finally {
    await browser.kill();
  }
}

const medians = (runs: Measured[]): Measured =>
  Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((name) => [name, median(runs.map((run) => run[name] ?? Number.NaN))]),
  );

/**
 * Measures every route with Lighthouse as a phone, and beside it, turn by turn, the same page with its scripts taken out.
 *
 * @param count runs of each page, of which the median counts
 */
export async function benchPages(count: number): Promise<Row[]> {
  const images = await startImageService();
  const bare = copyWithoutScript();
  const servers = [
    await startServer("scripts/serve-built.ts", ports.site),
    await startServer("scripts/serve-built.ts", ports.withoutScript, bare.directory),
  ];
  const flags = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--ignore-certificate-errors",
    `--host-resolver-rules=MAP images.unsplash.com 127.0.0.1:${images.port}`,
  ];
  const rows: Row[] = [];
  try {
    for (const throttling of ["simulate", "devtools"] as const) {
      for (const route of routes) {
        const runs: Measured[] = [];
        const bareRuns: Measured[] = [];
        for (let run = 0; run < count; run++) {
          runs.push(await measure(`http://localhost:${ports.site}${route}`, throttling, flags));
          bareRuns.push(await measure(`http://localhost:${ports.withoutScript}${route}`, throttling, flags));
        }
        const [page, without] = [medians(runs), medians(bareRuns)];
        const largest = "largest paint, ms";
        rows.push({
          throttling,
          route,
          ...Object.fromEntries(
            Object.entries(page).map(([name, value]) => [name, rounded(value, name === "layout shift" ? 4 : 0)]),
          ),
          "largest paint, to that without script": rounded((page[largest] ?? 0) / (without[largest] ?? 0), 3),
        });
        console.error(`${throttling} ${route}: done`);
      }
    }
  } finally {
    for (const server of servers) server.stop();
    images.stop();
    bare.remove();
  }
  console.log(`\n## Pages (Lighthouse, mobile, medians of ${count})\n\n${table(rows)}`);
  return rows;
}
