/**
 * Measures the built site and prints tables; all figures also go to `benchmarks/` as JSON.
 *
 *     npm run bench                                          measures everything
 *     npm run bench -- pages --beside next=../next           one bench; other builds of the same pages in turn with ours
 *     npm run bench -- navigation --line 1.6 --press 1,3.5,8 Mbit/s, and seconds from the load to the press
 *
 * `--runs` says how often (5), `--throttling simulate` or `devtools` how Lighthouse slows the phone (both).
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { benchBuilds } from "./builds";
import { benchNavigation } from "./navigation";
import { benchPages, type Throttling } from "./pages";
import type { OtherBuild } from "./servers";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "5" },
    beside: { type: "string", multiple: true, default: [] },
    throttling: { type: "string", multiple: true, default: ["simulate", "devtools"] },
    line: { type: "string", default: "1.6" },
    press: { type: "string", default: "1,3.5,8" },
  },
});

const runs = Number(values.runs);
const beside: OtherBuild[] = values.beside.map((pair) => {
  const [name = "", folder] = pair.split("=");
  if (!folder) throw new Error(`--beside takes NAME=FOLDER, and not ${pair}.`);
  return { name, folder };
});

const benches = {
  pages: () => benchPages(runs, values.throttling as Throttling[], beside),
  navigation: () => benchNavigation(runs, Number(values.line), values.press.split(",").map(Number), beside),
  builds: () => benchBuilds(runs),
};

async function main() {
  const names = (positionals.length > 0 ? positionals : Object.keys(benches)) as (keyof typeof benches)[];
  mkdirSync("benchmarks", { recursive: true });
  for (const name of names) {
    if (!benches[name]) throw new Error(`There is no bench ${name}: ${Object.keys(benches).join(", ")}.`);
    writeFileSync(`benchmarks/${name}.json`, `${JSON.stringify(await benches[name](), null, 2)}\n`);
  }
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
