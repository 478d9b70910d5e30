/**
 * `npm run test:programs`: installs the missing programs of the tests from Debian's packages, but only as root, and only with `CI` set or in
 * a container; never calls sudo. Elsewhere installs Playwright's Chromium into its cache. Fails if there is no Chromium in the end; without
 * another program, its tests are skipped.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findChromium, findOnPath } from "../../scripts/chromium";

/** Debian's package of each program. Beside an installed Chromium, too, its headless shell: the tests take a third less of the processor. */
const packageOf: Record<string, string> = {
  "chromium-headless-shell": "chromium-headless-shell",
  WebKitWebDriver: "webkit2gtk-driver",
  Xvfb: "xvfb",
  apache2: "apache2-bin",
};

const isContainer = existsSync("/.dockerenv") || existsSync("/run/.containerenv");
const mayUseApt = process.getuid?.() === 0 && Boolean(process.env.CI || isContainer) && findOnPath("apt-get");
const missing = () => Object.keys(packageOf).filter((program) => !findOnPath(program));

function run(command: string): void {
  spawnSync(command, { shell: true, stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
}

if (mayUseApt && missing().length > 0) {
  const packages = missing().map((program) => packageOf[program]);
  run(`apt-get update && apt-get install --yes --no-install-recommends ${packages.join(" ")}`);
}
// CHROMIUM_PATH takes precedence over a download.
if (!findChromium() && !process.env.CHROMIUM_PATH) run("npx playwright install chromium");
if (!findChromium()) {
  console.error("Install Chromium or Chrome, or set CHROMIUM_PATH to the path of one.");
  process.exit(1);
}
for (const program of missing().filter((name) => name !== "chromium-headless-shell")) {
  console.log(`Without ${program}, the tests that need it are skipped.`);
}
