import type { ComponentType } from "react";
import type { ContentModel } from "../../gatsby-plugin-content-model/options";
import type { SavingTexts } from "./saving";

/** What the editor's page has to know about a site: the default export of the module that the plugin's option `site` names. */
export interface EditorSite {
  /** The content model: forms and checks are made from it. */
  model: ContentModel;
  /** Sections of the editor's menu, in their order. */
  groups: readonly { name: string; label: string }[];
  /** Every file that is edited, in the order of the menu. */
  files: readonly EditorFile[];
  /** Folder of uploaded photos, below `data/`. */
  photoFolder: string;
  /** Shows the page on which a file's content is best seen. */
  Preview: ComponentType<EditorPreviewProps>;
  /** Language of Decap's own words, as Decap names it. */
  locale: string;
  texts: EditorTexts;
}

export interface EditorFile {
  /** Path below `data/`. */
  file: string;
  label: string;
  /** Name of its group. */
  group: string;
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

/** What the owner reads in the editor beside Decap's own words and the model's names and messages. */
export interface EditorTexts {
  /** Phrases in place of Decap's own, under the same keys. */
  phrases: object;
  form: FormTexts;
  saving: SavingTexts;
  panel: {
    label: string;
    examplesButton: string;
    examples(count: number): string;
    noExamples: string;
    examplesIntro: string;
    changes: string;
    changesTitle: string;
    changesSince: Record<"commit" | "start", string>;
    noChanges: string;
    unusedPhotos(names: string): string;
    publication: string;
    site: string;
    close: string;
  };
  conflict: {
    title(file: string): string;
    intro: string;
    theirs: string;
    mine: string;
    keepTheirs: string;
    keepMine: string;
  };
  confirm: { title: string; intro: string; publish: string; cancel: string };
  problems: { title: string; elsewhere: string };
  table: { field: string; before: string; after: string; nothing: string; yes: string; no: string };
}

export interface FormTexts {
  /** What an entry of a list is called. */
  listEntry: string;
  /** Hint of a text that may quote facts in braces. */
  facts: string;
  /** Hint of a text in which other names, too, may stand in braces. */
  slots(names: string): string;
}
