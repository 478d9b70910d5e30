import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout } from "node:timers/promises";
import puppeteer, { type KeyInput } from "puppeteer-core";
import { Builder, Key, type WebDriver } from "selenium-webdriver";
import { findEngine, findXvfb } from "../support/programs";
import { imageService } from "../support/site";
import { serveSite } from "./server";

export type EngineName = "firefox" | "webkit";

/** Keys without a character. */
type NamedKey = "Enter" | "Escape" | "F8" | "Tab";

/** A browser profile with one page, independent of the driver. Input goes through the browser, as from mouse and keyboard. */
export interface Visitor {
  /** URL of the site, without a trailing slash. */
  site: string;
  /** Loads a route, as from the address bar. */
  open(route: string): Promise<void>;
  back(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Clicks at a position in the viewport. */
  clickAt(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: NamedKey): Promise<void>;
  /** Runs a function in the page. */
  run<Result, Values extends unknown[]>(script: (...values: Values) => Result, ...values: Values): Promise<Result>;
  /** Runs a library in the page. */
  load(source: string): Promise<void>;
  /** Console messages, uncaught errors and failed requests so far, without those of the image service, which is unreachable. */
  complaints(): string[];
  leave(): Promise<void>;
}

/** A running browser, with a new profile for each visitor. */
export interface Engine {
  newVisitor(): Promise<Visitor>;
  close(): Promise<void>;
}

/** A proxy that refuses connections, so that requests to other sites fail at once. */
const nowhere = { host: "127.0.0.1", port: 9 };

const isOurs = (message: string) => !message.includes(imageService);

/** Starts Debian's package of an engine; `undefined` if it is not installed. */
export async function launch(engine: EngineName): Promise<Engine | undefined> {
  const program = findEngine(engine);
  if (!program) return undefined;
  return engine === "firefox" ? launchFirefox(program) : launchWebKit(program);
}

/** Launches Debian's Firefox over WebDriver BiDi. */
async function launchFirefox(program: string): Promise<Engine> {
  const server = await serveSite(false);
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: program,
    extraPrefsFirefox: {
      "network.proxy.type": 1,
      "network.proxy.http": nowhere.host,
      "network.proxy.http_port": nowhere.port,
      "network.proxy.ssl": nowhere.host,
      "network.proxy.ssl_port": nowhere.port,
      "network.proxy.no_proxies_on": "localhost, 127.0.0.1",
    },
  });
  return {
    async newVisitor() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on("console", (message) => complaints.push(`console.${message.type()}: ${message.text()}`));
      page.on("pageerror", (error) => complaints.push(`uncaught: ${error}`));
      page.on("response", (response) => {
        // Firefox requests it for some pages, although they have a `<link rel="icon">`.
        if (response.url().endsWith("/favicon.ico")) return;
        if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
      });
      return {
        site: server.url,
        open: async (route) => void (await page.goto(server.url + route)),
        back: async () => void (await page.goBack({ waitUntil: [] })),
        resize: (width, height) => page.setViewport({ width, height }),
        clickAt: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key satisfies KeyInput),
        run: (script, ...values) => page.evaluate(script as never, ...values) as never,
        load: async (source) => void (await page.evaluate(source)),
        complaints: () => complaints.filter(isOurs),
        leave: () => context.close(),
      };
    },
    async close() {
      await browser.close();
      server.close();
    },
  };
}

const webDriverKeys: Record<NamedKey, string> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  F8: Key.F8,
  Tab: Key.TAB,
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address ? address.port : 0;
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
const startTimeout = 10_000;
const startAttempts = 12;

interface Session {
  driver: WebDriver;
  close(): Promise<void>;
}

/** Starts a virtual display if there is none, WebKitGTK's WebDriver and a browser. Throws if one of them fails or hangs. */
async function startSession(program: string): Promise<Session> {
  const xvfb = process.env.DISPLAY ? undefined : findXvfb();
  const screen = xvfb ? await startScreen(xvfb) : undefined;
  const port = await freePort();
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
  const url = `http://127.0.0.1:${port}`;
  const isListening = () =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  const connect = async () => {
    while (driverProcess.exitCode === null && !(await isListening())) await setTimeout(50);
    return new Builder()
      .usingServer(url)
      .withCapabilities({
        browserName: "MiniBrowser",
        proxy: {
          proxyType: "manual",
          httpProxy: `${nowhere.host}:${nowhere.port}`,
          sslProxy: `${nowhere.host}:${nowhere.port}`,
          noProxy: ["localhost"],
        },
      })
      .build();
  };
  try {
    const driver = await Promise.race([connect(), setTimeout(startTimeout, undefined, { ref: false })]);
    if (!driver) throw new Error(`no answer within ${startTimeout / 1000} s`);
    return {
      driver,
      async close() {
        await driver.quit();
        kill();
      },
    };
  } catch (error) {
    kill();
    throw error;
  }
}

/** Starts a session, and again if that fails. Throws with the reason of each failure. */
async function startReliably(program: string): Promise<Session> {
  const reasons: unknown[] = [];
  while (reasons.length < startAttempts) {
    try {
      return await startSession(program);
    } catch (error) {
      reasons.push(error);
      await setTimeout(1000);
    }
  }
  throw new Error(`WebKitGTK's WebDriver and its browser do not start: ${reasons.join("; ")}`);
}

/** Launches WebKitGTK over WebDriver. All visitors share one browser, because its start is slow. */
async function launchWebKit(program: string): Promise<Engine> {
  const server = await serveSite(true);
  const { driver, close } = await startReliably(program);
  return {
    async newVisitor() {
      // A file of the site without scripts.
      await driver.get(`${server.url}/favicon.svg`);
      await driver.executeScript(() => {
        window.localStorage.clear();
        window.sessionStorage.clear();
      });
      const complaints: string[] = [];
      server.takeMessages();
      return {
        site: server.url,
        open: (route) => driver.get(server.url + route),
        back: () => driver.navigate().back(),
        resize: async (width, height) => void (await driver.manage().window().setRect({ width, height })),
        clickAt: (x, y) =>
          driver
            .actions()
            .move({ x: Math.round(x), y: Math.round(y) })
            .click()
            .perform(),
        type: (text) => driver.actions().sendKeys(text).perform(),
        press: (key) => driver.actions().sendKeys(webDriverKeys[key]).perform(),
        run: (script, ...values) => driver.executeScript(script, ...values),
        load: (source) => driver.executeScript(source),
        complaints() {
          complaints.push(...server.takeMessages());
          return complaints.filter(isOurs);
        },
        leave: async () => {},
      };
    },
    async close() {
      await close();
      server.close();
    },
  };
}
