import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { parse, stringify } from "yaml";
import { ProjectCopy } from "../../tests/support/project-copy";
import { median, type Row, rounded, table } from "./statistics";

/** What the largest of a build's processes took. */
interface Cost {
  seconds: number;
  /** Peak of resident memory, in MB. */
  memory: number;
}

/** Every Node process of a build writes its peak of memory, in kB, to a file when it ends. */
const reporter = `process.on("exit", () => require("node:fs").appendFileSync(process.env.MEMORY_FILE, process.resourceUsage().maxRSS + "\\n"));`;

function build(directory: string, ...command: string[]): Cost {
  const notes = mkdtempSync(path.join(tmpdir(), "memory-"));
  const [hook, file] = [path.join(notes, "hook.cjs"), path.join(notes, "peaks")];
  writeFileSync(hook, reporter);
  const started = performance.now();
  const { status, stderr, stdout } = spawnSync(process.execPath, command, {
    cwd: directory,
    encoding: "utf8",
    env: {
      ...process.env,
      CI: "true",
      NODE_ENV: "production",
      GATSBY_TELEMETRY_DISABLED: "1",
      NODE_OPTIONS: `--require ${hook}`,
      MEMORY_FILE: file,
    },
  });
  const seconds = (performance.now() - started) / 1000;
  if (status !== 0) throw new Error(`The build in ${directory} failed:\n${stdout}${stderr}`);
  const memory = Math.max(...readFileSync(file, "utf8").trim().split("\n").map(Number)) / 1024;
  rmSync(notes, { recursive: true });
  return { seconds, memory };
}

/** Gatsby with one page and nothing else, as its starter is. */
class EmptyProject {
  readonly directory = realpathSync(mkdtempSync(path.join(tmpdir(), "empty-")));

  constructor() {
    writeFileSync(
      path.join(this.directory, "package.json"),
      JSON.stringify({ name: "empty", dependencies: { gatsby: "*" } }),
    );
    writeFileSync(path.join(this.directory, "gatsby-config.js"), "module.exports = {};\n");
    mkdirSync(path.join(this.directory, "src", "pages"), { recursive: true });
    this.edit(0);
    symlinkSync(path.resolve("node_modules"), path.join(this.directory, "node_modules"), "dir");
  }

  edit(run: number): void {
    const page = `import React from "react";\nexport default function Page() { return <h1>Page ${run}</h1>; }\n`;
    writeFileSync(path.join(this.directory, "src", "pages", "index.js"), page);
  }

  build = () => build(this.directory, "node_modules/gatsby/cli.js", "build");

  delete(): void {
    rmSync(this.directory, { recursive: true, force: true });
  }
}

const ourBuild = (copy: ProjectCopy) => build(copy.directory, "scripts/build.mjs");

const forget = (directory: string) => {
  for (const folder of [".cache", "public"]) rmSync(path.join(directory, folder), { recursive: true, force: true });
};

/** Builds of the site beside those of an empty project, cold and after an edit, turn by turn. */
function againstEmpty(count: number): Row[] {
  const [site, empty] = [new ProjectCopy(process.cwd()), new EmptyProject()];
  const times = {
    cold: { site: [] as number[], empty: [] as number[] },
    warm: { site: [] as number[], empty: [] as number[] },
  };
  for (let run = 1; run <= count; run++) {
    forget(site.directory);
    forget(empty.directory);
    times.cold.site.push(ourBuild(site).seconds);
    times.cold.empty.push(empty.build().seconds);
    site.set("plans.yaml", ["plans", 0, "price"], `R$ ${run}`);
    empty.edit(run);
    times.warm.site.push(ourBuild(site).seconds);
    times.warm.empty.push(empty.build().seconds);
  }
  site.delete();
  empty.delete();
  return (["cold", "warm"] as const).map((kind) => {
    const [ours, theirs] = [median(times[kind].site), median(times[kind].empty)];
    return {
      build: kind,
      "site, s": rounded(ours, 1),
      "empty project, s": rounded(theirs, 1),
      ratio: rounded(ours / theirs, 2),
    };
  });
}

/** Builds with ever more services, each made of one that ships. */
function growth(numbers: readonly number[]): Row[] {
  return numbers.map((number) => {
    const copy = new ProjectCopy(process.cwd());
    const file = parse(copy.read("services.yaml"));
    const services = Array.from({ length: number }, (_, index) => {
      const service = file.services[index % file.services.length];
      return index < file.services.length ? service : { ...service, title: `${service.title} ${index + 1}` };
    });
    copy.write("services.yaml", stringify({ ...file, services }, { aliasDuplicateObjects: false }));
    const { seconds, memory } = ourBuild(copy);
    const html = readFileSync(path.join(copy.directory, "public", "servicos", "index.html"));
    copy.delete();
    return {
      services: number,
      "cold build, s": rounded(seconds, 1),
      "memory, MB": rounded(memory),
      "page, kB": rounded(html.length / 1000),
      "page, brotli, kB": rounded(brotliCompressSync(html).length / 1000, 1),
    };
  });
}

/** Measures how long builds take, beside an empty project of Gatsby's and with up to 6,000 services. */
export async function benchBuilds(count: number): Promise<Row[]> {
  const comparison = againstEmpty(count);
  console.log(`\n## Builds (medians of ${count})\n\n${table(comparison)}`);
  const sizes = growth([6, 60, 600, 6000]);
  console.log(`\n${table(sizes)}`);
  return [...comparison, ...sizes];
}
