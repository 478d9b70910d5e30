import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { type Backend, servicesOf } from "./backend";
import type { EditorPage } from "./options";

/** Settings that the page's script reads. */
export interface EditorSettings {
  backend: Backend;
  /** URL of the published site. */
  siteUrl?: string;
}

interface EditorSource {
  /** Path of the module that exports the `EditorSite`, see `options.ts`. */
  site: string;
  page: EditorPage;
  settings: EditorSettings;
}

const plugin = path.resolve("plugins/gatsby-plugin-content-editor");

/**
 * Policy of the editor's page: its own files, and connections to the host of the repository. Decap compiles the schema of its
 * configuration with `eval`, so this page alone allows `'unsafe-eval'`. `frame-ancestors` is missing because a meta element
 * can't set it; the host's header does.
 */
function contentSecurityPolicy(backend: Backend): string {
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

/** The style is for the picture on the sign-in page, which Decap shows 300 px wide. */
function html({ page, settings }: EditorSource): string {
  // An unescaped `<` could close the script element.
  const json = JSON.stringify(settings).replaceAll("<", "\\u003c");
  const title = page.title.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<!doctype html>
<html lang="${page.language}">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(settings.backend)}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <meta name="referrer" content="same-origin">
    <title>${title}</title>
    <link rel="icon" href="${page.icon}">
    <link rel="stylesheet" href="/admin/admin.css">
    <style>img[src$="${page.icon}"] { width: 88px; }</style>
  </head>
  <body>
    <script type="application/json" id="settings">${json}</script>
    <script src="/admin/admin.js"></script>
  </body>
</html>
`;
}

/**
 * Writes the editor's page and its scripts into a folder, to be served as `/admin/`. All URLs are absolute, so that the page
 * also works at `/admin`. The working directory must be the project's root.
 */
export async function writeEditor(directory: string, source: EditorSource): Promise<void> {
  // Imported dynamically: a build without an editor does not load esbuild.
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
      // The previews render the site's components without Gatsby.
      gatsby: path.join(plugin, "browser/gatsby-stand-in.tsx"),
    },
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "error",
  });
}
