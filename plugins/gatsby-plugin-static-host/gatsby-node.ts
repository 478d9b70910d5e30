import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { finishBuild } from "./finish-build";
import type { StaticHostOptions } from "./options";
import { vendorPrefixes, withoutUnused } from "./unused-scripts";

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object<StaticHostOptions>({ siteUrl: Joi.string().uri().required() });

/** Writes what each module weighs in the scripts, as `npm run bundle-report` asks. */
function bundleReport(reportFilename: string) {
  // A development dependency.
  const { BundleAnalyzerPlugin } = require("webpack-bundle-analyzer") as typeof import("webpack-bundle-analyzer");
  return new BundleAnalyzerPlugin({ analyzerMode: "json", reportFilename, logLevel: "error" });
}

/** Publishes no source maps and no scripts that never run: a visitor has no use for them. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, loaders, plugins, stage }) => {
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
 * Gatsby has written its pages, scripts and pictures to `public/`. From those the finished site is made, in `site/`:
 *
 * 1. The files of this build are copied. What Gatsby keeps there for itself stays behind, and so does what earlier builds left.
 * 2. Each page is parsed, changed and written once: its scripts start after the first paint, and it carries a
 *    Content-Security-Policy that names its inline scripts and styles by hash. Pages that Gatsby did not render keep their own policy.
 * 3. The headers that a host is to send are written for Netlify and Cloudflare Pages (`_headers`) and for nginx (`nginx.conf`).
 *
 * `scripts/build.mjs` then puts `site/` into the place of what was published before. Order matters: plugins that add files to the site
 * after the build stand before this one in `gatsby-config.ts`.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = (_, options) => {
  finishBuild({ built: "public", finished: "site" }, options as unknown as StaticHostOptions);
};
