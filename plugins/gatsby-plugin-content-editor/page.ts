import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { type Backend, servicesOf } from "./backend";
import { untranslated } from "./texts";

/** Options of the plugin in `gatsby-config.ts`. */
export interface EditorOptions {
  /**
   * Path, from the project's root, of a module whose default export is an `EditorSite` (`browser/site.ts`). It is bundled into
   * the editor's page.
   */
  site: string;
  /** URL of the published site, without a trailing slash, for the editor's link to it. */
  siteUrl: string;
  /** Title of the editor's page, which also says which site this is. */
  title: string;
}

/** Settings that the page's script reads. */
export interface EditorSettings {
  backend: Backend;
  siteUrl: string;
}

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
    "form-action 'none'",
    "base-uri 'self'",
  ].join("; ");
}

/** The editor's page, whose script is beside it. */
export function editorPage(title: string, settings: EditorSettings): string {
  // An unescaped `<` could close the script element.
  const json = JSON.stringify(settings).replaceAll("<", "\\u003c");
  return `<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(settings.backend)}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <meta name="referrer" content="same-origin">
    <title>${title.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</title>
    <link rel="icon" href="/favicon.svg">
    <link rel="stylesheet" href="/admin/admin.css">
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
export async function writeEditor(directory: string, options: EditorOptions, backend: Backend): Promise<void> {
  // Imported dynamically: a build without an editor does not load esbuild.
  const { build } = await import("esbuild");
  mkdirSync(directory, { recursive: true });
  const write = (file: string, text: string) => writeFileSync(path.join(directory, file), text);
  write("index.html", editorPage(options.title, { backend, siteUrl: options.siteUrl }));
  const decap = createRequire(path.resolve("package.json")).resolve("decap-cms/dist/decap-cms.js");
  const replace = (text: string, [english, own]: [string, string]) => text.replaceAll(english, own);
  write("decap-cms.js", Object.entries(untranslated).reduce(replace, readFileSync(decap, "utf8")));
  await build({
    entryPoints: { admin: path.resolve("plugins/gatsby-plugin-content-editor/browser/admin.ts") },
    outdir: directory,
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    alias: { "editor-site": path.resolve(options.site) },
    logLevel: "error",
  });
}
