import { spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import lockfile from "proper-lockfile";

/**
 * `npm run build`: an atomic `gatsby build`. Gatsby runs on a copy of the sources in `.build`, and only a finished site replaces
 * `public/`. If a build fails or is killed, the published site stays as it is.
 *
 * `.build` also holds Gatsby's cache: hosts that keep it between builds build faster.
 */
const project = process.cwd();
const workFolder = path.join(project, ".build");
const remove = { recursive: true, force: true, maxRetries: 5 };

const texts = {
  waiting: "Outra geração do site está em andamento. Esperando…",
  busy: "O site não foi gerado: outra geração está em andamento nesta pasta. Espere que ela termine e tente de novo.",
};

/** Age in ms from which a lock counts as left by a killed build. */
const stale = 5000;

/** Locks this folder for one build at a time. Waits until a killed build's lock is stale, then gives up. */
async function lock() {
  mkdirSync(workFolder, { recursive: true });
  if (await lockfile.check(workFolder, { stale })) console.log(texts.waiting);
  try {
    const retries = { retries: 14, factor: 1, minTimeout: 500 };
    return await lockfile.lock(workFolder, { stale, update: 1000, retries });
  } catch (error) {
    if (error.code !== "ELOCKED") throw error;
    console.error(texts.busy);
    process.exit(1);
  }
}

/** Entries of the project's folder that a build writes or never reads; so are hidden ones, except `.env*`. */
const notSources = new Set(
  "benchmarks coverage dist docs hosting node_modules playwright-report public schemas screenshots test-results tests".split(
    " ",
  ),
);
const isSource = (name) => !notSources.has(name) && (!name.startsWith(".") || name.startsWith(".env"));

const isBuilt = (file) => !/\.test\.tsx?$/.test(file);

/** Gatsby's configuration folder. Its default, in the home directory, may be read-only. */
const configFolder = path.join(workFolder, ".config");

/** Entries of `.build` that the next build uses. */
const kept = new Set([".cache", ".config", "public"]);

/**
 * Deletes output of the last build whose sources are gone: files of `static/`; and all of it if a plugin was removed, since it
 * is unknown what the plugin wrote.
 */
function forgetDeletedSources() {
  const gone = (folder, recursive) => {
    const last = path.join(workFolder, folder);
    const names = existsSync(last) ? readdirSync(last, { recursive }) : [];
    return names.filter((name) => !existsSync(path.join(project, folder, name)));
  };
  const built = path.join(workFolder, "public");
  if (gone("plugins", false).length > 0) rmSync(built, remove);
  for (const name of gone("static", true)) rmSync(path.join(built, name), remove);
}

/** Copies the sources to `.build`, with their times, by which webpack detects changes. */
function copySources() {
  for (const name of readdirSync(workFolder)) if (!kept.has(name)) rmSync(path.join(workFolder, name), remove);
  for (const name of readdirSync(project).filter(isSource)) {
    // A link: the content may hold entries that can't be copied, which the check reports.
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

/** Runs `gatsby build` in `.build`, and resolves to its exit code. */
function runGatsby() {
  // Otherwise, if this process is killed, Gatsby would go on and write into the next build.
  const endWithParent = "data:text/javascript,process.on('disconnect',()=>process.exit(1))";
  const gatsby = spawn(
    process.execPath,
    ["--import", endWithParent, "node_modules/gatsby/cli.js", "build", ...process.argv.slice(2)],
    {
      cwd: workFolder,
      stdio: ["inherit", "inherit", "inherit", "ipc"],
      env: {
        ...process.env,
        // On Netlify, Gatsby would install an adapter for server functions, which this site lacks.
        NETLIFY: "",
        NETLIFY_LOCAL: "",
        // For the warning about a form that only Netlify delivers.
        ON_NETLIFY: process.env.NETLIFY,
        GATSBY_TELEMETRY_DISABLED: "1",
        // No worker processes: starting them takes longer than rendering five pages.
        GATSBY_CPU_COUNT: "1",
        PARCEL_WORKERS: "0",
        XDG_CONFIG_HOME: configFolder,
      },
    },
  );
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => gatsby.kill(signal));
  return new Promise((resolve) => gatsby.on("exit", (code) => resolve(code ?? 1)));
}

/** Folders that a build replaces as a whole: server configuration, and the site. */
const published = ["hosting", "public"].map((name) => path.join(project, name));

/** Temporary name of the replaced folder, between the two renames of `swap`. */
const before = (target) => path.join(project, `.${path.basename(target)}-before`);

/**
 * Replaces a folder by another. On Linux this is atomic (`mv --exchange`, coreutils 9.5); elsewhere it takes two renames, and
 * `recover` repairs a build that was killed between them.
 */
function swap(finished, target) {
  if (!existsSync(target)) return renameSync(finished, target);
  const exchanged = spawnSync("mv", ["--exchange", "--no-target-directory", finished, target], { stdio: "ignore" });
  if (exchanged.status === 0) return rmSync(finished, remove);
  renameSync(target, before(target));
  renameSync(finished, target);
  rmSync(before(target), remove);
}

/** Restores a folder that a killed build has moved away, or deletes the replaced one that it left. */
function recover(target) {
  if (existsSync(before(target)) && !existsSync(target)) renameSync(before(target), target);
  rmSync(before(target), remove);
}

/** Publishes the output of gatsby-plugin-static-host or, without it, of Gatsby. */
function publish() {
  const site = path.join(workFolder, "site");
  if (!existsSync(site)) cpSync(path.join(workFolder, "public"), path.join(site, "public"), { recursive: true });
  for (const target of published) {
    const finished = path.join(site, path.basename(target));
    // Without gatsby-plugin-static-host, there is no `hosting`.
    if (existsSync(finished)) swap(finished, target);
  }
  // Generated for code editors and `npm run typecheck`.
  for (const generated of ["src/gatsby-types.d.ts", "schemas"]) {
    cpSync(path.join(workFolder, generated), path.join(project, generated), { recursive: true });
  }
}

const release = await lock();
published.forEach(recover);
forgetDeletedSources();
copySources();
const code = await runGatsby();
if (code === 0) publish();
await release();
process.exit(code);
