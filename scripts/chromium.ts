/** Finds the Chromium that the smoke test and the browser tests use. Installs nothing. */
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
