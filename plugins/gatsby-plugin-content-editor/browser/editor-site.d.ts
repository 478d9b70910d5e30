/** The module that the plugin's option `site` names; the bundler puts it here. */
declare module "editor-site" {
  const site: import("./site").EditorSite;
  export default site;
}
