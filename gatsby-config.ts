import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { typeNameOf } from "./plugins/gatsby-plugin-content-model/fields";
import type { ContentModelOptions } from "./plugins/gatsby-plugin-content-model/options";
import { failOn } from "./plugins/gatsby-plugin-content-model/photo-reading";
import { readContent } from "./plugins/gatsby-plugin-content-model/read-content";
import { contentModel } from "./src/content/content-model";
import { derivedFields } from "./src/content/derived/derived-fields";
import { sharpPhoto } from "./src/content/derived/sharp-photo";
import type { Business } from "./src/content/model/content-files";
import { machineOrigin } from "./src/content/routes";

/** The content that the owner edits. */
const directory = path.resolve("data");

/** For the names below, and for the plugin's check. */
const reading = readContent(contentModel, directory);
const { content } = reading;

/** Checks `data/` and generates the GraphQL types. */
const contentModelPlugin = {
  resolve: "gatsby-plugin-content-model",
  options: {
    model: contentModel,
    directory,
    reading,
    resolvers: derivedFields(sharpPhoto(directory)),
  } satisfies ContentModelOptions,
};

/** All plugins; the editor shows the business's name. */
const plugins = ({ brand, tagline, siteUrl }: Business): GatsbyConfig["plugins"] => [
  contentModelPlugin,
  "gatsby-plugin-react-helmet",
  {
    resolve: "gatsby-plugin-styled-components",
    options: { displayName: process.env.NODE_ENV !== "production", fileName: false, pure: true },
  },
  { resolve: "gatsby-source-filesystem", options: { name: "data", path: directory } },
  {
    resolve: "gatsby-transformer-yaml",
    options: {
      // Types are declared in the content model, by path below `data/`.
      typeName: ({ node }: { node: { relativePath: string } }) => typeNameOf(contentModel.files, node.relativePath),
    },
  },
  // Not gatsby-plugin-image, whose functions are used (`src/content/derived/photo.ts`): as a plugin it adds its component's styles and script.
  { resolve: "gatsby-plugin-sharp", options: { failOn } },
  "gatsby-transformer-sharp",
  // `robots.txt` names the sitemap; a link in each page costs 50 bytes.
  { resolve: "gatsby-plugin-sitemap", options: { createLinkInHead: false } },
  {
    resolve: "gatsby-plugin-content-editor",
    options: {
      site: "src/editor/site.ts",
      siteUrl: machineOrigin(siteUrl),
      title: `Editor do site: ${brand} ${tagline}`,
    },
  },
  // Scripts after the first paint, preloading, hydration.
  "gatsby-plugin-fast-start",
  // Must be last: it processes the output of the others.
  {
    resolve: "gatsby-plugin-static-host",
    options: { siteUrl: machineOrigin(siteUrl) },
  },
];

const config: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: { generateOnBuild: true, typesOutputPath: "src/gatsby-types.d.ts" },
  // If the content has a problem, only the plugin that reports it runs, and stops the build.
  ...(content
    ? {
        siteMetadata: { siteUrl: machineOrigin(content["business.yaml"].siteUrl) },
        plugins: plugins(content["business.yaml"]),
      }
    : { plugins: [contentModelPlugin] }),
};

export default config;
