import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
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
import { stripVTControlCharacters } from "node:util";
import { parseDocument } from "yaml";

/**
 * Files and folders that a build reads. Parcel, which compiles `gatsby-*.ts`, takes the nearest folder with a lock file for the project:
 * without one it watches all temporary files of the machine, and fails or hangs when others come and go.
 */
const parts = [
  "data",
  "plugins",
  "scripts",
  "src",
  "static",
  "tests",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
];

/** Five times what a build takes beside other tests on two cores. In ms. */
const longestRun = 300_000;

/** What a command did. */
export interface Build {
  exitCode: number | null;
  /** Its output, without colours and with line breaks as spaces. */
  output: string;
}

/** A copy of the project that tests can edit, break and build. */
export class ProjectCopy {
  readonly directory: string;

  constructor() {
    this.directory = realpathSync(mkdtempSync(path.join(tmpdir(), "site-")));
    for (const part of parts) cpSync(part, path.join(this.directory, part), { recursive: true });
    symlinkSync(path.resolve("node_modules"), path.join(this.directory, "node_modules"), "dir");
  }

  /** Replaces the content by that of a folder. */
  useContent(directory: string): void {
    rmSync(path.join(this.directory, "data"), { recursive: true });
    cpSync(directory, path.join(this.directory, "data"), { recursive: true });
  }

  /** Leaves the development packages out, as npm does on a host that sets NODE_ENV=production (npm-ci, `omit`). */
  leaveOutDevelopmentPackages(): void {
    const modules = path.join(this.directory, "node_modules");
    rmSync(modules);
    const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
    const installed = Object.keys(packages).filter(
      (place) => /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(place) && !packages[place].dev,
    );
    const link = (from: string, place: string) => {
      mkdirSync(path.dirname(place), { recursive: true });
      symlinkSync(from, place);
    };
    for (const place of installed) link(path.resolve(place), path.join(this.directory, place));
    for (const command of readdirSync("node_modules/.bin")) {
      const file = realpathSync(path.join("node_modules/.bin", command));
      if (installed.some((place) => file.startsWith(`${path.resolve(place)}/`)))
        link(file, path.join(modules, ".bin", command));
    }
  }

  /** Runs an npm script. `environment` is added to this process's. What never ends is ended, as a failure. */
  async run(script: string, environment: NodeJS.ProcessEnv = {}): Promise<Build> {
    const child = spawn(`npm run ${script}`, {
      shell: true,
      cwd: this.directory,
      env: { ...process.env, CI: "true", NODE_ENV: "production", ...environment },
      stdio: ["ignore", "pipe", "pipe"],
      // A group of its own, to end with all that it has started.
      detached: true,
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk) => {
        output += chunk;
      });
    const limit = setTimeout(() => child.pid && process.kill(-child.pid), longestRun);
    const [exitCode] = await once(child, "close");
    clearTimeout(limit);
    return { exitCode, output: stripVTControlCharacters(output).replace(/\s+/g, " ") };
  }

  /** Replaces the first match in a file. Throws if there is none. */
  edit(file: string, pattern: RegExp, replacement: string): void {
    const place = path.join(this.directory, file);
    const source = readFileSync(place, "utf8");
    if (!pattern.test(source)) throw new Error(`${file} has nothing like ${pattern}.`);
    writeFileSync(place, source.replace(pattern, replacement));
  }

  /** Takes a plugin out: its entry in `gatsby-config.ts` and its folder. */
  leaveOut(plugin: string): void {
    this.edit("gatsby-config.ts", new RegExp(`\\n {2}("${plugin}"|\\{\n {4}resolve: "${plugin}",[^]*?\n {2}\\}),`), "");
    rmSync(path.join(this.directory, "plugins", plugin), { recursive: true });
  }

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

  /** Paths of all published files, sorted. */
  published(): string[] {
    const files = readdirSync(path.join(this.directory, "public"), { recursive: true, withFileTypes: true });
    return files
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(path.join(this.directory, "public"), path.join(entry.parentPath, entry.name)))
      .sort();
  }

  /** Replaces a folder by a copy of the published site and its content. */
  publishTo(directory: string): void {
    rmSync(directory, { recursive: true, force: true });
    for (const part of ["public", "data"])
      cpSync(path.join(this.directory, part), path.join(directory, part), { recursive: true });
  }

  delete(): void {
    rmSync(this.directory, { recursive: true, force: true });
  }
}
