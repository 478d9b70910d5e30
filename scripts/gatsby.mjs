import { spawnSync } from "node:child_process";
import {
  constants,
  copyFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * `npm run build` and `npm run develop`: runs Gatsby, wherever the project is.
 *
 * Gatsby (5.16, of 2026, and earlier) gives the project's path to Parcel and chokidar as a pattern, writes it into scripts between
 * quotes, and webpack reads `!`, `#` and `?` in paths as its own signs: in `site (1)`, the usual name of a second download, or below
 * `José d'Água`, it stops in English or never ends. There the site is built in a copy with a plain name, and brought back.
 */
const forbidden = /['"`()[\]{}#%!*?|<>^$;]/g;

/** What a build leaves, beside Gatsby's cache. */
const results = ["public", "src/gatsby-types.d.ts"];

/** What a build does not need, or makes anew. */
const leftOut = [".cache", ".git", "public", "dist", "test-results"];

/** Copies a file; packages, of which there are a gigabyte, are only linked, where the file system can. */
function copyFile(from, to) {
  try {
    if (from.includes(`${path.sep}node_modules${path.sep}`)) return linkSync(from, to);
  } catch {
    // On another disk.
  }
  copyFileSync(from, to, constants.COPYFILE_FICLONE);
}

function copyFolder(from, to) {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) copyFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isFile()) copyFile(source, target);
  }
}

/** Runs Gatsby in a folder, and returns its exit code. */
function gatsby(folder, ...options) {
  const command = [path.join("node_modules", "gatsby", "cli.js"), ...options];
  return spawnSync(process.execPath, command, { cwd: folder, stdio: "inherit" }).status ?? 1;
}

/** Builds in a copy with a plain name. */
function buildInCopy(project, ...options) {
  const copy = realpathSync(mkdtempSync(path.join(tmpdir(), "site-")));
  try {
    for (const name of readdirSync(project)) {
      if (leftOut.includes(name)) continue;
      const [source, target] = [realpathSync(path.join(project, name)), path.join(copy, name)];
      if (!source.match(forbidden)) symlinkSync(source, target);
      else if (statSync(source).isDirectory()) copyFolder(source, target);
      else copyFile(source, target);
    }
    const status = gatsby(copy, ...options);
    // As in a build in its place: what is published stays if the content has a problem.
    for (const result of status === 0 ? results : []) {
      rmSync(path.join(project, result), { recursive: true, force: true });
      cpSync(path.join(copy, result), path.join(project, result), { recursive: true });
    }
    return status;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function main(command, ...options) {
  const project = process.cwd();
  const signs = [...new Set(project.match(forbidden))];
  if (signs.length === 0) return gatsby(project, command, ...options);
  if (command === "build" && !tmpdir().match(forbidden)) return buildInCopy(project, command, ...options);
  console.error(
    `O caminho da pasta do site tem ${signs.join(" ")} no nome: ${project}\nMude o nome da pasta, ou leve-a para outra, só com letras, números, espaços e hífens, e tente de novo.`,
  );
  return 1;
}

process.exitCode = main(...process.argv.slice(2));
