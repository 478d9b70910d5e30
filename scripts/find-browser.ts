/**
 * Finds a Chromium or Chrome for the browser tests. `playwright.config.ts` asks `findBrowser()`; run as a script,
 * `tsx scripts/find-browser.ts` also installs one where none is found.
 */
import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

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

/** Whether a file is a program that can be run. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Path of a command, or `undefined`. */
export function findOnPath(command: string): string | undefined {
  const directories = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  return directories.map((directory) => path.join(directory, command)).find(isExecutable);
}

/**
 * Path of a browser that is already there, or `undefined`: the one that `CHROMIUM_PATH` names, which nothing else replaces; the
 * system's; or Playwright's own download. Installs nothing.
 */
export function findBrowser(): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  if (given) return isExecutable(given) ? given : undefined;
  return commands.map(findOnPath).find(Boolean) ?? [...usualPlaces, chromium.executablePath()].find(isExecutable);
}

/** Runs a command with its output in view, and tells whether it succeeded. */
function run(...[command = "", ...args]: string[]): boolean {
  // On Windows, npx is a script that only a shell can start.
  const shell = process.platform === "win32";
  return spawnSync(command, args, { stdio: "inherit", shell }).status === 0;
}

/** What goes before a command that needs the administrator's rights, or `undefined` where they can't be had without asking. */
function administratorPrefix(): string[] | undefined {
  if (process.getuid?.() === 0) return [];
  const mayActAsRoot = spawnSync("sudo", ["-n", "true"], { stdio: "ignore" }).status === 0;
  return mayActAsRoot ? ["sudo", "-n"] : undefined;
}

/** Installs packages where the system has Debian's and the rights can be had without asking; tells whether it did. */
export function installDebianPackages(...packages: string[]): boolean {
  const prefix = findOnPath("apt-get") && administratorPrefix();
  if (!prefix) return false;
  const aptGet = (...args: string[]) => run(...prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", ...args);
  return aptGet("update") && aptGet("install", "-y", "--no-install-recommends", ...packages);
}

function installDebianPackage(): boolean {
  return installDebianPackages("chromium-headless-shell");
}

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
