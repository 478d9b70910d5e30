import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { Config } from "@svgr/core";
import { phrases, signInTexts as texts } from "./texts";

/** Options of the plugin in `gatsby-config.ts`. */
export interface EditorOptions {
  /**
   * Path, from the project's root, of a module whose default export is an `EditorSite` (`browser/site.ts`). It is bundled into
   * the editor's page.
   */
  site: string;
  /** Path of a module whose default export is a `SitePreview` (`browser/site.ts`). It is bundled for the preview. */
  preview: string;
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
 * Policy of the editor's page: its own files, and connections to GitHub. The codecs of photos are WebAssembly. `frame-ancestors` is
 * missing because a meta element can't set it; the host's header does.
 */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self' blob:",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "frame-src blob:",
  "connect-src 'self' data: blob: https://api.github.com",
  "form-action 'none'",
  "base-uri 'self'",
].join("; ");

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** Where a token is made, with its rights filled in: https://docs.github.com/en/authentication/keeping-your-account-and-data-secure */
const tokenPage = (repo: string) =>
  `https://github.com/settings/personal-access-tokens/new?name=${encodeURIComponent(repo)}&contents=write`;

/** The editor's page, whose script is beside it, and what that imports. A password manager keeps the token with the repository's name. */
const page = ({ title, repo }: EditorSettings, imported: readonly string[]) => `<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <meta name="referrer" content="same-origin">
    <title>${escaped(title)}</title>
    <link rel="icon" href="/favicon.svg">
    <link rel="stylesheet" href="/admin/admin.css">
    ${imported.map((file) => `<link rel="modulepreload" href="/admin/chunks/${file}">`).join("")}
  </head>
  <body>
    <p class="loading">${texts.loading}</p>
    <form class="sign-in" hidden>
      <h1>${escaped(title)}</h1>
      <output></output>
      <label>${texts.user} <input name="username" autocomplete="username" value="${repo}" readonly></label>
      <label>${texts.token} <input name="token" type="password" autocomplete="current-password" required></label>
      <button>${texts.submit}</button>
      <p><a href="${escaped(tokenPage(repo))}" target="_blank">${texts.create}</a>. ${texts.rights}</p>
    </form>
    <script type="module" src="/admin/admin.js"></script>
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
  const sveltia = path.dirname(createRequire(path.resolve("package.json")).resolve("@sveltia/cms"));
  mkdirSync(directory, { recursive: true });
  cpSync(path.join(sveltia, "assets"), path.join(directory, "assets"), { recursive: true });
  for (const folder of Object.values(settings.pictures).flat())
    cpSync(folder, path.join(directory, "pictures"), { recursive: true });
  const { metafile } = await build({
    entryPoints: { admin: browser("admin.ts"), preview: browser("preview-page.tsx") },
    outdir: directory,
    bundle: true,
    splitting: true,
    // Sveltia looks for its assets in the folder above.
    chunkNames: "chunks/[name]-[hash]",
    minify: true,
    format: "esm",
    target: "es2022",
    jsx: "automatic",
    alias: {
      "editor-site": path.resolve(settings.site),
      "editor-preview": path.resolve(settings.preview),
      gatsby: browser("gatsby.tsx"),
    },
    define: { SETTINGS: JSON.stringify(settings), "process.env.NODE_ENV": '"production"' },
    loader: { ".woff2": "file" },
    publicPath: "/admin",
    // For kinds of fields that there are none of: maps, code, rich text.
    external: ["@shikijs/*", "leaflet", "terra-draw*", "turndown", "svgo"],
    plugins: [
      {
        name: "drawings",
        setup: ({ onLoad }) => onLoad({ filter: /[\\/]drawing[\\/].*\.svg$/ }, drawings(settings.svgr)),
      },
      { name: "portuguese", setup: (bundler) => bundler.onLoad({ filter: /[\\/]locales[\\/].*\.json$/ }, portuguese) },
    ],
    logLevel: "error",
    metafile: true,
  });
  const outputs = Object.entries(metafile.outputs);
  const admin = outputs.find(([file]) => path.basename(file) === "admin.js")?.[1];
  const imported = admin?.imports.filter(({ kind }) => kind === "import-statement").map(({ path: file }) => file) ?? [];
  // Sveltia CMS imports it once it starts, and speaks English until it has it.
  const isLanguage = ([, { entryPoint = "" }]: (typeof outputs)[number]) => entryPoint.endsWith("locales/pt-BR.json");
  const names = [...imported, ...outputs.filter(isLanguage).map(([file]) => file)].map((file) => path.basename(file));
  writeFileSync(path.join(directory, "index.html"), page(settings, names));
}

/** A source of the editor's page. */
const browser = (file: string) => path.resolve("plugins/gatsby-plugin-content-editor/browser", file);

/** Makes a drawing a component, as the site's build does. */
const drawings =
  (svgr: Config) =>
  async ({ path: filePath }: { path: string }) => {
    const { transform } = await import("@svgr/core");
    const config: Config = { ...svgr, plugins: ["@svgr/plugin-svgo", "@svgr/plugin-jsx"] };
    const contents = await transform(readFileSync(filePath, "utf8"), config, { filePath });
    return { contents, loader: "jsx" as const };
  };

/** Completes Sveltia's translation, and leaves out the other languages. */
function portuguese({ path: file }: { path: string }) {
  if (path.basename(file) !== "pt-BR.json") return { contents: "{}", loader: "json" as const };
  const texts: object = JSON.parse(readFileSync(file, "utf8"));
  return { contents: JSON.stringify({ ...texts, ...phrases }), loader: "json" as const };
}
