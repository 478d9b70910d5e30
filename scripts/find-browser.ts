/**
 * Finds a Chromium or Chrome for the browser tests. `playwright.config.ts` asks `findBrowser()`; run as a script,
 * `tsx scripts/find-browser.ts` also installs one where none is found.
 */
import path from "node:path";
import { chromium } from "@playwright/test";
import { findOnPath, installDebianPackages, isExecutable, run } from "./system";

/** In order of preference: the headless shell is the same engine without the browser around it, and takes half the time. */
const commands = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/** Where macOS and Windows keep browsers, which are not on PATH there. */
const usualPlaces = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ...[process.env.PROGRAMFILES, process.env["PROGRAMFILES(X86)"], process.env.LOCALAPPDATA]
    .filter((directory) => directory !== undefined)
    .map((directory) => path.join(directory, "Google", "Chrome", "Application", "chrome.exe")),
];

/**
 * Path of a browser that is already there, or `undefined`: the one that `CHROMIUM_PATH` names, which nothing else replaces; the
 * system's; or Playwright's own download. Installs nothing.
 */
export function findBrowser(): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  if (given) return isExecutable(given) ? given : undefined;
  return commands.map(findOnPath).find(Boolean) ?? [...usualPlaces, chromium.executablePath()].find(isExecutable);
}

const installDebianPackage = () => installDebianPackages("chromium-headless-shell");

function downloadWithPlaywright(): boolean {
  return run("npx", "playwright", "install", "chromium");
}

/**
 * Path of a browser, which is installed where there is none: Debian's package where that is possible, else Playwright's download.
 * Ends the process with a sentence on what to do where neither works.
 */
export function ensureBrowser(): string {
  const given = process.env.CHROMIUM_PATH;
  let browser = findBrowser();
  for (const install of given ? [] : [installDebianPackage, downloadWithPlaywright]) {
    if (!browser && install()) browser = findBrowser();
  }
  if (browser) return browser;
  console.error(
    given
      ? `CHROMIUM_PATH names no program that can be run (${given}): set it to the path of a Chromium or Chrome, or unset it.`
      : "No Chromium or Chrome was found and none could be installed: install one, or set CHROMIUM_PATH to its path.",
  );
  return process.exit(1);
}

if (require.main === module) console.log(`Browser of the tests: ${ensureBrowser()}`);
