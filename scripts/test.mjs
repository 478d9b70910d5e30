import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";

/**
 * `npm test`: builds the two sites, then tests them, with all other checks beside that. Without a build nothing is tested; any other
 * step that fails stops none. Ends with the total of Jest's and Playwright's tests, in which each other step counts as one.
 */

/** Passed and failed tests of a report; what fails outside a test counts, too. */
const jest = (report) => [report.numPassedTests, report.numFailedTests + report.numRuntimeErrorTestSuites];
const playwright = ({ stats, errors }) => [stats.expected + stats.flaky, stats.unexpected + errors.length];

const readers = { "test:unit": jest, "test:other-business": jest, "test:build": jest, "test:browser": playwright };

const results = [];

/**
 * Runs npm scripts one after the other. Returns whether all succeeded.
 *
 * @param output `inherit` prints at once; `pipe` at a script's end, since another one prints meanwhile
 */
async function run(output, ...scripts) {
  let succeeded = true;
  for (const script of scripts) {
    const read = readers[script];
    const report = `test-results/${script.replace("test:", "")}.json`;
    const options = read === jest ? ` -- --json --outputFile=${report}` : "";
    const child = spawn(`npm run ${script}${options}`, { shell: true, stdio: ["inherit", output, output] });
    const printed = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => printed.push(chunk));
    const [code] = await once(child, "close");
    process.stdout.write(Buffer.concat(printed));
    const one = [Number(code === 0), Number(code !== 0)];
    const [passed, failed] = read && existsSync(report) ? read(JSON.parse(readFileSync(report, "utf8"))) : one;
    // A runner may also fail without a failed test.
    results.push({ script, passed, failed: Math.max(failed, one[1]) });
    succeeded &&= code === 0;
  }
  return succeeded;
}

rmSync("test-results", { recursive: true, force: true });
mkdirSync("test-results");
const built = run("inherit", "build");
// The types of queries are made by the build.
const checked = built.then((isBuilt) => isBuilt && run("pipe", "lint", "typecheck", "test:unit"));
const isPrepared = await run("pipe", "test:programs", "test:other-business");
if ((await built) && isPrepared)
  await Promise.all([run("inherit", "test:browser"), checked.then(() => run("pipe", "test:build"))]);
await checked;

const sum = (key) => results.reduce((total, result) => total + result[key], 0);
for (const { script, passed, failed } of results)
  console.log(`${failed ? "✗" : "✓"} ${script}: ${passed} passed, ${failed} failed`);
console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
process.exit(sum("failed") === 0 ? 0 : 1);
