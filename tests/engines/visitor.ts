import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import express from "express";
import puppeteer, { type KeyInput } from "puppeteer-core";
import { Builder, Key, type WebDriver } from "selenium-webdriver";
import { serveBuiltSite } from "../../plugins/gatsby-plugin-static-host/built-site";
import { findOnPath } from "../../scripts/chromium";
import { freePort } from "../support/free-port";

export type EngineName = "firefox" | "webkit";

/** A browser with one page. Input goes through the browser, as from mouse and keyboard. */
export interface Visitor {
  open(url: string): Promise<unknown>;
  back(): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  clickAt(x: number, y: number): Promise<unknown>;
  type(text: string): Promise<unknown>;
  press(key: "Enter" | "Escape" | "F8" | "Tab"): Promise<unknown>;
  /** Runs a function in the page. */
  run<Result, Values extends unknown[]>(script: (...values: Values) => Result, ...values: Values): Promise<Result>;
  close(): Promise<void>;
}

/** A proxy that refuses connections, so that requests to other sites fail at once. */
const nowhere = { host: "127.0.0.1", port: 9 };

/** Starts Debian's package of an engine; `undefined` if it is not installed. */
export async function launch(engine: EngineName): Promise<Visitor | undefined> {
  const program = findOnPath(engine === "firefox" ? "firefox-esr" : "WebKitWebDriver");
  if (!program) return undefined;
  if (engine === "firefox") return launchFirefox(program);
  // WebKitGTK has no headless mode.
  return process.env.DISPLAY || findOnPath("Xvfb") ? launchWebKit(program) : undefined;
}

/** Launches Debian's Firefox over WebDriver BiDi. */
async function launchFirefox(program: string): Promise<Visitor> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: program,
    extraPrefsFirefox: {
      // As in Chromium.
      "ui.prefersReducedMotion": 1,
      "network.proxy.type": 1,
      "network.proxy.ssl": nowhere.host,
      "network.proxy.ssl_port": nowhere.port,
    },
  });
  const page = await browser.newPage();
  return {
    open: (url) => page.goto(url),
    back: () => page.goBack({ waitUntil: [] }),
    resize: (width, height) => page.setViewport({ width, height }),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key satisfies KeyInput),
    run: (script, ...values) => page.evaluate(script as never, ...values) as never,
    close: () => browser.close(),
  };
}

