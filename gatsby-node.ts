import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { Compiler } from "webpack";
import { hostedBackend } from "./plugins/gatsby-plugin-content-editor/backend";
import { contentSecurityPolicy } from "./plugins/gatsby-plugin-content-editor/page";
import { finishBuild } from "./plugins/gatsby-plugin-static-host/publish";
import { derivedFields, factsFromNodes, type ResolverContext } from "./src/content/derived-fields";
import { contentDirectory, dataDirectory } from "./src/content/directories";
import { factsOf } from "./src/content/facts";
import { graphqlTypes } from "./src/content/graphql-types";
import { followContent } from "./src/content/live-content";
import { type Business, type InterfaceTexts, type PlanList, typeNameOf } from "./src/content/model";
import { interpolate } from "./src/content/placeholders";
import { describeExamples, describeProblems } from "./src/content/problems";
import { robotsTxt, routes } from "./src/content/routes";
import { writeSocialImages } from "./src/content/social-images";
import { checkContent } from "./src/content/validate";
import { editorTexts } from "./src/editor/texts";

const isDevelopment = process.env.NODE_ENV === "development";

/** Stops before anything is written when the content has a problem, so that nothing broken is ever published. */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  const { problems, examples } = await checkContent(dataDirectory);
  if (problems.length > 0) reporter.panic(describeProblems(problems));
  if (examples.length > 0) reporter.warn(describeExamples(examples));
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

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createFieldExtension({
    name: "interpolate",
    extend: () => ({
      async resolve(
        source: Record<string, unknown>,
        _: unknown,
        context: ResolverContext,
        info: { fieldName: string },
      ) {
        const value = source[info.fieldName];
        // Only texts with a brace are worth looking up the facts for.
        const fill = async (text: string) =>
          text.includes("{") ? interpolate(text, await factsFromNodes(context)) : text;
        return Array.isArray(value) ? Promise.all(value.map(fill)) : typeof value === "string" ? fill(value) : value;
      },
    }),
  });
  actions.createTypes(graphqlTypes());
};

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: add }) => {
  add(derivedFields(contentDirectory));
};

export const createPages: GatsbyNode["createPages"] = ({ actions, getNodesByType }) => {
  for (const { file, template } of routes) {
    for (const page of getNodesByType(typeNameOf(file))) {
      actions.createPage({
        path: String(page.path),
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

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }) => {
  if (isDevelopment) followContent(dataDirectory, contentDirectory, reporter);
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
    routes.flatMap(({ file }) => getNodesByType(typeNameOf(file)) as unknown as { path: string; title: string }[]),
    factsOf(business, plans, interfaceTexts),
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
