import { cpSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Copies what was built to `dist/`, with each page as a file of its address: `servicos.html` for `/servicos`. Hosts that turn a
 * folder's address into `/servicos/`, as GitHub Pages and Cloudflare Pages do, answer at the canonical address then. It is a copy,
 * because the next build looks in `public/` for what it has not to write again.
 *
 * `--not-found` adds a blank `404.html`: without one, Cloudflare Pages answers every unknown address with the home page.
 */
const target = path.resolve("dist");

rmSync(target, { recursive: true, force: true });
cpSync("public", target, { recursive: true });

for (const { name, parentPath } of readdirSync(target, { recursive: true, withFileTypes: true })) {
  // The home page stays, and so does the editor, whose address ends in a slash.
  if (name !== "index.html" || parentPath === target || parentPath === path.join(target, "admin")) continue;
  renameSync(path.join(parentPath, name), `${parentPath}.html`);
  if (readdirSync(parentPath).length === 0) rmdirSync(parentPath);
}

if (process.argv.includes("--not-found")) writeFileSync(path.join(target, "404.html"), "\n");
