import type { GatsbyConfig } from "gatsby";
import { contentDirectory, dataDirectory } from "./src/content/directories";
import { type Business, type ContentFile, typeNameOf } from "./src/content/model";
import { readContent } from "./src/content/validate";
import { editorTexts } from "./src/editor/texts";
import { theme } from "./src/theme/theme";

const { content } = readContent(dataDirectory);

/** Everything the site is built with; names in the web manifest are the business's. */
const plugins = ({ brand, tagline, siteUrl }: Business): GatsbyConfig["plugins"] => [
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
      typeName: ({ node }: { node: { relativePath: string } }) => typeNameOf(node.relativePath as ContentFile),
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
    options: { site: "src/editor/site.tsx", siteUrl, page: editorTexts.page, texts: editorTexts.backend },
  },
];

const config: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: { generateOnBuild: true, typesOutputPath: "src/gatsby-types.d.ts" },
  // Where the content has a problem there is nothing to build: `gatsby-node.ts` stops with a report before anything is written.
  ...(content && {
    siteMetadata: { siteUrl: content["business.yaml"].siteUrl },
    plugins: plugins(content["business.yaml"]),
  }),
};

export default config;
