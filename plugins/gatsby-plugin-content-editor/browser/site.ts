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

/** The editor's texts, apart from Decap's own and the model's names and messages. */
export interface EditorTexts {
  /** Phrases that replace Decap's, under the same keys: in every editor, and where a save is published or only written. */
  phrases: Record<"always" | "hosted" | "local", object>;
  form: FormTexts;
  saving: SavingTexts;
  conflict: {
    title(file: string): string;
    intro: string;
    field: string;
    theirs: string;
    mine: string;
    /** An empty value. */
    nothing: string;
    keepTheirs: string;
    keepMine: string;
  };
  /** Title of the list of problems, the message for a field that must not be empty, and the button. */
  problems: { title: string; empty: string; close: string };
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
