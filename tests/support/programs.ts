/** Finds the programs that the tests use beside npm packages: three browsers and nginx. Installs nothing. */
import { accessSync, constants } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Path of a command, or `undefined`. Also searches `/usr/sbin`, which is not on every user's PATH. */
export function findOnPath(command: string): string | undefined {
  const directories = [...(process.env.PATH ?? "").split(path.delimiter), "/usr/sbin"].filter(Boolean);
  return directories.map((directory) => path.join(directory, command)).find(isExecutable);
}

/** In order of preference: the headless shell is the same engine, and twice as fast. */
const chromiumCommands = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

/** Path of a Chromium or Chrome, or `undefined`: that of `CHROMIUM_PATH`, without a fallback; or the system's; or Playwright's. */
export function findChromium(): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  if (given) return isExecutable(given) ? given : undefined;
  return chromiumCommands.map(findOnPath).find(Boolean) ?? [chromium.executablePath()].find(isExecutable);
}

/** Like `findChromium`, but throws if there is none. */
export function requireChromium(): string {
  const chromium = findChromium();
  if (!chromium) throw new Error("No Chromium was found: run `npm run test:programs`, or set CHROMIUM_PATH.");
  return chromium;
}

/** Finds Debian's Firefox, or the WebDriver of its WebKitGTK. */
export function findEngine(engine: "firefox" | "webkit"): string | undefined {
  if (engine === "firefox") return findOnPath("firefox-esr");
  // WebKitGTK has no headless mode.
  return process.env.DISPLAY || findXvfb() ? findOnPath("WebKitWebDriver") : undefined;
}

/** Path of Xvfb, a virtual display. */
export const findXvfb = () => findOnPath("Xvfb");

export const findNginx = () => findOnPath("nginx");

/** A program of the tests, and how to install it. */
interface Program {
  name: string;
  find: () => string | undefined;
  debianPackages: string[];
  /** What is skipped without it; absent for Chromium, which is required. */
  leftOut?: string;
}

export const programs: readonly Program[] = [
  { name: "Chromium", find: findChromium, debianPackages: ["chromium-headless-shell"] },
  {
    name: "Firefox",
    find: () => findEngine("firefox"),
    debianPackages: ["firefox-esr"],
    leftOut: "the walk in Firefox",
  },
  {
    name: "WebKit",
    find: () => findEngine("webkit"),
    debianPackages: ["webkit2gtk-driver", "xvfb"],
    leftOut: "the walk in WebKit",
  },
  { name: "nginx", find: findNginx, debianPackages: ["nginx-light"], leftOut: "the test of docs/nginx.conf" },
];
