/** Alias, resolved by the bundler, of the module that the plugin's option `site` names. */
declare module "editor-site" {
  const site: import("./site").EditorSite;
  export default site;
}

/** Alias of the module that the plugin's option `look` names: style sheet with the site's typeface, element styles and tokens. */
declare module "editor-look" {
  const css: string;
  export default css;
}

/** Alias of the module that the plugin's option `preview` names. */
declare module "editor-preview" {
  const page: import("./site").SitePreview;
  export default page;
}

declare module "*.css";

/** What the bundler puts in the place of this name. */
declare const SETTINGS: import("../page").EditorSettings;
