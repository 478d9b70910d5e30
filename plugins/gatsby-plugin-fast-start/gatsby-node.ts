import type { GatsbyNode } from "gatsby";

/** Asks V8 (Chrome 136) to compile a script's functions while it is downloaded, in another thread, instead of at their first call. */
const preamble = "//# allFunctionsCalledOnLoad";

/** Evaluates React, then styled-components, then Gatsby and the site, each in a task of its own, so that input is handled in between. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, getConfig, plugins, actions }) => {
  if (stage !== "build-javascript") return;
  const config = getConfig();
  const styles = { import: "styled-components", dependOn: "react" };
  const app = { import: config.entry.app, dependOn: ["react", "styles"] };
  Object.assign(config.entry, { react: "react-dom/client", styles, app });
  config.optimization.minimizer = [plugins.minifyJs({ terserOptions: { output: { preamble } } }), plugins.minifyCss()];
  actions.replaceWebpackConfig(config);
};
