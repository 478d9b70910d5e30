import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { type Backend, servicesOf } from "./backend";
import type { EditorPage } from "./options";

/** What differs between one editor's page and another; the page's script reads it. */
export interface EditorSettings {
  backend: Backend;
  /** Address of the published site. */
  siteUrl?: string;
}

interface EditorSource {
  /** Path of the module that tells the editor about the site, see `options.ts`. */
  site: string;
  page: EditorPage;
  settings: EditorSettings;
}

/** Where this plugin lies in a project. */
const plugin = path.resolve("plugins/gatsby-plugin-content-editor");

/**
 * The page may load its own files and talk to the host of the repository. Decap compiles its configuration's schema with `eval`;
 * only this page allows it. A meta element can't carry `frame-ancestors`: the host's header adds it.
 */
export function contentSecurityPolicy(backend: Backend): string {
  return [
    "default-src 'none'",
    "script-src 'self' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' https: data: blob:",
    "font-src 'self' data:",
    `connect-src ${["'self'", "blob:", ...servicesOf(backend)].join(" ")}`,
    "frame-src 'self' blob:",
    "form-action 'none'",
    "base-uri 'self'",
  ].join("; ");
}

function html({ page, settings }: EditorSource): string {
  // Within a script element, `<` could end it.
  const json = JSON.stringify(settings).replaceAll("<", "\\u003c");
  return `<!doctype html>
<html lang="${page.language}">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(settings.backend)}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <meta name="referrer" content="same-origin">
    <title>${page.title}</title>
    <link rel="icon" href="${page.icon}">
  </head>
  <body>
    <script type="application/json" id="settings">${json}</script>
    <script src="/admin/admin.js"></script>
  </body>
</html>
`;
}

/**
 * Writes the editor's page and its scripts into a folder, to be served as `/admin/`. All addresses are absolute, so that the page
 * also works at `/admin`. The current folder has to be the project's.
 */
export async function writeEditor(directory: string, source: EditorSource): Promise<void> {
  // Loaded only here: a build without an editor needs no bundler.
  const { build } = await import("esbuild");
  mkdirSync(directory, { recursive: true });
  writeFileSync(path.join(directory, "index.html"), html(source));
  const decap = createRequire(path.resolve("package.json")).resolve("decap-cms/dist/decap-cms.js");
  copyFileSync(decap, path.join(directory, "decap-cms.js"));
  await build({
    entryPoints: { admin: path.join(plugin, "browser/admin.ts") },
    outdir: directory,
    publicPath: "/admin",
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    jsx: "automatic",
    loader: { ".woff2": "file" },
    alias: {
      "editor-site": path.resolve(source.site),
      // The previews hold the site's components, without Gatsby around them.
      gatsby: path.join(plugin, "browser/gatsby-stand-in.tsx"),
    },
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "error",
  });
}
