import { rmSync } from "node:fs";
import type { GatsbyNode } from "gatsby";
import { finishBuild, type StaticHostOptions } from "./finish-build";

/**
 * Empties `public/` before each build, so that nothing of an earlier one is published: no old script, no photo that the owner has
 * removed. Gatsby then renders all pages anew. The plugin that checks the content comes first: if it stops the build, `public/` stays.
 */
export const onPreInit: GatsbyNode["onPreInit"] = () => {
  if (process.env.NODE_ENV === "production") rmSync("public", { recursive: true, force: true });
};

/** Leaves source maps out of the bundle. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, stage }) => {
  if (stage === "build-javascript") actions.setWebpackConfig({ devtool: false });
};

/** Finishes `public/`. Plugins that add files after the build must come before this one in `gatsby-config.ts`. */
export const onPostBuild: GatsbyNode["onPostBuild"] = (_, options) => {
  finishBuild("public", options as unknown as StaticHostOptions);
};
