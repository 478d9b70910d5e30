import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";

/**
 * `npm test`: builds the site and, beside it, that of another business; then runs the tests of both in browsers. Beside them run the
 * other checks, as soon as what they need is built. Output of steps beside others is printed as they end. No browser test runs after a failed
 * build or installation; any other failure stops nothing. The last line is the total of all test runners; a step without tests counts as one.
 */
const programs = { name: "programs", command: "npm run test:programs" };
const build = { name: "build", command: "npm run build" };
const otherBuild = jest("build of another business", "other-business");
const browserTests = {
  name: "browser tests",
  command: "npx playwright test",
  report: "test-results/browser.json",
  count: countPlaywright,
};
const buildTests = jest("build tests", "build");

/** What needs no other site. The types of queries are made by the build. */
const checks = [
  { name: "lint", command: "npm run lint" },
  { name: "types", command: "npm run typecheck" },
  jest("unit tests", "unit"),
];

function jest(name, script) {
  const report = `test-results/${script}.json`;
  return { name, command: `npm run test:${script} -- --json --outputFile=${report}`, report, count: countJest };
}

/** Totals of a Jest report; a test file that does not run counts as one failure. */
function countJest({ numPassedTests, numPendingTests, numFailedTests, numRuntimeErrorTestSuites }) {
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    skipped: numPendingTests,
    reasons: ["they are about the content that ships with the project, and data/ is another"],
  };
}

/** Totals of a Playwright report; errors outside tests count as failures. Skipped tests are listed with their reasons. */
function countPlaywright({ stats, errors, suites }) {
  const testsOf = (suite) => [...(suite.suites ?? []).flatMap(testsOf), ...suite.specs.flatMap(({ tests }) => tests)];
  const skipped = suites.flatMap(testsOf).filter(({ status }) => status === "skipped");
  const reasons = skipped.flatMap(({ annotations }) => annotations.map(({ description }) => description));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: skipped.length,
    reasons: [...new Set(reasons.filter(Boolean))],
  };
}

/** Runs a step. With `later`, its output is printed when it ends. */
async function run({ name, command, report, count }, later = false) {
  const title = `\n▶ ${name}: ${command}`;
  if (!later) console.log(title);
  const child = spawn(command, {
    shell: true,
    stdio: ["inherit", ...(later ? ["pipe", "pipe"] : ["inherit", "inherit"])],
  });
  const printed = [];
  for (const output of [child.stdout, child.stderr]) output?.on("data", (chunk) => printed.push(chunk));
  const [code] = await once(child, "close");
  if (later) console.log(`${title}\n${Buffer.concat(printed)}`);

  const succeeded = code === 0;
  if (!report || !existsSync(report)) return { name, passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
  const totals = count(JSON.parse(readFileSync(report, "utf8")));
  // A runner may fail without a failed test: no test found, or a crash at its end.
  return { name, ...totals, failed: succeeded ? totals.failed : Math.max(totals.failed, 1) };
}

/** Runs steps one after the other, and prints the output of each as it ends. */
async function inTurn(steps) {
  const results = [];
  for (const step of steps) results.push(await run(step, true));
  return results;
}

const areGreen = (results) => results.every(({ failed }) => failed === 0);

rmSync("test-results", { recursive: true, force: true });
mkdirSync("test-results");
const built = run(build);
const checked = built.then((result) => (areGreen([result]) ? inTurn(checks) : []));
const results = [...(await inTurn([programs, otherBuild])), await built];
if (areGreen(results)) {
  const browsed = run(browserTests);
  results.push(...(await checked), ...(await inTurn([buildTests])), await browsed);
} else results.push(...(await checked));
const sum = (key) => results.reduce((total, result) => total + result[key], 0);

console.log("");
for (const { name, passed, failed, skipped, reasons } of results) {
  const left = skipped ? `, ${skipped} skipped: ${reasons.join("; ")}` : "";
  console.log(`${failed ? "✗" : skipped ? "–" : "✓"} ${name}: ${passed} passed, ${failed} failed${left}`);
}
console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
process.exit(sum("failed") === 0 ? 0 : 1);
