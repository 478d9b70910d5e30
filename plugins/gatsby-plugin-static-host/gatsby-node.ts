import { rmSync } from "node:fs";
import type { GatsbyNode } from "gatsby";
import { finishBuild, type StaticHostOptions } from "./finish-build";
import { reserveFolder } from "./one-build";
import { pageDataPrefix } from "./page-data";

/**
 * Refuses a second Gatsby in the same folder, which would fail somewhere, in English. Then empties `public/` before each build, so that
 * nothing of an earlier one is published: no old script, no photo that the owner has removed. The plugin that checks the content comes
 * first: if it stops the build, `public/` stays.
 */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  if (!(await reserveFolder("."))) {
    reporter.panic(
      "O Gatsby já trabalha nesta pasta (npm run build, start ou develop). Espere que termine, ou pare-o, e tente de novo.",
    );
  }
  if (process.env.NODE_ENV === "production") rmSync("public", { recursive: true, force: true });
};

/** Leaves source maps out of the bundle, and lets the page say where its data are, see `page-data.ts`. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, stage, getConfig }) => {
  if (stage !== "build-javascript") return;
  for (const { definitions } of getConfig().plugins as { definitions?: Record<string, string> }[])
    if (definitions?.__PATH_PREFIX__) definitions.__PATH_PREFIX__ = pageDataPrefix;
  actions.setWebpackConfig({ devtool: false });
};

/** Finishes `public/`. Plugins that add files after the build must come before this one in `gatsby-config.ts`. */
export const onPostBuild: GatsbyNode["onPostBuild"] = (_, options) => {
  finishBuild("public", options as unknown as StaticHostOptions);
};
