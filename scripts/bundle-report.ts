/** `npm run bundle-report`: builds the site and writes a page with the size of each package and module in its scripts. */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";

const file = path.resolve("benchmarks", "bundle.html");

// webpack does not report cached modules.
rmSync(".build", { recursive: true, force: true });
const { status } = spawnSync("npm", ["run", "build"], {
  stdio: "inherit",
  shell: process.platform === "win32",
  env: { ...process.env, BUNDLE_REPORT: file },
});
if (status === 0) console.log(`\nOpen ${file} in a browser.`);
process.exit(status ?? 1);
