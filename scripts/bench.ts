/**
 * `npm run bench -- --beside next=../next --runs 7`: measures the built site on a slow phone, in turn with other builds of the same
 * pages, and prints medians: pages, both ways of throttling, and journeys, the link pressed 1, 3.5 and 8 s after the load.
 */
import { execFile } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo, Server } from "node:net";
import path from "node:path";
import { parseArgs, promisify } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { type Browser, chromium } from "@playwright/test";
import { generate } from "selfsigned";
import sharp from "sharp";
import { routes } from "../src/content/routes";
import { requireChromium } from "../tests/support/programs";

const beside = { type: "string", multiple: true, default: [] as string[] } as const;
const { values } = parseArgs({ options: { runs: { type: "string", default: "5" }, beside } });

/** Lighthouse's slow line, in ms and in bytes per second. Its phone is four times slower. */
const line = { latency: 150, downloadThroughput: 1.6 * 2 ** 17, uploadThroughput: 0.75 * 2 ** 17 };

const journeys = ["/ /servicos", "/servicos /contato", "/contato /termos-de-uso", "/termos-de-uso /contato"];

const figures = {
  "first paint, ms": "first-contentful-paint",
  "largest paint, ms": "largest-contentful-paint",
  "speed index, ms": "speed-index",
  "blocking, ms": "total-blocking-time",
  "layout shift": "cumulative-layout-shift",
};

type Measured = Record<string, number>;

const median = (all: number[]) => Number(all.sort((a, b) => a - b)[Math.floor(all.length / 2)]?.toFixed(2));

const portOf = async (server: Server) => once(server, "listening").then(() => (server.address() as AddressInfo).port);

/** Serves a folder as hosts do: clean URLs, texts compressed in advance, with Brotli at its best. Resolves to the origin. */
async function serve(folder: string): Promise<string> {
  const types = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".json": "application/json" };
  const typeOf = (file = "") => types[path.extname(file) as keyof typeof types];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bodies = new Map(
    entries.map(({ parentPath, name }) => {
      const body = readFileSync(path.join(parentPath, name));
      const url = `/${path.relative(folder, path.join(parentPath, name))}`;
      return [url, typeOf(name) ? brotliCompressSync(body) : body];
    }),
  );
  const answer: RequestListener = ({ url = "/" }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const files = [pathname, `${pathname}.html`, path.posix.join(pathname, "index.html")];
    const file = files.find((name) => bodies.has(name));
    if (typeOf(file)) response.setHeader("Content-Type", typeOf(file)).setHeader("Content-Encoding", "br");
    response.writeHead(file ? 200 : 404).end(file && bodies.get(file));
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
  const rule = `--host-resolver-rules=MAP images.unsplash.com 127.0.0.1:${await portOf(server.listen())}`;
  return ["--no-sandbox", "--disable-gpu", "--ignore-certificate-errors", rule];
}

/** Runs Lighthouse once, as its command, with a browser of its own: nothing is cached. */
async function lighthouse(url: string, throttling: string, flags: string[]): Promise<Measured> {
  const quoted = flags.map((flag) => flag.replace(/=(.* .*)$/, '="$1"'));
  const options = ["--quiet", "--output=json", "--disable-full-page-screenshot", `--throttling-method=${throttling}`];
  const chrome = `--chrome-flags=${["--headless", ...quoted].join(" ")}`;
  const { stdout } = await promisify(execFile)("npx", ["lighthouse", url, ...options, chrome], {
    maxBuffer: 2 ** 26,
    env: { ...process.env, CHROME_PATH: requireChromium() },
  });
  const { categories, audits } = JSON.parse(stdout);
  const scores = Object.values<{ score: number }>(categories).map(({ score }) => score * 100);
  const measured = Object.entries(figures).map(([name, id]) => [name, audits[id]?.numericValue ?? Number.NaN]);
  return { ...Object.fromEntries(measured), "worst of four scores": Math.min(...scores) };
}

/** Script of the page: notes how many ms after a press a frame has another heading. Asked from outside, a new document answers late. */
const watchHeading = `{
  const heading = () => document.querySelector("h1")?.textContent ?? "";
  addEventListener("pointerup", () => Object.assign(sessionStorage, { left: heading(), pressed: Date.now() }), true);
  const look = () => {
    const { pressed, left } = sessionStorage;
    if (!pressed || ["", left].includes(heading())) requestAnimationFrame(look);
    else sessionStorage.took = Date.now() - pressed;
  };
  requestAnimationFrame(look);
}`;

/** Follows a link in the footer on a slowed phone. Resolves to the ms from the press to the frame with the next heading. */
async function follow(browser: Browser, origin: string, journey: string, after: number): Promise<Measured> {
  const [from = "", to = ""] = journey.split(" ");
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, ignoreHTTPSErrors: true });
  await page.addInitScript(watchHeading);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await session.send("Network.emulateNetworkConditions", { offline: false, ...line });
  await page.goto(origin + from);
  const link = page.locator(`footer a[href="${to}"]`).last();
  await link.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  await page.waitForTimeout(after * 1000);
  await link.click();
  const took = await (await page.waitForFunction(() => sessionStorage.took)).jsonValue();
  await page.context().close();
  return { "press to heading, ms": Number(took) };
}

async function main(): Promise<void> {
  const flags = await imageService();
  const builds = [["ours", "public"], ...values.beside.map((pair) => pair.split("="))];
  const sites = await Promise.all(
    builds.map(async ([name = "", folder = ""]) => ({ name, origin: await serve(folder) })),
  );
  const browser = await chromium.launch({ executablePath: requireChromium(), args: flags });
  const rows: object[] = [];
  /** Measures each site in turn, as often as asked, after a first time that does not count. */
  const compare = async (what: string, measure: (origin: string) => Promise<Measured>) => {
    const all: Measured[][] = sites.map(() => []);
    for (let run = 0; run <= Number(values.runs); run++)
      for (const [index, { origin }] of sites.entries()) all[index]?.push(await measure(origin));
    for (const [index, { name }] of sites.entries()) {
      const [first = {}, ...counted] = all[index] ?? [];
      const medians = Object.keys(first).map((key) => [key, median(counted.map((one) => one[key] ?? 0))]);
      rows.push({ what, build: name, ...Object.fromEntries(medians) });
    }
  };
  for (const after of [1, 3.5, 8])
    for (const journey of journeys)
      await compare(`${journey}, ${after} s`, (origin) => follow(browser, origin, journey, after));
  for (const throttling of ["simulate", "devtools"])
    for (const { path: route } of routes)
      await compare(`${route}, ${throttling}`, (origin) => lighthouse(origin + route, throttling, flags));
  await browser.close();
  console.table(rows);
}

void main().then(() => process.exit());
