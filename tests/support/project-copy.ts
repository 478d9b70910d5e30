import { type ChildProcessByStdio, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Readable } from "node:stream";
import { stripVTControlCharacters } from "node:util";
import { isMap, isSeq, parseDocument } from "yaml";

/** Files and folders that a build reads. */
const parts = [
  "data",
  "plugins",
  "scripts",
  "src",
  "static",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
];

export interface Build {
  exitCode: number | null;
  /** The build's output, without colours and with line breaks as spaces. */
  output: string;
}

/** Folder of all copies within `npm test`, which deletes it at the end. */
const shared = process.env.TEST_COPIES;

/**
 * Takes the first folder that no other test uses. Gatsby's cache, which depends on the folder's path, is still there from the
 * builds of earlier tests; everything else is deleted.
 */
function takeWarmFolder(parent: string): string {
  for (let number = 1; ; number++) {
    const folder = path.join(parent, `warm-${number}`);
    try {
      mkdirSync(`${folder}.taken`);
    } catch (error) {
      if (existsSync(`${folder}.taken`)) continue;
      throw error;
    }
    mkdirSync(folder, { recursive: true });
    for (const name of readdirSync(folder)) if (name !== ".build") rmSync(path.join(folder, name), { recursive: true });
    return folder;
  }
}

const days = /\d{2}\/\d{2}\/\d{4}|\d{4}-\d{2}-\d{2}/g;

/** Digest of a file; of a page or its data, without days: the legal pages show the day of the build, and midnight may be between two. */
function digestOf(file: string): string {
  const content = readFileSync(file);
  const compared = /\.(html|json)$/.test(file) ? content.toString().replace(days, "") : content;
  return createHash("sha256").update(compared).digest("hex");
}

/** A copy of the project that tests can edit, break and build. */
export class ProjectCopy {
  readonly directory: string;

  /**
   * @param project folder of the project
   * @param warm for tests that do not need a cold first build: within `npm test`, it has Gatsby's cache of earlier tests
   */
  constructor(
    private readonly project: string,
    private readonly warm = false,
  ) {
    this.directory =
      warm && shared ? takeWarmFolder(shared) : realpathSync(mkdtempSync(path.join(shared ?? tmpdir(), "site-")));
    for (const part of parts.filter((part) => existsSync(path.join(project, part)))) {
      const copy = path.join(this.directory, part);
      cpSync(path.join(project, part), copy, { recursive: true, preserveTimestamps: true });
    }
    symlinkSync(path.join(project, "node_modules"), path.join(this.directory, "node_modules"), "dir");
  }

  /** Leaves only the packages that `npm ci --omit=dev` installs. */
  omitDevelopmentPackages(): void {
    const packages = path.join(this.directory, "node_modules");
    rmSync(packages);
    const lock = JSON.parse(readFileSync(path.join(this.project, "package-lock.json"), "utf8"));
    for (const [place, { dev = false }] of Object.entries<{ dev?: boolean }>(lock.packages)) {
      const installed = path.join(this.project, place);
      const isTopLevel = place.lastIndexOf("node_modules/") === 0;
      if (dev || !isTopLevel || !existsSync(installed)) continue;
      mkdirSync(path.dirname(path.join(this.directory, place)), { recursive: true });
      symlinkSync(installed, path.join(this.directory, place), "dir");
    }
  }

  /** Replaces the first match in a file. Throws if there is none. */
  edit(file: string, pattern: RegExp, replacement: string): void {
    const place = path.join(this.directory, file);
    const source = readFileSync(place, "utf8");
    if (!pattern.test(source)) throw new Error(`${file} has nothing like ${pattern}.`);
    writeFileSync(place, source.replace(pattern, replacement));
  }

  /** Runs the build. `environment` is added to this process's. */
  build(environment: NodeJS.ProcessEnv = {}): Build {
    const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/build.mjs"], {
      cwd: this.directory,
      encoding: "utf8",
      env: { ...process.env, CI: "true", NODE_ENV: "production", ...environment },
    });
    return { exitCode: status, output: stripVTControlCharacters(`${stdout}${stderr}`).replace(/\s+/g, " ") };
  }

  /** Starts a build and returns its process, with its output in `stdout`. */
  startBuild(environment: NodeJS.ProcessEnv = {}): ChildProcessByStdio<null, Readable, null> {
    return spawn(process.execPath, ["scripts/build.mjs"], {
      cwd: this.directory,
      stdio: ["ignore", "pipe", "ignore"],
      env: { ...process.env, CI: "true", NODE_ENV: "production", ...environment },
    });
  }

  /** Path of a content file. */
  private content(file: string): string {
    return path.join(this.directory, "data", file);
  }

  read(file: string): string {
    return readFileSync(this.content(file), "utf8");
  }

  write(file: string, source: string): void {
    writeFileSync(this.content(file), source);
  }

  remove(file: string): void {
    rmSync(this.content(file));
  }

  /** Sets one value of a content file, and leaves the rest unchanged. */
  set(file: string, field: readonly (string | number)[], value: unknown): void {
    const document = parseDocument(this.read(file));
    document.setIn(field, document.createNode(value));
    this.write(file, document.toString());
  }

  /** Moves the first entry of a list to its end. */
  rotate(file: string, field: string): void {
    const document = parseDocument(this.read(file));
    const list = isMap(document.contents) ? document.contents.get(field) : undefined;
    if (!isSeq(list)) throw new Error(`${file} has no list ${field}`);
    list.items.push(...list.items.splice(0, 1));
    this.write(file, document.toString());
  }

  /** The HTML of a route. */
  page(route: string): string {
    return readFileSync(path.join(this.directory, "public", route, "index.html"), "utf8");
  }

  /** Digests of all published files, by path; days are left out. */
  published(): Record<string, string> {
    const root = path.join(this.directory, "public");
    const files = readdirSync(root, { recursive: true, encoding: "utf8", withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    return Object.fromEntries(
      files
        .map((entry) => path.join(entry.parentPath, entry.name))
        .sort()
        .map((file) => [path.relative(root, file), digestOf(file)]),
    );
  }

  /** Replaces a folder by a copy of the published site. */
  publishTo(directory: string): void {
    rmSync(directory, { recursive: true, force: true });
    cpSync(path.join(this.directory, "public"), directory, { recursive: true });
  }

  /** Deletes the copy; a warm one is left to the next test. */
  delete(): void {
    rmSync(this.warm && shared ? `${this.directory}.taken` : this.directory, { recursive: true, force: true });
  }
}
