import { spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import lockfile from "proper-lockfile";

/**
 * `gatsby build`, made all or nothing: it runs in a folder of its own, and only a finished site takes the place of the one in `public/`. When
 * a build fails or is killed, at whatever moment, what was published stays as it is, whole.
 *
 * Hosts that keep `.build` from build to build build faster: Gatsby's cache is in there.
 */
const project = process.cwd();
const workFolder = path.join(project, ".build");
const remove = { recursive: true, force: true, maxRetries: 5 };

const texts = {
  waiting: "Outra geração do site está em andamento. Esperando…",
  busy: "O site não foi gerado: outra geração está em andamento nesta pasta. Espere que ela termine e tente de novo.",
};

/** Milliseconds after which the lock of a build that was killed no longer counts. */
const stale = 5000;

/** Keeps other builds out of this folder. Waits for as long as a killed build's lock can hold, then gives up. */
async function lock() {
  mkdirSync(workFolder, { recursive: true });
  const take = () => lockfile.lock(workFolder, { stale, update: 1000 });
  try {
    return await take();
  } catch (error) {
    if (error.code !== "ELOCKED") throw error;
  }
  console.log(texts.waiting);
  for (const end = Date.now() + stale + 2000; Date.now() < end; await setTimeout(500)) {
    try {
      return await take();
    } catch (error) {
      if (error.code !== "ELOCKED") throw error;
    }
  }
  console.error(texts.busy);
  process.exit(1);
}

/** Entries of the project's folder that a build makes or never reads. Names that begin with a dot are not sources either, but `.env*`. */
const notSources = new Set(
  "benchmarks coverage dist docs hosting node_modules playwright-report public schemas screenshots test-results tests".split(
    " ",
  ),
);
const isSource = (name) => !notSources.has(name) && (!name.startsWith(".") || name.startsWith(".env"));

const isBuilt = (file) => !/\.test\.tsx?$/.test(file);

/** Where Gatsby notes what it knows of this machine. In the owner's home directory, which may be read-only, it would fail. */
const configFolder = path.join(workFolder, ".config");

/** What a build leaves in its folder for the next one. */
const kept = new Set([".cache", ".config", "public"]);

/**
 * Deletes what the last build made of sources that are gone: files of `static/`, and, as nobody else knows what a plugin has written,
 * everything once a plugin was taken out.
 */
function forgetDeletedSources() {
  const gone = (folder, recursive) => {
    const names = (root) =>
      existsSync(path.join(root, folder)) ? readdirSync(path.join(root, folder), { recursive }) : [];
    const present = new Set(names(project));
    return names(workFolder).filter((name) => !present.has(name));
  };
  const built = path.join(workFolder, "public");
  if (gone("plugins", false).length > 0) rmSync(built, remove);
  for (const name of gone("static", true)) rmSync(path.join(built, name), remove);
}

/** Copies the project's sources into the folder of the build. Times are kept, by which webpack knows what has changed. */
function copySources() {
  for (const name of readdirSync(workFolder)) if (!kept.has(name)) rmSync(path.join(workFolder, name), remove);
  for (const name of readdirSync(project).filter(isSource)) {
    // The content is checked, and reported on, where it is: it may hold what can't be copied.
    if (name === "data") symlinkSync(path.join(project, name), path.join(workFolder, name), "junction");
    else
      cpSync(path.join(project, name), path.join(workFolder, name), {
        recursive: true,
        preserveTimestamps: true,
        filter: isBuilt,
      });
  }
  symlinkSync(path.join(project, "node_modules"), path.join(workFolder, "node_modules"), "junction");
}

/** Runs `gatsby build` in its folder. */
function runGatsby() {
  // Else a build that outlives this process, killed, would write beside the next one.
  const endWithParent = "data:text/javascript,process.on('disconnect',()=>process.exit(1))";
  const gatsby = spawn(
    process.execPath,
    ["--import", endWithParent, "node_modules/gatsby/cli.js", "build", ...process.argv.slice(2)],
    {
      cwd: workFolder,
      stdio: ["inherit", "inherit", "inherit", "ipc"],
      env: {
        ...process.env,
        // On Netlify, Gatsby would fetch an adapter of its own choosing, for server functions that a site of plain files has no use for.
        NETLIFY: "",
        NETLIFY_LOCAL: "",
        GATSBY_TELEMETRY_DISABLED: "1",
        // Five pages are rendered sooner than further processes are started: Gatsby's for queries and pages, Parcel's for gatsby-*.ts.
        GATSBY_CPU_COUNT: "1",
        PARCEL_WORKERS: "0",
        XDG_CONFIG_HOME: configFolder,
      },
    },
  );
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => gatsby.kill(signal));
  return new Promise((resolve) => gatsby.on("exit", (code) => resolve(code ?? 1)));
}

/** Where the folder that goes waits between the two renames of `swap`. */
const before = (target) => path.join(project, `.${path.basename(target)}-before`);

/**
 * Puts a folder into the place of another, which goes. Linux exchanges two folders in one step (`mv --exchange`, since coreutils 9.5).
 * Elsewhere there is a moment between two renames; what a build that is killed in it took away, `recover` puts back.
 */
function swap(finished, target) {
  if (!existsSync(target)) return renameSync(finished, target);
  const exchanged = spawnSync("mv", ["--exchange", "--no-target-directory", finished, target], { stdio: "ignore" });
  if (exchanged.status === 0) return rmSync(finished, remove);
  renameSync(target, before(target));
  renameSync(finished, target);
  rmSync(before(target), remove);
}

function recover(target) {
  if (existsSync(before(target)) && !existsSync(target)) renameSync(before(target), target);
  rmSync(before(target), remove);
}

/** Publishes what the build made: what gatsby-plugin-static-host finished, or, without it, what Gatsby wrote. */
function publish() {
  const site = path.join(workFolder, "site");
  if (!existsSync(site)) cpSync(path.join(workFolder, "public"), path.join(site, "public"), { recursive: true });
  for (const name of readdirSync(site)) swap(path.join(site, name), path.join(project, name));
  // Generated for code editors and `npm run typecheck`.
  for (const generated of ["src/gatsby-types.d.ts", "schemas"]) {
    cpSync(path.join(workFolder, generated), path.join(project, generated), { recursive: true });
  }
}

const release = await lock();
recover(path.join(project, "public"));
forgetDeletedSources();
copySources();
const code = await runGatsby();
if (code === 0) publish();
await release();
process.exit(code);
