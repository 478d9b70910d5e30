/**
 * Runs before Gatsby, and stops in Portuguese where Gatsby itself would stop in English or never end.
 *
 * Gatsby (5.16, of 2026, and earlier) gives the project's path to Parcel and chokidar as a pattern, writes it into scripts between quotes,
 * and webpack reads `!`, `#` and `?` in paths as its own. Its configuration, which Parcel compiles, is too late for this.
 */
const project = process.cwd();
const forbidden = new Set(project.match(/['"`()[\]{}#%!*?|<>^$;]/g));

function stop(message) {
  console.error(message);
  process.exit(1);
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
