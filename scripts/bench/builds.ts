import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { ProjectCopy } from "../../tests/support/project-copy";
import { median, type Row, rounded, table } from "./statistics";

/** Builds a copy of the project, and returns the seconds that it took. */
function build({ directory }: ProjectCopy): number {
  const started = performance.now();
  const { status, stderr, stdout } = spawnSync(process.execPath, ["scripts/build.mjs"], {
    cwd: directory,
    encoding: "utf8",
    env: { ...process.env, CI: "true", NODE_ENV: "production", GATSBY_TELEMETRY_DISABLED: "1" },
  });
  if (status !== 0) throw new Error(`The build in ${directory} failed:\n${stdout}${stderr}`);
  return (performance.now() - started) / 1000;
}

/** Deletes the results and caches of earlier builds. */
function forget({ directory }: ProjectCopy): void {
  for (const folder of [".build", ".cache", "public"])
    rmSync(path.join(directory, folder), { recursive: true, force: true });
}

/** Measures how long builds take: cold, and after a change of one price. */
export async function benchBuilds(count: number): Promise<Row[]> {
  const site = new ProjectCopy(process.cwd());
  const times = { cold: [] as number[], "after a change of price": [] as number[] };
  for (let run = 1; run <= count; run++) {
    forget(site);
    times.cold.push(build(site));
    site.set("plans.yaml", ["plans", 0, "price"], `R$ ${run}`);
    times["after a change of price"].push(build(site));
  }
  site.delete();
  const rows = Object.entries(times).map(([name, seconds]) => ({
    build: name,
    "site, s": rounded(median(seconds), 1),
  }));
  console.log(`\n## Builds (medians of ${count})\n\n${table(rows)}`);
  return rows;
}
