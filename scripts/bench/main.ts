/**
 * Measures the built site and prints tables; all figures also go to `benchmarks/` as JSON. `npm run bench` measures everything,
 * `npm run bench -- pages navigation` only what is named. `RUNS` says how often (5).
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { benchBuilds } from "./builds";
import { benchLoad } from "./load";
import { benchNavigation } from "./navigation";
import { benchPages } from "./pages";

const benches = { pages: benchPages, navigation: benchNavigation, load: benchLoad, builds: benchBuilds };

async function main() {
  const chosen = process.argv.slice(2);
  const names = (chosen.length > 0 ? chosen : Object.keys(benches)) as (keyof typeof benches)[];
  const count = Number(process.env.RUNS ?? 5);
  mkdirSync("benchmarks", { recursive: true });
  for (const name of names) {
    if (!benches[name]) throw new Error(`There is no bench ${name}: ${Object.keys(benches).join(", ")}.`);
    writeFileSync(`benchmarks/${name}.json`, `${JSON.stringify(await benches[name](count), null, 2)}\n`);
  }
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
