/** Finds the programs that the tests run beside npm's packages: three browsers, nginx and Java. Installs nothing. */
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

/** Path of a command, or `undefined`. Also looks in `/usr/sbin`, which is not on every user's PATH. */
export function findOnPath(command: string): string | undefined {
  const directories = [...(process.env.PATH ?? "").split(path.delimiter), "/usr/sbin"].filter(Boolean);
  return directories.map((directory) => path.join(directory, command)).find(isExecutable);
}

/** Browsers that Playwright can download, by its names for them. */
const builds = { chromium, firefox, webkit };

const downloaded = (build: keyof typeof builds) => [builds[build].executablePath()].find(isExecutable);

/** In order of preference: the headless shell is the same engine without a window, and takes half the time. */
const chromiumCommands = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
];

/** Where macOS and Windows keep Chrome, which is not on PATH there. */
const chromePlaces = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ...[process.env.PROGRAMFILES, process.env["PROGRAMFILES(X86)"], process.env.LOCALAPPDATA]
    .filter((directory) => directory !== undefined)
    .map((directory) => path.join(directory, "Google", "Chrome", "Application", "chrome.exe")),
];

/**
 * Path of a Chromium or Chrome, or `undefined`: the one that `CHROMIUM_PATH` names, which nothing else replaces; the system's; or
 * Playwright's download.
 */
export function findChromium(): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  if (given) return isExecutable(given) ? given : undefined;
  return chromiumCommands.map(findOnPath).find(Boolean) ?? chromePlaces.find(isExecutable) ?? downloaded("chromium");
}

/** Path of a Chromium or Chrome, for scripts that need one. Throws where there is none. */
export function requireChromium(): string {
  const chromium = findChromium();
  if (!chromium) throw new Error("No Chromium was found: run `npm run test:programs`, or set CHROMIUM_PATH.");
  return chromium;
}

/** A browser of the walk: Playwright's build, which Playwright drives, or a package of Debian's, driven over WebDriver. */
export interface EngineProgram {
  by: "Playwright" | "Debian";
  path: string;
}

/** Finds the browser of an engine other than Chromium, Playwright's build first. */
export function findEngine(engine: "firefox" | "webkit"): EngineProgram | undefined {
  const build = downloaded(engine);
  if (build) return { by: "Playwright", path: build };
  const program = engine === "firefox" ? findOnPath("firefox-esr") : findOnPath("WebKitWebDriver");
  // WebKitGTK has no headless mode.
  const hasScreen = engine === "firefox" || process.env.DISPLAY || findXvfb();
  return program && hasScreen ? { by: "Debian", path: program } : undefined;
}

/** Path of Xvfb, a screen for programs where there is none. */
export const findXvfb = () => findOnPath("Xvfb");

export const findNginx = () => findOnPath("nginx");

/** A program of the tests, and what brings it. */
export interface Program {
  name: string;
  find: () => string | undefined;
  debianPackages?: string[];
  download?: keyof typeof builds;
  /** What is left out without it; without Chromium, nothing can be tested. */
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
  { name: "nginx", find: findNginx, debianPackages: ["nginx-light"], leftOut: "the tests behind nginx" },
  { name: "Java", find: () => findOnPath("java"), leftOut: "the W3C's HTML checker" },
];
