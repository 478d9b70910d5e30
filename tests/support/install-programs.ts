/**
 * `npm run test:programs`: installs the missing programs of the tests from Debian's packages, but only as root, and only with `CI` set or in
 * a container; never calls sudo. Elsewhere installs Playwright's Chromium into its cache. Fails if there is no Chromium in the end; without
 * another program, its tests are skipped.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findChromium, findOnPath } from "../../scripts/chromium";

/** Debian's package of each program beside Chromium. */
const packageOf = {
  "firefox-esr": "firefox-esr",
  WebKitWebDriver: "webkit2gtk-driver",
  Xvfb: "xvfb",
  nginx: "nginx-light",
  apache2: "apache2-bin",
};

const isContainer = existsSync("/.dockerenv") || existsSync("/run/.containerenv");
const mayUseApt = process.getuid?.() === 0 && Boolean(process.env.CI || isContainer) && findOnPath("apt-get");

function run(command: string): void {
  spawnSync(command, { shell: true, stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
}

const missing = Object.entries(packageOf).filter(([program]) => !findOnPath(program));
const packages = [...missing.map(([, name]) => name), ...(findChromium() ? [] : ["chromium-headless-shell"])];
if (mayUseApt && packages.length > 0) {
  run(`apt-get update && apt-get install --yes --no-install-recommends ${packages.join(" ")}`);
}
// CHROMIUM_PATH takes precedence over a download.
if (!findChromium() && !process.env.CHROMIUM_PATH) run("npx playwright install chromium");

for (const program of Object.keys(packageOf).filter((name) => !findOnPath(name))) {
  console.log(`Without ${program}, the tests that need it are skipped.`);
}
if (!findChromium()) {
  console.error("Install Chromium or Chrome, or set CHROMIUM_PATH to the path of one.");
  process.exit(1);
}
