/**
 * `npm run bench -- --beside next=../next --runs 7 --only pages`: measures the built site on a slow phone, in turn with other builds of
 * the same pages, and prints medians. Journeys: a link is pressed 1, 3.5 and 8 s after the load. Pages: by Lighthouse, throttled both
 * ways.
 */
import { execFile } from "node:child_process";
import { once } from "node:events";
import { readFileSync, statSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo, Server } from "node:net";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs, promisify } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { type Browser, chromium } from "@playwright/test";
import { generate } from "selfsigned";
import sharp from "sharp";
import { routes } from "../src/content/routes";
import { requireChromium } from "./chromium";

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    beside: { type: "string", multiple: true, default: [] },
    only: { type: "string" },
  },
});

/** Lighthouse's slow connection, in ms and bytes per second, and its phone, which is four times slower. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 1.6 * 2 ** 17, uploadThroughput: 0.75 * 2 ** 17 };
const slowProcessor = { rate: 4 };

const journeys = [
  { from: "/", to: "/servicos" },
  { from: "/", to: "/contato" },
  { from: "/servicos", to: "/contato" },
  { from: "/servicos", to: "/" },
  { from: "/contato", to: "/termos-de-uso" },
  { from: "/termos-de-uso", to: "/contato" },
];

type Measured = Record<string, number>;

const median = (all: number[]) => Number(all.sort((a, b) => a - b)[Math.floor(all.length / 2)]?.toFixed(2));
const portOf = async (server: Server) => once(server, "listening").then(() => (server.address() as AddressInfo).port);

/** Serves a folder as hosts do: clean URLs, texts compressed once, with Brotli at its best. Resolves to the origin. */
async function serve(folder: string): Promise<string> {
  const types: Record<string, string> = { ".html": "html", ".js": "javascript", ".css": "css", ".json": "json" };
  const bodies: Record<string, Buffer> = {};
  const answer: RequestListener = ({ url = "/" }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const names = [pathname, `${pathname}.html`, `${pathname}/index.html`].map((name) => path.join(folder, name));
    const file = names.find((name) => statSync(name, { throwIfNoEntry: false })?.isFile());
    if (!file) return void response.writeHead(404).end();
    const type = types[path.extname(file)];
    if (type) response.setHeader("Content-Type", `text/${type}`).setHeader("Content-Encoding", "br");
    bodies[file] ??= type ? brotliCompressSync(readFileSync(file)) : readFileSync(file);
    response.end(bodies[file]);
  };
  return `http://localhost:${await portOf(createServer(answer).listen())}`;
}

/** Serves a noisy picture, which weighs like a photo, in place of the image service. Resolves to Chromium's flags for it. */
async function imageService(): Promise<string[]> {
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }]);
  const noise = { type: "gaussian", mean: 128, sigma: 12 } as const;
  const blank = sharp({ create: { width: 720, height: 480, channels: 3, background: "#456", noise } });
  const picture = await blank.blur(1.5).avif({ quality: 65 }).toBuffer();
  const server = createSecureServer({ key, cert }, (_, response) => response.end(picture));
  const rule = `MAP images.unsplash.com 127.0.0.1:${await portOf(server.listen())}`;
  return ["--no-sandbox", "--disable-gpu", "--ignore-certificate-errors", `--host-resolver-rules=${rule}`];
}

/** Runs Lighthouse once, as its command, with a browser of its own: nothing is cached. Figures are in ms, but for shift and scores. */
async function lighthouse(url: string, throttling: string, flags: string[]): Promise<Measured> {
  // The shipped address is an example, so its pages ask not to be listed.
  const options = [
    url,
    "--output=json",
    "--disable-full-page-screenshot",
    "--skip-audits=is-crawlable",
    `--throttling-method=${throttling}`,
  ];
  const quoted = flags.map((flag) => flag.replace(/=(.* .*)$/, '="$1"'));
  const chrome = `--chrome-flags=${["--headless", ...quoted].join(" ")}`;
  const { stdout } = await promisify(execFile)("npx", ["lighthouse", ...options, chrome], { maxBuffer: 2 ** 26 });
  const { categories, audits } = JSON.parse(stdout);
  const scores = Object.values<{ score: number }>(categories).map(({ score }) => score * 100);
  const weighed = categories.performance.auditRefs.filter(({ weight }: { weight: number }) => weight > 0);
  const measured = weighed.map(({ id }: { id: string }) => [id, audits[id].numericValue]);
  return { ...Object.fromEntries(measured), "worst of four scores": Math.min(...scores) };
}

