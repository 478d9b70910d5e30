import type { GatsbyConfig } from "gatsby";
import { typeNameOf } from "./plugins/gatsby-plugin-content-model/fields";
import type { ContentModelOptions } from "./plugins/gatsby-plugin-content-model/options";
import { readContent } from "./plugins/gatsby-plugin-content-model/read-content";
import { contentModel } from "./src/content/content-model";
import { derivedFields } from "./src/content/derived-fields";
import { contentCopy, contentDirectory, dataDirectory } from "./src/content/directories";
import type { Business, contentFiles } from "./src/content/model";
import { machineOrigin } from "./src/content/routes";
import { sharpPhoto } from "./src/content/sharp-photo";
import { editorTexts } from "./src/editor/texts";
import { theme } from "./src/theme/theme";

/** Once a build: the names below are the business's, and the plugin checks what has been read. */
const reading = readContent(contentModel, dataDirectory);
const { content } = reading.report;

/** Checks `data/` and makes GraphQL types of its model. */
const contentModelPlugin = {
  resolve: "gatsby-plugin-content-model",
  options: {
    model: contentModel,
    directory: dataDirectory,
    copy: contentCopy,
    reading,
    resolvers: derivedFields(sharpPhoto(contentDirectory)),
  } satisfies ContentModelOptions<typeof contentFiles>,
};

/** Everything the site is built with; names in the web manifest are the business's. */
const plugins = ({ brand, tagline, siteUrl }: Business): GatsbyConfig["plugins"] => [
  contentModelPlugin,
  "gatsby-plugin-react-helmet",
  {
    resolve: "gatsby-plugin-styled-components",
    options: { displayName: process.env.NODE_ENV !== "production", fileName: false, pure: true },
  },
  { resolve: "gatsby-source-filesystem", options: { name: "data", path: contentDirectory } },
  {
    resolve: "gatsby-transformer-yaml",
    options: {
      // The type of a file's object is declared in the content model, by the file's path below `data/`.
      typeName: ({ node }: { node: { relativePath: string } }) => typeNameOf(contentModel.files, node.relativePath),
    },
  },
  "gatsby-plugin-image",
  "gatsby-plugin-sharp",
  "gatsby-transformer-sharp",
  "gatsby-plugin-sitemap",
  {
    resolve: "gatsby-plugin-manifest",
    options: {
      name: `${brand} ${tagline}`,
      short_name: brand,
      lang: "pt-BR",
      start_url: "/",
      display: "browser",
      background_color: theme.colour.surface,
      theme_color: theme.colour.navy,
      icon: "static/favicon.svg",
      include_favicon: false,
      legacy: false,
      theme_color_in_head: false,
    },
  },
  {
    resolve: "gatsby-plugin-content-editor",
    options: {
      site: "src/editor/site.tsx",
      siteUrl: machineOrigin(siteUrl),
      page: editorTexts.page,
      texts: editorTexts.backend,
    },
  },
  // The last: it finishes what the others have written.
  {
    resolve: "gatsby-plugin-static-host",
    options: {
      siteUrl: machineOrigin(siteUrl),
    } satisfies import("./plugins/gatsby-plugin-static-host/options").StaticHostOptions,
  },
];

const config: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: { generateOnBuild: true, typesOutputPath: "src/gatsby-types.d.ts" },
  // Where the content has a problem there is nothing to build: the plugin stops with a report before anything is written.
  ...(content
    ? {
        siteMetadata: { siteUrl: machineOrigin(content["business.yaml"].siteUrl) },
        plugins: plugins(content["business.yaml"]),
      }
    : { plugins: [contentModelPlugin] }),
};

export default config;
