import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";

/**
 * `npm run build` and `npm run develop`: runs Gatsby, unless the Node or the project's path is one that it fails on.
 *
 * Gatsby (5.16, of 2026, and earlier) gives the path to Parcel and chokidar as a pattern, writes it into scripts between quotes, and
 * webpack reads `!`, `#` and `?` in paths as its own: in `site (1)`, the usual name of a second download, or below `José d'Água`, it
 * stops in English or never ends.
 */
const project = process.cwd();
const forbidden = new Set(project.match(/['"`()[\]{}#%!*?|<>^$;]/g));

function stop(message) {
  console.error(message);
  process.exit(1);
}

/** Gatsby keeps its settings in the home folder, and stops where it can't: there, in the project. */
function settingsFolder() {
  const { XDG_CONFIG_HOME: settings } = process.env;
  try {
    accessSync(settings ?? homedir(), constants.W_OK);
    return settings;
  } catch {
    return path.join(project, "node_modules", ".cache", "gatsby-settings");
  }
}

if (Number.parseInt(process.versions.node, 10) < 20) {
  stop(
    `O site precisa do Node 24 (22 a 25 servem); este é o ${process.versions.node}. Instale-o de nodejs.org e tente de novo.`,
  );
}
if (forbidden.size > 0) {
  stop(
    `O caminho da pasta do site tem ${[...forbidden].join(" ")} no nome: ${project}\nMude o nome da pasta, ou leve-a para outra, só com letras, números, espaços e hífens, e tente de novo.`,
  );
}
const settings = settingsFolder();
const gatsby = path.join("node_modules", "gatsby", "cli.js");
const { status, signal } = spawnSync(process.execPath, [gatsby, ...process.argv.slice(2)], {
  stdio: "inherit",
  env: {
    ...process.env,
    ...(settings && { XDG_CONFIG_HOME: settings }),
    // Packages that Gatsby uses still import Node's `punycode`. Node 18 does not know the option, and would stop in English.
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --disable-warning=DEP0040`.trim(),
  },
});
// As the system ends a program when the memory is full, or as Node ends itself.
if (signal === "SIGKILL" || signal === "SIGABRT") {
  stop(
    `O Gatsby foi interrompido (${signal}). Ele precisa de 1 GB de memória livre: feche outros programas e tente de novo.`,
  );
}
process.exit(status ?? 1);