/** Script of the page: notes in ms the first paint, how long tasks block from then to a press, and when the next heading is shown. */
const watchPage = `{
  const tasks = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: "longtask", buffered: true });
  const painted = () => performance.getEntriesByName("first-contentful-paint")[0].startTime;
  const blocking = ({ startTime, duration }) => Math.max(0, Math.min(duration, startTime + duration - painted()) - 50);
  const blocked = () => tasks.map(blocking).reduce((sum, ms) => sum + ms, 0);
  const heading = () => document.querySelector("h1")?.textContent ?? "";
  const state = () => ({ painted: painted(), blocked: blocked(), left: heading(), pressed: Date.now() });
  onpointerup = () => Object.assign(sessionStorage, state());
  const look = () => {
    const { pressed, left } = sessionStorage;
    if (!pressed || ["", left].includes(heading())) requestAnimationFrame(look);
    else sessionStorage.took = Date.now() - pressed;
  };
  requestAnimationFrame(look);
}`;

/** Opens a page and follows a link in its footer on a slowed phone, without Lighthouse's tracing, beside which tasks take longer. */
async function follow(
  browser: Browser,
  origin: string,
  { from, to }: (typeof journeys)[number],
  after: number,
): Promise<Measured> {
  await using page = await browser.newPage({ viewport: { width: 412, height: 823 }, ignoreHTTPSErrors: true });
  await page.addInitScript(watchPage);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Emulation.setCPUThrottlingRate", slowProcessor);
  await devTools.send("Network.emulateNetworkConditions", slowLine);
  await page.goto(origin + from);
  const link = page.locator(`footer a[href="${to}"]`).last();
  await link.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  await setTimeout(after * 1000);
  // A finger rests on a link for 90 ms, on average (A. Dieulot, "Instant pages", Performance Calendar 2019).
  await link.click({ delay: 90 });
  // Asked earlier, a new document would answer instead of showing its heading.
  await setTimeout(1500);
  const { painted, blocked, took } = await page.evaluate(() => ({ ...sessionStorage }));
  return { "first paint, ms": Number(painted), "blocking, ms": Number(blocked), "press to heading, ms": Number(took) };
}

async function main(): Promise<void> {
  const flags = await imageService();
  const builds = ["ours=public", ...values.beside].map((pair) => pair.split("="));
  const sites = await Promise.all(
    builds.map(async ([name, folder = ""]) => ({ name, origin: await serve(folder), all: [] as Measured[] })),
  );
  process.env.CHROME_PATH = requireChromium();
  const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH, args: flags });
  /** Measures each site in turn, as often as asked, after a first time that does not count. */
  const compare = async (what: string, measure: (origin: string) => Promise<Measured>) => {
    for (let run = 0; run <= Number(values.runs); run++)
      for (const { origin, all } of sites) all.push(await measure(origin));
    for (const { name, all } of sites) {
      const [first = {}, ...counted] = all.splice(0);
      const medians = Object.keys(first).map((key) => [key, median(counted.map((one) => one[key] ?? 0))]);
      console.log(`${what}, ${name}:`, Object.fromEntries(medians));
    }
  };
  for (const after of values.only === "pages" ? [] : [1, 3.5, 8])
    for (const journey of journeys)
      await compare(`${journey.from} to ${journey.to}, ${after} s`, (origin) =>
        follow(browser, origin, journey, after),
      );
  for (const throttling of values.only === "journeys" ? [] : ["simulate", "devtools"])
    for (const { path: route } of routes)
      await compare(`${route}, ${throttling}`, (origin) => lighthouse(origin + route, throttling, flags));
}

void main().then(() => process.exit());