/** Starts Xvfb, and returns the name of its display. */
async function startScreen(xvfb: string): Promise<{ process: ChildProcess; name: string }> {
  // Xvfb writes the number of a free display to file descriptor 3.
  const process = spawn(xvfb, ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = await once(process.stdio[3] as NodeJS.ReadableStream, "data");
  return { process, name: `:${String(number).trim()}` };
}

/** In ms. A start takes one second, or hangs: on a busy machine WebKitGTK's WebDriver and its browser often fail to connect. */
const startTimeout = 5_000;
const startAttempts = 12;

/** Starts a virtual display if there is none, WebKitGTK's WebDriver and a browser. Throws if one of them fails or hangs. */
async function startWebKit(program: string): Promise<{ driver: WebDriver; kill: () => void }> {
  const xvfb = process.env.DISPLAY ? undefined : findOnPath("Xvfb");
  const screen = xvfb ? await startScreen(xvfb) : undefined;
  const port = freePort();
  const driverProcess = spawn(program, [`--port=${port}`, "--host=127.0.0.1"], {
    stdio: "ignore",
    // A separate process group, to kill the browser with it.
    detached: true,
    env: { ...process.env, ...(screen && { DISPLAY: screen.name, GDK_BACKEND: "x11" }) },
  });
  const kill = () => {
    if (driverProcess.pid && driverProcess.exitCode === null) process.kill(-driverProcess.pid);
    screen?.process.kill();
  };
  const server = `http://127.0.0.1:${port}`;
  const connect = async () => {
    while (driverProcess.exitCode === null && !(await fetch(`${server}/status`).catch(() => null))?.ok)
      await setTimeout(50);
    const proxy = {
      proxyType: "manual",
      httpProxy: `${nowhere.host}:${nowhere.port}`,
      sslProxy: `${nowhere.host}:${nowhere.port}`,
      noProxy: ["localhost"],
    };
    return new Builder().usingServer(server).withCapabilities({ browserName: "MiniBrowser", proxy }).build();
  };
  try {
    const driver = await Promise.race([connect(), setTimeout(startTimeout, undefined, { ref: false })]);
    if (!driver) throw new Error(`no answer within ${startTimeout / 1000} s`);
    return { driver, kill };
  } catch (error) {
    kill();
    throw error;
  }
}

/** Launches WebKitGTK over WebDriver, and again if that fails. */
async function launchWebKit(program: string): Promise<Visitor> {
  const reasons: unknown[] = [];
  while (reasons.length < startAttempts) {
    try {
      const { driver, kill } = await startWebKit(program);
      const actions = () => driver.actions();
      return {
        open: (url) => driver.get(url),
        back: () => driver.navigate().back(),
        resize: (width, height) => driver.manage().window().setRect({ width, height }),
        clickAt: (x, y) => actions().move({ x, y }).click().perform(),
        type: (text) => actions().sendKeys(text).perform(),
        press: (key) =>
          actions()
            .sendKeys(key === "F8" ? Key.F8 : Key[key.toUpperCase() as "ENTER"])
            .perform(),
        run: (script, ...values) => driver.executeScript(script, ...values),
        close: () => driver.quit().finally(kill),
      };
    } catch (error) {
      reasons.push(error);
      await setTimeout(1000);
    }
  }
  throw new Error(`WebKitGTK's WebDriver and its browser do not start: ${reasons.join("; ")}`);
}

/** Runs in the page before any other script, and sends the server console messages, errors, failed loads and violations. */
function collect() {
  // What is still loading when a page is left fails in WebKit.
  let leaving = false;
  window.addEventListener("beforeunload", () => {
    leaving = true;
  });
  const send = (message: string) => {
    if (leaving) return;
    const request = new XMLHttpRequest();
    request.open("POST", "/collected", false);
    request.send(message);
  };
  for (const method of ["debug", "log", "info", "warn", "error"] as const) {
    console[method] = (...values: unknown[]) => send(`console.${method}: ${values.join(" ")}`);
  }
  window.addEventListener("unhandledrejection", ({ reason }) => send(`unhandled: ${reason}`));
  window.addEventListener("securitypolicyviolation", (event) =>
    send(`policy: ${event.violatedDirective} ${event.blockedURI}`),
  );
  const report = (event: Event) => {
    const { src, href, rel } = event.target as HTMLImageElement & HTMLLinkElement;
    // Firefox calls a preload failed whose script is asked for before it has come, although it comes.
    const [preloaded] = rel === "preload" ? performance.getEntriesByName(href) : [];
    if ((preloaded as PerformanceResourceTiming | undefined)?.responseStatus === 200) return;
    send(event instanceof ErrorEvent ? `uncaught: ${event.message}` : `not loaded: ${src ?? href}`);
  };
  window.addEventListener("error", report, true);
}

/** Serves the built site with a first script in each page, which collects its messages: WebDriver can't read the console. */
export async function serveCollecting() {
  const messages: string[] = [];
  const collector = express.Router();
  collector.get("/collector.js", (_, response) => response.type("js").send(`(${collect})()`));
  collector.post("/collected", express.text({ type: "*/*" }), (request, response) => {
    messages.push(request.body);
    response.sendStatus(204);
  });
  collector.get(/^\/[a-z-]*$/, (request, response) => {
    const html = readFileSync(path.join("public", request.path, "index.html"), "utf8");
    response.send(html.replace(/<head[^>]*>/, '$&<script src="/collector.js"></script>'));
  });
  return { messages, ...(await serveBuiltSite("public", collector)) };
}
