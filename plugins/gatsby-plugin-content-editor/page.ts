import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { type Backend, type BackendTexts, servicesOf } from "./backend";

/** Options of the plugin in `gatsby-config.ts`. */
export interface EditorOptions {
  /**
   * Path, from the project's root, of a module whose default export is an `EditorSite` (`browser/site.ts`). It is bundled into
   * the editor's page.
   */
  site: string;
  /** URL of the published site, without a trailing slash, for the editor's link to it. */
  siteUrl: string;
  /**
   * Title, which also says which site this is, language and icon of the editor's page, and what replaces the English texts that
   * Decap does not let translate.
   */
  page: { title: string; language: string; icon: string; untranslated: Record<string, string> };
  /** Error messages of the build for incomplete environment variables. */
  texts: BackendTexts;
}

/** Settings that the page's script reads. */
export interface EditorSettings {
  backend: Backend;
  /** URL of the published site. */
  siteUrl?: string;
}

interface EditorSource extends Pick<EditorOptions, "site" | "page"> {
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
    "form-action 'none'",
    "base-uri 'self'",
  ].join("; ");
}

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
  const script = Object.entries(source.page.untranslated).reduce(
    (text, [english, own]) => text.replaceAll(english, own),
    readFileSync(decap, "utf8"),
  );
  writeFileSync(path.join(directory, "decap-cms.js"), script);
  await build({
    entryPoints: { admin: path.join(plugin, "browser/admin.ts") },
    outdir: directory,
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    alias: { "editor-site": path.resolve(source.site) },
    logLevel: "error",
  });
}
