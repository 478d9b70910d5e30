import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { build } from "esbuild";
import type { EditorSettings } from "./config";
import { editorTexts } from "./texts";

/**
 * What the editor's page may load: its own files, and what a repository's host serves. Decap compiles its configuration's schema
 * with `eval`; only this page allows it.
 */
export const editorContentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' https: data: blob:",
  "font-src 'self' data:",
  "connect-src 'self' https://api.github.com https://www.githubstatus.com blob:",
  "frame-src 'self' blob:",
  "form-action 'none'",
  "base-uri 'self'",
].join("; ");

function html(settings: EditorSettings): string {
  // Within a script element, `<` could end it.
  const json = JSON.stringify(settings).replaceAll("<", "\\u003c");
  return `<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${editorContentSecurityPolicy}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <meta name="referrer" content="same-origin">
    <title>${editorTexts.title}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
  </head>
  <body>
    <script type="application/json" id="settings">${json}</script>
    <script src="admin.js"></script>
  </body>
</html>
`;
}

/** Writes the editor's page and its scripts into a folder, to be served as `/admin/`. Works from the project's own folder. */
export async function writeEditor(directory: string, settings: EditorSettings): Promise<void> {
  const project = path.resolve("package.json");
  mkdirSync(directory, { recursive: true });
  writeFileSync(path.join(directory, "index.html"), html(settings));
  copyFileSync(createRequire(project).resolve("decap-cms/dist/decap-cms.js"), path.join(directory, "decap-cms.js"));
  await build({
    entryPoints: [path.resolve("src/editor/admin.ts")],
    outdir: directory,
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    jsx: "automatic",
    loader: { ".woff2": "file" },
    // The previews hold the site's components, without Gatsby around them.
    alias: { gatsby: path.resolve("src/editor/gatsby-stand-in.tsx") },
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "error",
  });
}
