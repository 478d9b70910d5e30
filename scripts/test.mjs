import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";

/**
 * `npm test`: builds the site and, beside it, that of another business; then runs the tests of both in browsers, and beside them all other
 * checks. No browser test runs after a failed build or installation; any other failure stops nothing. Its last line is the total of Jest and
 * Playwright, in which each other step counts as one.
 */

/** Reads Jest's report; a test file that does not run counts as one failure. */
const jest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.numPendingTests,
});

/** Reads Playwright's report; errors outside tests count as failures. */
const playwright = ({ stats, errors }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  skipped: stats.skipped,
});

/** The runners of tests: where each writes its report, and how that is read. */
const runners = {
  "test:unit": { report: "test-results/unit.json", read: jest },
  "test:other-business": { report: "test-results/other-business.json", read: jest },
  "test:build": { report: "test-results/build.json", read: jest },
  "test:browser": { report: "test-results/browser.json", read: playwright },
};

const results = [];

/** Runs an npm script, and prints its output as it comes, or at its end if others run beside it. Returns whether it succeeded. */
async function run(script, isBeside = false) {
  const { report, read } = runners[script] ?? {};
  const options = read === jest ? ` -- --json --outputFile=${report}` : "";
  const child = spawn(`npm run ${script}${options}`, {
    shell: true,
    stdio: ["inherit", ...(isBeside ? ["pipe", "pipe"] : ["inherit", "inherit"])],
  });
  const printed = [];
  for (const output of [child.stdout, child.stderr]) output?.on("data", (chunk) => printed.push(chunk));
  const [code] = await once(child, "close");
  process.stdout.write(Buffer.concat(printed));
  const succeeded = code === 0;
  const one = { passed: Number(succeeded), failed: Number(!succeeded), skipped: 0 };
  const counts = report && existsSync(report) ? read(JSON.parse(readFileSync(report, "utf8"))) : one;
  // A runner may fail without a failed test: no test found, or a crash at its end.
  results.push({ script, ...counts, failed: Math.max(counts.failed, one.failed) });
  return succeeded;
}

/** Runs npm scripts one after the other. Returns whether all succeeded. */
async function inTurn(...scripts) {
  const succeeded = [];
  for (const script of scripts) succeeded.push(await run(script, true));
  return succeeded.every(Boolean);
}

rmSync("test-results", { recursive: true, force: true });
mkdirSync("test-results");
const built = run("build");
// The types of queries are made by the build.
const checked = built.then((isBuilt) => isBuilt && inTurn("lint", "typecheck", "test:unit"));
const isPrepared = await inTurn("test:programs", "test:other-business");
if ((await built) && isPrepared) {
  await Promise.all([run("test:browser"), checked.then(() => inTurn("test:build"))]);
}
await checked;

const sum = (key) => results.reduce((total, counts) => total + counts[key], 0);
console.log("");
for (const { script, passed, failed, skipped } of results) {
  console.log(
    `${failed ? "✗" : "✓"} ${script}: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`,
  );
}
console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
process.exit(sum("failed") === 0 ? 0 : 1);
