/** `npm run bundle-report`: builds the site and prints the size of each package and folder in its scripts. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { rounded, table } from "./bench/statistics";

/** A node of webpack-bundle-analyzer's report: a chunk, a folder or a module. */
interface Part {
  label: string;
  path?: string;
  gzipSize?: number;
  groups?: Part[];
}

const file = path.resolve("benchmarks", "bundle.json");

/** The modules below a part, including concatenated ones. */
const modulesOf = (part: Part): Part[] => (part.groups ? part.groups.flatMap(modulesOf) : [part]);

/** The package of a module, or its folder of the site. */
function ownerOf({ path: modulePath = "" }: Part): string {
  const inPackage = /.*node_modules\/((@[^/]+\/)?[^/]+)/.exec(modulePath)?.[1];
  const inSite = /(src\/[^/]+|\.cache)\//.exec(modulePath)?.[1];
  return inPackage ?? (inSite === ".cache" ? "Gatsby's runtime" : inSite) ?? "webpack";
}

mkdirSync(path.dirname(file), { recursive: true });
// webpack does not report cached modules.
rmSync(".build", { recursive: true, force: true });
const { status } = spawnSync("npm", ["run", "build"], {
  stdio: ["ignore", "ignore", "inherit"],
  shell: process.platform === "win32",
  env: { ...process.env, BUNDLE_REPORT: file },
});
if (status !== 0) process.exit(status ?? 1);

const chunks: Part[] = JSON.parse(readFileSync(file, "utf8"));
for (const chunk of chunks.toSorted((a, b) => (b.gzipSize ?? 0) - (a.gzipSize ?? 0))) {
  const sizes = new Map<string, number>();
  for (const module of modulesOf(chunk)) {
    const owner = ownerOf(module);
    sizes.set(owner, (sizes.get(owner) ?? 0) + (module.gzipSize ?? 0));
  }
  const rows = [...sizes]
    .toSorted(([, a], [, b]) => b - a)
    .map(([owner, size]) => ({ "package or folder": owner, "gzip, kB": rounded(size / 1000, 1) }));
  console.log(`\n## ${chunk.label}: ${rounded((chunk.gzipSize ?? 0) / 1000, 1)} kB\n\n${table(rows)}`);
}
console.log("\nModules are larger compressed one by one than together; the headings have the sizes as sent.");
