import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import express from "express";
import { Builder, type WebDriver } from "selenium-webdriver";
import { serveBuiltSite } from "../../plugins/gatsby-plugin-static-host/built-site";
import { findOnPath } from "../../scripts/chromium";
import { freePort } from "../support/free-port";

/** A proxy that refuses connections, so that requests to other sites fail at once. */
const nowhere = "127.0.0.1:9";

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

/** A browser with one page, over WebDriver. */
export interface WebKit {
  driver: WebDriver;
  close: () => Promise<void>;
}

/** Starts a virtual display if there is none, WebKitGTK's WebDriver and a browser. Throws if one of them fails or hangs. */
async function start(program: string): Promise<WebKit> {
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
      httpProxy: nowhere,
      sslProxy: nowhere,
      noProxy: ["localhost"],
    };
    return new Builder().usingServer(server).withCapabilities({ browserName: "MiniBrowser", proxy }).build();
  };
  try {
    const driver = await Promise.race([connect(), setTimeout(startTimeout, undefined, { ref: false })]);
    if (!driver) throw new Error(`no answer within ${startTimeout / 1000} s`);
    return { driver, close: () => driver.quit().finally(kill) };
  } catch (error) {
    kill();
    throw error;
  }
}

/** Starts Debian's WebKitGTK, and again if that fails; `undefined` if it is not installed. It has no headless mode. */
export async function launchWebKit(): Promise<WebKit | undefined> {
  const program = findOnPath("WebKitWebDriver");
  if (!program || !(process.env.DISPLAY || findOnPath("Xvfb"))) return undefined;
  const reasons: unknown[] = [];
  while (reasons.length < startAttempts) {
    try {
      return await start(program);
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
    const { src, href } = event.target as HTMLImageElement & HTMLLinkElement;
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
