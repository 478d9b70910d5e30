/** Finds the programs that the tests use beside npm packages: three browsers and nginx. Installs nothing. */
import { accessSync, constants } from "node:fs";
import path from "node:path";
import { chromium, firefox, webkit } from "@playwright/test";

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

/** Playwright's browser types by their download name. */
const builds = { chromium, firefox, webkit };

const downloaded = (build: keyof typeof builds) => [builds[build].executablePath()].find(isExecutable);

/** In order of preference: the headless shell is the same engine, and twice as fast. */
const chromiumCommands = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
];

/** Chrome on macOS and Windows, where it is not on PATH. */
const chromePlaces = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ...[process.env.PROGRAMFILES, process.env["PROGRAMFILES(X86)"], process.env.LOCALAPPDATA]
    .filter((directory) => directory !== undefined)
    .map((directory) => path.join(directory, "Google", "Chrome", "Application", "chrome.exe")),
];

/** Path of a Chromium or Chrome, or `undefined`: that of `CHROMIUM_PATH`, without a fallback; or the system's; or Playwright's. */
export function findChromium(): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  if (given) return isExecutable(given) ? given : undefined;
  return chromiumCommands.map(findOnPath).find(Boolean) ?? chromePlaces.find(isExecutable) ?? downloaded("chromium");
}

/** Like `findChromium`, but throws if there is none. */
export function requireChromium(): string {
  const chromium = findChromium();
  if (!chromium) throw new Error("No Chromium was found: run `npm run test:programs`, or set CHROMIUM_PATH.");
  return chromium;
}

/** A browser for the tests in other engines: Playwright's build, or a Debian package driven over WebDriver. */
interface EngineProgram {
  by: "Playwright" | "Debian";
  path: string;
}

/** Finds Firefox or WebKit; prefers Playwright's build. */
export function findEngine(engine: "firefox" | "webkit"): EngineProgram | undefined {
  const build = downloaded(engine);
  if (build) return { by: "Playwright", path: build };
  const program = engine === "firefox" ? findOnPath("firefox-esr") : findOnPath("WebKitWebDriver");
  // WebKitGTK has no headless mode.
  const hasScreen = engine === "firefox" || process.env.DISPLAY || findXvfb();
  return program && hasScreen ? { by: "Debian", path: program } : undefined;
}

/** Path of Xvfb, a virtual display. */
export const findXvfb = () => findOnPath("Xvfb");

export const findNginx = () => findOnPath("nginx");

/** A program of the tests, and how to install it. */
export interface Program {
  name: string;
  find: () => string | undefined;
  debianPackages?: string[];
  download?: keyof typeof builds;
  /** What is skipped without it; absent for Chromium, which is required. */
  leftOut?: string;
}

export const programs: readonly Program[] = [
  { name: "Chromium", find: findChromium, debianPackages: ["chromium-headless-shell"], download: "chromium" },
  {
    name: "Firefox",
    find: () => findEngine("firefox")?.path,
    debianPackages: ["firefox-esr"],
    download: "firefox",
    leftOut: "the walk in Firefox",
  },
  {
    name: "WebKit",
    find: () => findEngine("webkit")?.path,
    debianPackages: ["webkit2gtk-driver", "xvfb"],
    download: "webkit",
    leftOut: "the walk in WebKit",
  },
  { name: "nginx", find: findNginx, debianPackages: ["nginx-light"], leftOut: "the test of docs/nginx.conf" },
];
