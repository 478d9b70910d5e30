import type { GatsbyNode } from "gatsby";

/** Evaluates React before Gatsby and the site, in a task of its own, so that input is handled in between. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, getConfig, actions }) => {
  if (stage !== "build-javascript") return;
  const config = getConfig();
  const app = { import: config.entry.app, dependOn: "react" };
  actions.replaceWebpackConfig({ ...config, entry: { ...config.entry, react: "react-dom/client", app } });
};
