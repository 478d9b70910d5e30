import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Config } from "@svgr/core";
import type { Plugin } from "esbuild";
import { startTexts } from "./texts";

/** Options of the plugin in `gatsby-config.ts`. Modules are named by their path from the project's root, and are bundled. */
export interface EditorOptions {
  /** Module whose default export is an `EditorSite` (`app/site.ts`). */
  site: string;
  /** Module whose default export is a `SitePreview` (`app/site.ts`). */
  preview: string;
  /** Module whose default export is a style sheet with the site's typeface and element styles, and its tokens as custom properties. */
  look: string;
  /** How the site makes its drawings, `drawing/*.svg`, components. */
  svgr: Config;
  /** Folders with a drawing for each value of an enumeration, by its GraphQL type: `open-compressor.svg` of `open_compressor`. */
  pictures: Readonly<Record<string, readonly string[]>>;
  /** Title of the editor's page, which also says which site this is. */
  title: string;
}

/** What the page's script is told. */
export interface EditorSettings extends EditorOptions {
  /** The repository on GitHub, `owner/name`. */
  repo: string;
  /** The published branch. */
  branch: string;
}

/**
 * Policy of the editor's page, which its preview inherits: its own files, connections to GitHub, and pictures of whatever service the
 * content names. Styles are inline in the preview.
 * `frame-ancestors` is missing because a meta element can't set it; the host's header does.
 */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https:",
  "font-src 'self'",
  "connect-src 'self' https://api.github.com",
  "form-action 'none'",
  "base-uri 'none'",
].join("; ");

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const page = ({ title }: EditorSettings, imported: readonly string[]) => `<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <meta name="referrer" content="same-origin">
    <title>${escaped(title)}</title>
    <link rel="icon" href="/favicon.svg">
    <link rel="stylesheet" href="/admin/main.css">
    ${imported.map((file) => `<link rel="modulepreload" href="/admin/${file}">`).join("")}
  </head>
  <body>
    <div id="editor"><p class="loading">${startTexts.loading}</p></div>
    <script type="module" src="/admin/main.js"></script>
  </body>
</html>
`;

/**
 * Writes the editor's page and its scripts into a folder, to be served as `/admin/`. All URLs are absolute, so that the page
 * also works at `/admin`. The working directory must be the project's root.
 */
export async function writeEditor(directory: string, settings: EditorSettings): Promise<void> {
  // Imported dynamically: a build without an editor does not load esbuild.
  const { build } = await import("esbuild");
  mkdirSync(directory, { recursive: true });
  for (const folder of Object.values(settings.pictures).flat())
    cpSync(folder, path.join(directory, "pictures"), { recursive: true });
  const { metafile } = await build({
    entryPoints: { main: source("main.tsx"), preview: source("preview-page.tsx") },
    outdir: directory,
    bundle: true,
    splitting: true,
    minify: true,
    format: "esm",
    target: "es2022",
    jsx: "automatic",
    alias: {
      "editor-site": path.resolve(settings.site),
      "editor-preview": path.resolve(settings.preview),
      "editor-look": path.resolve(settings.look),
      gatsby: source("gatsby.tsx"),
    },
    define: { SETTINGS: JSON.stringify(settings), "process.env.NODE_ENV": '"production"' },
    loader: { ".woff2": "file" },
    publicPath: "/admin",
    plugins: [drawings(settings.svgr), withoutMessagesOfZod],
    logLevel: "error",
    metafile: true,
  });
  const main = Object.entries(metafile.outputs).find(([file]) => path.basename(file) === "main.js")?.[1];
  const imported = main?.imports.filter(({ kind }) => kind === "import-statement").map(({ path: file }) => file) ?? [];
  writeFileSync(
    path.join(directory, "index.html"),
    page(
      settings,
      imported.map((file) => path.basename(file)),
    ),
  );
}

const source = (file: string) => path.resolve("plugins/gatsby-plugin-content-editor/app", file);

/** Makes a drawing a component, as the site's build does. */
const drawings = (svgr: Config): Plugin => ({
  name: "drawings",
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]drawing[\\/].*\.svg$/ }, async ({ path: filePath }) => {
      const { transform } = await import("@svgr/core");
      const config: Config = { ...svgr, plugins: ["@svgr/plugin-svgo", "@svgr/plugin-jsx"] };
      const contents = await transform(readFileSync(filePath, "utf8"), config, { filePath });
      return { contents, loader: "jsx" as const };
    }),
});

/** Leaves out zod's own messages in fifty languages, 39 kB of gzip: the model has its own. */
const withoutMessagesOfZod: Plugin = {
  name: "without-messages-of-zod",
  setup: ({ onLoad }) => onLoad({ filter: /[\\/]zod[\\/].*[\\/]locales[\\/]index\.js$/ }, () => ({ contents: "" })),
};
