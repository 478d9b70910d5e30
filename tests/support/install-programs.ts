/**
 * `npm run test:programs`: installs the missing programs of the tests, after printing what and how: Debian packages only as
 * root, and only with `CI` set or in a container; otherwise Playwright's Chromium into its cache. Never calls sudo. Fails if
 * there is no Chromium in the end; without another program, its tests are skipped.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findChromium, findOnPath } from "../../scripts/chromium";
import { programs } from "./programs";

const isContainer = existsSync("/.dockerenv") || existsSync("/run/.containerenv");
const mayUseApt = process.getuid?.() === 0 && Boolean(process.env.CI || isContainer) && findOnPath("apt-get");

/** Runs a command with inherited output; returns whether it succeeded. */
function run(command: string, ...args: string[]): boolean {
  // On Windows, npx is a script that needs a shell.
  const shell = process.platform === "win32";
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(command, args, { stdio: "inherit", shell, env }).status === 0;
}

const missing = () => programs.filter(({ find }) => !find());

if (mayUseApt && missing().length > 0) {
  const packages = missing().flatMap(({ debianPackages }) => debianPackages);
  console.log(`The tests need, and this installs with apt-get: ${packages.join(", ")}.`);
  if (run("apt-get", "update")) run("apt-get", "install", "--yes", "--no-install-recommends", ...packages);
}
// CHROMIUM_PATH takes precedence over a download.
if (!findChromium() && !process.env.CHROMIUM_PATH) {
  console.log("The tests need, and this installs into Playwright's cache: chromium.");
  run("npx", "playwright", "install", "chromium");
}

for (const { name, find, leftOut } of programs) {
  console.log(`${name}: ${find() ?? (leftOut ? `not found; ${leftOut} will be skipped` : "not found")}`);
}
if (missing().some(({ leftOut }) => !leftOut)) {
  console.error("Install Chromium or Chrome, or set CHROMIUM_PATH to the path of one.");
  process.exit(1);
}
