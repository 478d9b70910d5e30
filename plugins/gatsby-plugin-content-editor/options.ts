import type { BackendTexts } from "./backend";

/** Options of the plugin in `gatsby-config.ts`. */
export interface EditorOptions {
  /**
   * Path, from the project's folder, of the module that tells the editor about this site. It is bundled into the editor's page
   * and its default export is an `EditorSite` (`browser/site.ts`).
   */
  site: string;
  /** Address of the published site, without a trailing slash: the editor links to it. */
  siteUrl: string;
  /** The editor's page as browsers show it. */
  page: EditorPage;
  /** What the build says when the environment asks for an editor in a way that cannot be followed. */
  texts: BackendTexts;
}

export interface EditorPage {
  title: string;
  /** Language of the page, for example `pt-BR`. */
  language: string;
  /** Address of the page's icon. */
  icon: string;
}
