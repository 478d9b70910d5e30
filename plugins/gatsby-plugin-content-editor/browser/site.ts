import type { ComponentType } from "react";
import type { EditorField } from "./config";

/** What the editor's page has to know about a site: the default export of the module that the plugin's option `site` names. */
export interface EditorSite {
  /** Sections of the editor's menu, in their order. */
  groups: readonly { name: string; label: string }[];
  /** Every file that is edited, in the order of the menu. */
  files: readonly EditorFile[];
  /** Folder of uploaded photos, below `data/`. */
  photoFolder: string;
  /** What is wrong in the edited data of one file, in words. */
  problemsOf(file: string, data: object): string[];
  /** Edited data without the optional fields that nobody has filled in. */
  withoutEmptyFields<Data extends object>(data: Data): Data;
  /** Shows the page on which a file's content is best seen. */
  Preview: ComponentType<EditorPreviewProps>;
  /** Language of Decap's own words, as Decap names it. */
  locale: string;
  /** Phrases in place of Decap's own, under the same keys. */
  phrases: object;
}

export interface EditorFile {
  /** Path below `data/`. */
  file: string;
  label: string;
  /** Name of its group. */
  group: string;
  fields: EditorField[];
}

export interface EditorPreviewProps {
  /** The file that is being edited. */
  file: string;
  /** All files as they are saved, by their path below `data/`, with the unsaved data of the edited one. */
  content: Record<string, object>;
  /** Where the browser finds an uploaded photo. */
  addressOf: (photo: string) => string;
  /** Document of the frame that the preview is shown in. */
  frame: Document;
}
