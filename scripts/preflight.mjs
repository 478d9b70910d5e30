/**
 * Runs before Gatsby, and stops in Portuguese where Gatsby itself would stop in English or never end.
 *
 * Gatsby (5.16, of 2026, and earlier) gives the project's path to Parcel and chokidar as a pattern, writes it into scripts between quotes,
 * and webpack reads `!`, `#` and `?` in paths as its own. Its configuration, which Parcel compiles, is too late for this.
 */
const project = process.cwd();
const forbidden = new Set(project.match(/['"`()[\]{}#%!*?|<>^$;]/g));

if (forbidden.size > 0) {
  console.error(
    `O caminho da pasta do site tem ${[...forbidden].join(" ")} no nome: ${project}\nMude o nome da pasta, ou leve-a para outra, só com letras, números, espaços e hífens, e tente de novo.`,
  );
  process.exit(1);
}
