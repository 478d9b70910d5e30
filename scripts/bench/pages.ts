import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Result } from "lighthouse";
import { requireChromium } from "../../tests/support/programs";
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
/** `THROTTLING=simulate` measures with one alone, in half the time. */
const throttlings = (process.env.THROTTLING?.split(",") ?? ["simulate", "devtools"]) as Throttling[];
type Measured = Record<string, number>;

const ports = { site: "9400", withoutScript: "9401" };

/** One run of Lighthouse, by its own command, with a browser of its own: nothing is cached. */
async function measure(
  url: string,
  throttling: Throttling,
  flags: string[],
  only: readonly string[] = categories,
): Promise<Measured> {
  // Not waited for in one go: this process also plays the image service.
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      "node_modules/lighthouse/cli/index.js",
      url,
      "--quiet",
      "--output=json",
      "--output-path=stdout",
      `--throttling-method=${throttling}`,
      "--disable-full-page-screenshot",
      `--only-categories=${only.join()}`,
      `--chrome-flags=${flags.join(" ")}`,
    ],
    { maxBuffer: 64 * 1024 * 1024, env: { ...process.env, CHROME_PATH: requireChromium() } },
  );
  const { categories: scores, audits }: Result = JSON.parse(stdout);
  const imperfect = Object.values(audits).filter(({ score }) => score !== null && score < 1);
  console.error(`${throttling} ${url}: ${imperfect.map(({ id }) => id).join(" ") || "nothing to object to"}`);
  return {
    ...Object.fromEntries(only.map((name) => [name, (scores[name]?.score ?? 0) * 100])),
    ...Object.fromEntries(Object.entries(metrics).map(([name, id]) => [name, audits[id]?.numericValue ?? Number.NaN])),
  };
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
    await startServer("tests/support/serve-built.ts", ports.site),
    await startServer("tests/support/serve-built.ts", ports.withoutScript, bare.directory),
  ];
  const flags = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--ignore-certificate-errors",
    // Quoted: Lighthouse splits its flags as a shell does.
    `--host-resolver-rules="MAP images.unsplash.com 127.0.0.1:${images.port}"`,
  ];
  const rows: Row[] = [];
  try {
    for (const throttling of throttlings) {
      for (const route of routes) {
        const runs: Measured[] = [];
        const bareRuns: Measured[] = [];
        for (let run = 0; run < count; run++) {
          runs.push(await measure(`http://localhost:${ports.site}${route}`, throttling, flags));
          bareRuns.push(
            await measure(`http://localhost:${ports.withoutScript}${route}`, throttling, flags, ["performance"]),
          );
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
