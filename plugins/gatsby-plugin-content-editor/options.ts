import type { BackendTexts } from "./backend";

/** Options of the plugin in `gatsby-config.ts`. */
export interface EditorOptions {
  /**
   * Path, from the project's root, of a module whose default export is an `EditorSite` (`browser/site.ts`). It is bundled into
   * the editor's page.
   */
  site: string;
  /** URL of the published site, without a trailing slash, for the editor's link to it. */
  siteUrl: string;
  /** Title, language and icon of the editor's page. */
  page: EditorPage;
  /** Error messages of the build for incomplete environment variables. */
  texts: BackendTexts;
}

export interface EditorPage {
  /** Title, which also says on the sign-in page which site this is. */
  title: string;
  /** Language of the page, for example `pt-BR`. */
  language: string;
  /** URL of the page's icon. */
  icon: string;
}
