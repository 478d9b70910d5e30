import type { ReactElement } from "react";
import type { ContentModel } from "../../gatsby-plugin-content-model/model";

/** What a site provides to the editor's page: the default export of the module named by the plugin's option `site`. */
export interface EditorSite {
  /** The content model, from which forms and checks are made. */
  model: ContentModel;
  /** Sections of the editor's menu, by name, with their labels. */
  groups: Readonly<Record<string, string>>;
  /** The editable files, in the order of the menu: path below `data/`, name of the group, and path of the page that shows it; of the files with one page, the last is its own. */
  files: readonly { file: string; label: string; group: string; page: string }[];
}

/**
 * Draws a page as the build would: once its code is loaded, the default export of the module named by the plugin's option `preview`.
 *
 * @param content the files' values, without errors
 * @param path of the page
 * @param pictures addresses of the owner's photos, by name
 */
export type SitePreview = Promise<
  (
    content: Readonly<Record<string, unknown>>,
    path: string,
    pictures: Readonly<Record<string, string | undefined>>,
  ) => ReactElement
>;
