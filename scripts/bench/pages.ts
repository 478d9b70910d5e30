import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Result } from "lighthouse";
import { routes } from "../../src/content/routes";
import { requireChromium } from "../../tests/support/programs";
import { type OtherBuild, serveBuilds, startImageService } from "./servers";
import { median, type Row, rounded, table } from "./statistics";

const categories = ["performance", "accessibility", "best-practices", "seo"];
const metrics = {
  "first paint, ms": "first-contentful-paint",
  "largest paint, ms": "largest-contentful-paint",
  "speed index, ms": "speed-index",
  "blocking, ms": "total-blocking-time",
  "layout shift": "cumulative-layout-shift",
} as const;

/** Metrics that are also told as ratios to other builds; blocking is next to 0 there. */
const compared = ["first paint, ms", "largest paint, ms", "speed index, ms", "bytes, kB"] as const;

export type Throttling = "simulate" | "devtools";
type Measured = Record<string, number>;

/** One run of Lighthouse, by its own command, with a browser of its own: nothing is cached. */
async function measure(
  url: string,
  throttling: Throttling,
  flags: string[],
  only: readonly string[],
): Promise<Measured> {
  // Not waited for in one go: this process also serves the pages.
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
    { maxBuffer: 64 * 1024 * 1024, timeout: 180_000, env: { ...process.env, CHROME_PATH: requireChromium() } },
  );
  const { categories: scores, audits }: Result = JSON.parse(stdout);
  const imperfect = Object.values(audits).filter(({ score }) => score !== null && score < 1);
  console.error(`${throttling} ${url}: ${imperfect.map(({ id }) => id).join(" ") || "nothing to object to"}`);
  return {
    ...Object.fromEntries(only.map((name) => [name, (scores[name]?.score ?? 0) * 100])),
    ...Object.fromEntries(Object.entries(metrics).map(([name, id]) => [name, audits[id]?.numericValue ?? Number.NaN])),
    "bytes, kB": (audits["total-byte-weight"]?.numericValue ?? Number.NaN) / 1024,
  };
}

const medians = (runs: Measured[]): Measured =>
  Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((name) => [name, median(runs.map((run) => run[name] ?? Number.NaN))]),
  );

const pick = (measured: Measured, names: readonly string[]): Measured =>
  Object.fromEntries(Object.entries(measured).filter(([name]) => names.includes(name)));

const roundedAll = (measured: Measured) =>
  Object.fromEntries(
    Object.entries(measured).map(([name, value]) => [name, rounded(value, name === "layout shift" ? 4 : 0)]),
  );

/**
 * Measures every route with Lighthouse as a phone, in turn with the same route of other builds. A first run of each is not counted: it
 * fills the image service's cache, and scores our pages in the other categories, which would slow down a measured run.
 *
 * @param count runs of each page, of which the median counts
 */
export async function benchPages(
  count: number,
  throttlings: readonly Throttling[],
  beside: readonly OtherBuild[],
): Promise<Row[]> {
  const images = await startImageService();
  const builds = await serveBuilds(beside);
  const flags = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--ignore-certificate-errors",
    // Quoted: Lighthouse splits its flags as a shell does.
    `--host-resolver-rules="MAP images.unsplash.com 127.0.0.1:${images.port}"`,
  ];
  const rows: Row[] = [];
  const ratios: Row[] = [];
  try {
    for (const throttling of throttlings) {
      for (const { path: route } of routes) {
        const runs = builds.map((): Measured[] => []);
        const judged: Measured[] = [];
        for (const [index, { origin }] of builds.entries()) {
          judged.push(
            await measure(`${origin}${route}`, throttling, flags, index === 0 ? categories : ["performance"]),
          );
        }
        for (let run = 0; run < count; run++) {
          for (const [index, { origin }] of builds.entries()) {
            runs[index]?.push(await measure(`${origin}${route}`, throttling, flags, ["performance"]));
          }
        }
        const [ours = {}, ...others] = runs.map(medians);
        for (const [index, { name }] of builds.entries()) {
          const scores = pick(judged[index] ?? {}, categories);
          rows.push({ throttling, route, build: name, ...roundedAll({ ...scores, ...medians(runs[index] ?? []) }) });
        }
        for (const [index, other] of others.entries()) {
          ratios.push({
            throttling,
            route,
            "ours to": builds[index + 1]?.name ?? "",
            ...Object.fromEntries(
              compared.map((name) => [name.replace(/,.*/, ""), rounded((ours[name] ?? 0) / (other[name] ?? 0), 2)]),
            ),
            "blocking, ms more": rounded((ours["blocking, ms"] ?? 0) - (other["blocking, ms"] ?? 0)),
          });
        }
      }
    }
  } finally {
    for (const build of builds) build.stop();
    images.stop();
  }
  console.log(`\n## Pages (Lighthouse, mobile, medians of ${count})\n\n${table(rows)}`);
  if (ratios.length > 0) console.log(`\nRatios of the medians:\n\n${table(ratios)}`);
  return [...rows, ...ratios];
}
