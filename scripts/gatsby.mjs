import { spawnSync } from "node:child_process";
import path from "node:path";

/**
 * `npm run build` and `npm run develop`: runs Gatsby, unless the project's path has a character that it fails on.
 *
 * Gatsby (5.16, of 2026, and earlier) gives the path to Parcel and chokidar as a pattern, writes it into scripts between quotes, and
 * webpack reads `!`, `#` and `?` in paths as its own: in `site (1)`, the usual name of a second download, or below `José d'Água`, it
 * stops in English or never ends.
 */
const project = process.cwd();
const forbidden = new Set(project.match(/['"`()[\]{}#%!*?|<>^$;]/g));

if (forbidden.size > 0) {
  console.error(
    `O caminho da pasta do site tem ${[...forbidden].join(" ")} no nome: ${project}\nMude o nome da pasta, ou leve-a para outra, só com letras, números, espaços e hífens, e tente de novo.`,
  );
  process.exit(1);
}
const gatsby = path.join("node_modules", "gatsby", "cli.js");
process.exit(spawnSync(process.execPath, [gatsby, ...process.argv.slice(2)], { stdio: "inherit" }).status ?? 1);
