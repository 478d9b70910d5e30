import { spawn } from "node:child_process";
import { existsSync, renameSync, rmSync } from "node:fs";
import path from "node:path";

/**
 * `gatsby build`, which writes into `public/` file by file, made all or nothing: when it fails, for whatever reason, what was
 * published before is there again, whole. The build itself lays the copy aside (`gatsby-node.ts`), once the content has been
 * found sound; until then nothing is written.
 */
const previous = path.resolve(".previous-build");

/** Puts the copy back. Gatsby's cache goes with the broken build: it believes to have written what is no longer there. */
function restore() {
  const remove = { recursive: true, force: true, maxRetries: 5 };
  rmSync("public", remove);
  renameSync(previous, "public");
  rmSync(".cache", remove);
}

// The copy outlives a build only when that was killed together with this script.
if (existsSync(previous)) restore();

const environment = {
  // On Netlify, Gatsby would fetch an adapter of its own choosing, for server functions that a site of plain files has no use for.
  NETLIFY: "",
  NETLIFY_LOCAL: "",
  GATSBY_TELEMETRY_DISABLED: "1",
  // Five pages are rendered sooner than further processes are started: Gatsby's for queries and pages, Parcel's for gatsby-*.ts.
  GATSBY_CPU_COUNT: "1",
  PARCEL_WORKERS: "0",
  PREVIOUS_BUILD: previous,
};
const gatsby = spawn(process.execPath, ["node_modules/gatsby/cli.js", "build", ...process.argv.slice(2)], {
  stdio: "inherit",
  env: { ...process.env, ...environment },
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => gatsby.kill(signal));

gatsby.on("exit", (code) => {
  if (code === 0) rmSync(previous, { recursive: true, force: true });
  else if (existsSync(previous)) restore();
  process.exit(code ?? 1);
});
