import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { Compiler } from "webpack";
import { hostedBackend } from "./plugins/gatsby-plugin-content-editor/backend";
import { contentSecurityPolicy } from "./plugins/gatsby-plugin-content-editor/page";
import { typeNameOf } from "./plugins/gatsby-plugin-content-model/model/graphql-types";
import { finishBuild } from "./plugins/gatsby-plugin-static-host/publish";
import { contentModel } from "./src/content/content-model";
import { factsOf } from "./src/content/facts";
import type { Business, InterfaceTexts, PlanList } from "./src/content/model";
import { robotsTxt, routes } from "./src/content/routes";
import { writeSocialImages } from "./src/content/social-images";
import { editorTexts } from "./src/editor/texts";

const isDevelopment = process.env.NODE_ENV === "development";

export const onPreInit: GatsbyNode["onPreInit"] = () => {
  if (process.env.PREVIOUS_BUILD) keepPublished(process.env.PREVIOUS_BUILD);
};

/** Lays a copy of what is published aside, for `scripts/build.mjs` to put back should the build fail from here on. */
function keepPublished(copy: string): void {
  const unfinished = `${copy}-unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished);
  if (existsSync("public")) cpSync("public", unfinished, { recursive: true });
  renameSync(unfinished, copy);
}

/**
 * What would come to the browser and is never run there: scripts in a worker and `<Script>` (Gatsby's entry exports them), the
 * service worker's registration, the web manifest's link moved along with each navigation, and an option of styled-components 5.
 */
const unusedInBrowser = [
  /[\\/]@builder\.io[\\/]partytown[\\/]/,
  /[\\/]gatsby-script[\\/]dist[\\/]/,
  /[\\/]\.cache[\\/]register-service-worker\.js$/,
  /[\\/]gatsby-plugin-(manifest|styled-components)[\\/]gatsby-browser\.js$/,
];

const vendorPrefixes = /[\\/]stylis[\\/]src[\\/]Prefixer\.js$/;

/** Writes what each package weighs in the scripts, as `npm run bundle-report` asks. */
function bundleReport(reportFilename: string) {
  // Only there where the project is worked on.
  const { BundleAnalyzerPlugin } = require("webpack-bundle-analyzer") as typeof import("webpack-bundle-analyzer");
  return new BundleAnalyzerPlugin({ analyzerMode: "json", reportFilename, logLevel: "error" });
}

/**
 * Names what makes the compilations of earlier builds stale, beside a change of the modules themselves: other versions of packages,
 * and what is set here. Webpack would name the code of each loader, and look for all that this requires, file by file, in all of
 * Gatsby: a quarter of a first build's time.
 */
const fewBuildDependencies = {
  apply(compiler: Compiler) {
    compiler.hooks.afterCompile.tap("few build dependencies", ({ buildDependencies }) => {
      buildDependencies.clear();
      buildDependencies.addAll(["package-lock.json", "gatsby-node.ts"].map((file) => path.resolve(file)));
    });
  },
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, loaders, plugins, stage }) => {
  if (isDevelopment) return;
  actions.setWebpackConfig({ plugins: [fewBuildDependencies] });
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    devtool: false,
    module: { rules: unusedInBrowser.map((test) => ({ test, use: loaders.null() })) },
    plugins: [
      plugins.normalModuleReplacement(vendorPrefixes, path.resolve("src/theme/no-prefixes.js")),
      ...(process.env.BUNDLE_REPORT ? [bundleReport(process.env.BUNDLE_REPORT)] : []),
    ],
  });
};

export const createPages: GatsbyNode["createPages"] = ({ actions, getNodesByType }) => {
  for (const { file, path: address, template } of routes) {
    for (const page of getNodesByType(typeNameOf(contentModel.files, file))) {
      actions.createPage({
        path: address,
        component: path.resolve(`src/templates/${template}.tsx`),
        context: { id: page.id },
      });
    }
  }
  // All primitives in all states, to look at while working on the theme; no visitor is to see it.
  if (process.env.NODE_ENV === "development") {
    actions.createPage({ path: "/pecas", component: path.resolve("src/primitives/Primitives.tsx"), context: {} });
  }
};

/**
 * Gatsby keeps a fragment of HTML in `public/_gatsby` that it stitches into the pages. Nobody is to be served it, but the next
 * build needs it: it is put aside after a build and back before the next.
 */
const fragments = { published: path.resolve("public/_gatsby"), aside: path.resolve(".cache/published-fragments") };

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = () => {
  if (existsSync(fragments.aside)) cpSync(fragments.aside, fragments.published, { recursive: true });
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ cache, getNodesByType }) => {
  const [business] = getNodesByType("Business") as unknown as Business[];
  const [plans] = getNodesByType("PlanList") as unknown as PlanList[];
  const [interfaceTexts] = getNodesByType("InterfaceTexts") as unknown as InterfaceTexts[];
  if (!business || !plans || !interfaceTexts) return;
  await writeFile("public/robots.txt", robotsTxt(business.siteUrl));
  await writeSocialImages(
    "public",
    business,
    routes.flatMap(({ file, path: address }) =>
      getNodesByType(typeNameOf(contentModel.files, file)).map(({ title }) => ({
        path: address,
        title: String(title),
      })),
    ),
    factsOf({ "business.yaml": business, "plans.yaml": plans, "interface.yaml": interfaceTexts }),
    cache,
  );
  rmSync(fragments.aside, { recursive: true, force: true });
  cpSync(fragments.published, fragments.aside, { recursive: true });
  rmSync(fragments.published, { recursive: true });

  // Gatsby publishes what `<Script>` would need for scripts in a worker; there are none.
  rmSync("public/~partytown", { recursive: true, force: true });
  const editor = hostedBackend(process.env, editorTexts.backend);
  finishBuild(
    { publicDirectory: "public", configurationDirectory: "hosting" },
    editor && contentSecurityPolicy(editor),
  );
};
