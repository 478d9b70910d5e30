import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { packagesByLockFile } from "./build-dependencies";
import { finishBuild } from "./finish-build";
import type { StaticHostOptions } from "./options";
import { vendorPrefixes, withoutUnused } from "./unused-scripts";

/** Writes a page with the size of each module, for `npm run bundle-report`. */
function bundleReport(reportFilename: string) {
  // A development dependency.
  const { BundleAnalyzerPlugin } = require("webpack-bundle-analyzer") as typeof import("webpack-bundle-analyzer");
  return new BundleAnalyzerPlugin({ analyzerMode: "static", openAnalyzer: false, reportFilename, logLevel: "error" });
}

/** Leaves source maps and unused modules out of the bundle, and makes webpack's cache depend on the lock file. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, loaders, plugins, stage }) => {
  if (stage.startsWith("build")) actions.setWebpackConfig({ plugins: [packagesByLockFile] });
  if (stage !== "build-javascript") return;
  const { BUNDLE_REPORT } = process.env;
  actions.setWebpackConfig({
    devtool: false,
    module: { rules: withoutUnused(loaders) },
    plugins: [
      plugins.normalModuleReplacement(vendorPrefixes, path.resolve("plugins/gatsby-plugin-static-host/no-prefixes.js")),
      ...(BUNDLE_REPORT ? [bundleReport(BUNDLE_REPORT)] : []),
    ],
  });
};

/**
 * Makes the finished site, in `site/`, from Gatsby's output in `public/`:
 *
 * 1. Copies the files of this build, without Gatsby's own files and those of earlier builds.
 * 2. Parses, changes and writes each page once: delays its scripts until after the first paint, with Gatsby's inline scripts as part of the loader, and adds a
 *    Content-Security-Policy with hashes of its inline scripts and styles. Pages that Gatsby did not render keep their own
 *    policy.
 * 3. Writes the headers for Netlify and Cloudflare Pages (`_headers`) and for nginx (`nginx.conf`).
 *
 * `scripts/build.mjs` then replaces the published folders with those of `site/`. Plugins that add files after the build must
 * come before this one in `gatsby-config.ts`.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = (_, options) => {
  finishBuild({ built: "public", finished: "site" }, options as unknown as StaticHostOptions);
};
