import type { ContentModel } from "../../gatsby-plugin-content-model/options";

/** What a site provides to the editor's page: the default export of the module named by the plugin's option `site`. */
export interface EditorSite {
  /** The content model, from which forms and checks are made. */
  model: ContentModel;
  /** Sections of the editor's menu, in their order. */
  groups: readonly { name: string; label: string }[];
  /** The editable files, in the order of the menu: path below `data/`, name of the group, and path of the page that shows it. */
  files: readonly { file: string; label: string; group: string; page?: string }[];
  /** Folder of uploaded photos, below `data/`. */
  photoFolder: string;
  /** Decap's code for the language of its interface. */
  locale: string;
  texts: EditorTexts;
}

/** The editor's texts, apart from Decap's own and the model's names and messages. */
export interface EditorTexts {
  /** Phrases that replace Decap's, by their keys with dots: in every editor, and where a save is published or only written. */
  phrases: Record<"always" | "hosted" | "local", Record<string, string>>;
  form: FormTexts;
  /** Why nothing was saved, opened or uploaded. */
  saving: {
    keptOtherVersion: string;
    hasProblems: string;
    /** The text does not yield the data again. */
    cannotBeWritten: string;
    /** The file was changed elsewhere, and can't be parsed. */
    unreadable(problems: string): string;
    notPhoto(name: string): string;
  };
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
