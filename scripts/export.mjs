import { cpSync, existsSync, readdirSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * `npm run export`: copies `public/` to `dist/`, with each page also as a file, `servicos.html` for `/servicos`. Hosts that
 * redirect a folder to `/servicos/`, such as GitHub Pages, then serve the canonical URL, and `/servicos/` too.
 *
 * `--cloudflare`, for Cloudflare Pages: only the files, so that it redirects `/servicos/` to `/servicos`; a blank `404.html`,
 * without which it serves the home page at every unknown URL; and a redirect for the URL of that file, which would have status
 * 200.
 */
const target = path.resolve("dist");
const forCloudflare = process.argv.includes("--cloudflare");

if (!existsSync("public")) {
  console.error("Não há o que exportar: faça o site antes, com npm run build.");
  process.exit(1);
}
rmSync(target, { recursive: true, force: true });
cpSync("public", target, { recursive: true });
// These hosts would publish it as a file.
rmSync(path.join(target, ".htaccess"), { force: true });

for (const { name, parentPath } of readdirSync(target, { recursive: true, withFileTypes: true })) {
  if (name !== "index.html" || parentPath === target) continue;
  cpSync(path.join(parentPath, name), `${parentPath}.html`);
  if (!forCloudflare) continue;
  rmSync(path.join(parentPath, name));
  if (readdirSync(parentPath).length === 0) rmdirSync(parentPath);
}

if (forCloudflare) {
  writeFileSync(path.join(target, "404.html"), "\n");
  writeFileSync(path.join(target, "_redirects"), "/404 / 301\n/404.html / 301\n");
}
