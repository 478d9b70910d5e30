import type { ComponentType } from "react";
import type { ContentModel } from "../../gatsby-plugin-content-model/options";
import type { SavingTexts } from "./saving";

/** What a site provides to the editor's page: the default export of the module named by the plugin's option `site`. */
export interface EditorSite {
  /** The content model, from which forms and checks are made. */
  model: ContentModel;
  /** Sections of the editor's menu, in their order. */
  groups: readonly { name: string; label: string }[];
  /** The editable files, in the order of the menu. */
  files: readonly EditorFile[];
  /** Folder of uploaded photos, below `data/`. */
  photoFolder: string;
  /** Renders a page that shows the file's content. */
  Preview: ComponentType<EditorPreviewProps>;
  /** Decap's code for the language of its interface. */
  locale: string;
  texts: EditorTexts;
}

interface EditorFile {
  /** Path below `data/`. */
  file: string;
  label: string;
  /** Name of its group. */
  group: string;
  /** Path of the page that shows it. */
  page?: string;
}

export interface EditorPreviewProps {
  /** The edited file. */
  file: string;
  /**
   * The saved data of all files, by path below `data/`, with the unsaved data of the edited file; absent until they have been
   * read.
   */
  content?: Record<string, object>;
  /** Returns the URL of an uploaded photo. */
  urlOf: (photo: string) => string;
  /** Document of the preview's iframe. */
  frame: Document;
}

/** The editor's texts, apart from Decap's own and the model's names and messages. */
export interface EditorTexts {
  /** Phrases that replace Decap's, under the same keys: in every editor, and where a save is published or only written. */
  phrases: Record<"always" | "hosted" | "local", object>;
  /** What to do on the sign-in page. */
  signIn: { local: string; hosted(repository: string): string };
  form: FormTexts;
  saving: SavingTexts;
  panel: {
    label: string;
    examplesButton: string;
    examples(count: number): string;
    noExamples: string;
    examplesIntro: string;
    changes: string;
    changesSince: Record<"commit" | "start", string>;
    noChanges: string;
    unreadable(file: string): string;
    unusedPhotos(names: string): string;
    publication: string;
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
  /** Titles of the two lists of problems, and the message for a field that must not be empty. */
  problems: { title: string; elsewhere: string; empty: string };
  table: { field: string; before: string; after: string; nothing: string; yes: string; no: string };
}

export interface FormTexts {
  /** Label of a list entry. */
  listEntry: string;
  /** Hint at a photo: which of the buttons to press. */
  photo: string;
  /** Hint at a text that may contain facts in braces. */
  facts: string;
  /** Hint at a text that may contain other names in braces. */
  slots(names: string): string;
}
