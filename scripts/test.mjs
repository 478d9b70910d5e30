import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";

/**
 * `npm test`: runs all checks, one after the other, and continues after a failure. The last line is the total of all test
 * runners; a step without tests counts as one.
 *
 * `--any-content` skips the tests of the shipped content against the specification, which an owner's content need not pass.
 */
const anyContent = process.argv.includes("--any-content") ? " -- --grep-invert @shipped" : "";

const steps = [
  // First, to say at once what will be installed.
  { name: "programs", command: "npm run test:programs" },
  { name: "build", command: "npm run build" },
  { name: "types", command: "npm run typecheck" },
  { name: "lint", command: "npm run lint" },
  {
    name: "unit tests",
    command: "npm run test:unit",
    report: "test-results/unit.json",
    count: countJest,
  },
  { name: "build tests", command: "npm run test:build", report: "test-results/build.json", count: countJest },
  {
    name: "browser tests",
    command: `npm run test:browser${anyContent}`,
    report: "test-results/browser.json",
    count: countPlaywright,
  },
];

/** Totals of a Jest report; a test file that does not run counts as one failure. */
function countJest({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) {
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
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

function run({ name, command, report, count }) {
  console.log(`\n▶ ${name}: ${command}`);
  const succeeded = spawnSync(command, { shell: true, stdio: "inherit" }).status === 0;
  if (!report || !existsSync(report)) return { name, passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
  const totals = count(JSON.parse(readFileSync(report, "utf8")));
  // A runner may fail without a failed test: no test found, or a crash at its end.
  return { name, ...totals, failed: succeeded ? totals.failed : Math.max(totals.failed, 1) };
}

rmSync("test-results", { recursive: true, force: true });
mkdirSync("test-results");
const results = steps.map(run);
const sum = (key) => results.reduce((total, result) => total + result[key], 0);

console.log("");
for (const { name, passed, failed, skipped, reasons } of results) {
  const left = skipped ? `, ${skipped} skipped: ${reasons.join("; ")}` : "";
  console.log(`${failed ? "✗" : skipped ? "–" : "✓"} ${name}: ${passed} passed, ${failed} failed${left}`);
}
console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
process.exit(sum("failed") === 0 ? 0 : 1);
