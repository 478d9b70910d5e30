import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { ContentSource } from "./plugins/gatsby-plugin-content-model/content-source";
import { typeNameOf } from "./plugins/gatsby-plugin-content-model/fields";
import type { ContentModelOptions } from "./plugins/gatsby-plugin-content-model/gatsby-node";
import { failOn } from "./plugins/gatsby-plugin-content-model/read-content";
import { contentModel } from "./src/content/content-model";
import { derive } from "./src/content/derive";
import { derivedFields } from "./src/content/derived/derived-fields";
import { photoImage } from "./src/content/derived/sharp-photo";
import type { Business } from "./src/content/model/content-files";
import { originOf } from "./src/content/routes";
import { svgrOptions } from "./src/ui/drawing/svgr-options";

/** The content that the owner edits, for the names below and for the plugin that serves it to the pages. */
const source = new ContentSource({ model: contentModel, directory: path.resolve("data"), derive });
const { content } = source.result;

/** Checks `data/`, declares its GraphQL types, and serves it with what `derive` adds. */
const contentModelPlugin = {
  resolve: "gatsby-plugin-content-model",
  options: {
    source,
    derivedFields,
    // Needs Gatsby, which resizes the owner's photos.
    resolvers: { Photo: { image: { resolve: photoImage } } },
  } satisfies ContentModelOptions,
};

/** All plugins; the editor shows the business's name. */
const plugins = ({ brand, siteUrl }: Business): GatsbyConfig["plugins"] => [
  contentModelPlugin,
  "gatsby-plugin-react-helmet",
  {
    resolve: "gatsby-plugin-styled-components",
    options: { displayName: process.env.NODE_ENV !== "production", fileName: false, pure: true },
  },
  {
    resolve: "gatsby-source-filesystem",
    options: {
      name: "data",
      path: source.site.directory,
      // Hashes a file's time, not its text: many programs empty a file before they write it, and the watcher may read it in between.
      // Two saves in a row would then have the hash of an empty file, and Gatsby would take the second for no change.
      fastHash: process.env.NODE_ENV === "development",
    },
  },
  {
    resolve: "gatsby-transformer-yaml",
    options: {
      // Types are declared in the content model, by path below `data/`.
      typeName: ({ node }: { node: { relativePath: string } }) => typeNameOf(contentModel.files, node.relativePath),
    },
  },
  // Not gatsby-plugin-image, whose functions are used: see docs/decisions.md.
  { resolve: "gatsby-plugin-sharp", options: { failOn } },
  "gatsby-transformer-sharp",
  {
    resolve: "gatsby-plugin-sitemap",
    // Addresses alone: by default it also says how often pages change, and how important they are.
    options: { serialize: ({ path }: { path: string }) => ({ url: path }) },
  },
  {
    resolve: "gatsby-plugin-content-editor",
    options: {
      site: "src/editor/site.ts",
      preview: "src/editor/preview.tsx",
      look: "src/editor/look.ts",
      svgr: svgrOptions,
      pictures: { IconName: ["src/ui/drawing/icons", "src/ui/drawing/details"] },
      title: `Editor do site: ${brand}`,
    },
  },
  "gatsby-plugin-page-recovery",
  {
    resolve: "gatsby-plugin-fast-start",
    // The form, and the last-updated line.
    options: { scriptsWithDataSavingFor: "form, time" },
  },
  // Must be last: it processes the output of the others.
  {
    resolve: "gatsby-plugin-static-host",
    options: { siteUrl: originOf(siteUrl) },
  },
];

const config: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: { generateOnBuild: true, typesOutputPath: "src/gatsby-types.d.ts" },
  // If the content has a problem, only the plugin that reports it runs, and stops the build.
  ...(content
    ? {
        siteMetadata: { siteUrl: originOf(content["business.yaml"].siteUrl) },
        plugins: plugins(content["business.yaml"]),
      }
    : { plugins: [contentModelPlugin] }),
};

export default config;
