import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { parse, stringify } from "yaml";
import { ProjectCopy } from "../../tests/support/project-copy";
import { median, type Row, rounded, table } from "./statistics";

/** Cost of a build. */
interface Cost {
  seconds: number;
  /** Peak of resident memory of the largest process, in MB. */
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

const ourBuild = (copy: ProjectCopy) => build(copy.directory, "scripts/build.mjs");

const forget = (directory: string) => {
  for (const folder of [".build", ".cache", "public"])
    rmSync(path.join(directory, folder), { recursive: true, force: true });
};

/** Cold builds, and builds after a change of one price. */
function coldAndWarm(count: number): Row[] {
  const site = new ProjectCopy(process.cwd());
  const times = { cold: [] as number[], "after a change of price": [] as number[] };
  for (let run = 1; run <= count; run++) {
    forget(site.directory);
    times.cold.push(ourBuild(site).seconds);
    site.set("plans.yaml", ["plans", 0, "price"], `R$ ${run}`);
    times["after a change of price"].push(ourBuild(site).seconds);
  }
  site.delete();
  return Object.entries(times).map(([build, seconds]) => ({ build, "site, s": rounded(median(seconds), 1) }));
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

/** Measures how long builds take: cold, after a change of price, and with up to 6,000 services. */
export async function benchBuilds(count: number): Promise<Row[]> {
  const builds = coldAndWarm(count);
  console.log(`\n## Builds (medians of ${count})\n\n${table(builds)}`);
  const sizes = growth([6, 60, 600, 6000]);
  console.log(`\n${table(sizes)}`);
  return [...builds, ...sizes];
}
