import type { GatsbyNode } from "gatsby";

/** Evaluates React, then styled-components, then Gatsby and the site, each in a task of its own, so that input is handled in between. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, getConfig, actions }) => {
  if (stage !== "build-javascript") return;
  const config = getConfig();
  const styles = { import: "styled-components", dependOn: "react" };
  const app = { import: config.entry.app, dependOn: ["react", "styles"] };
  actions.replaceWebpackConfig({ ...config, entry: { ...config.entry, react: "react-dom/client", styles, app } });
};
