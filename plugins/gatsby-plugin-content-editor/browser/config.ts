import type { EditorSettings } from "../page";
import type { EditorFile, EditorSite } from "./site";

/** One field of a form, as Decap CMS takes it (https://decapcms.org/docs/widgets); only what content models need. */
export interface EditorField {
  name: string;
  label: string;
  widget: "string" | "text" | "number" | "boolean" | "select" | "image" | "object" | "list" | "hidden";
  required: boolean;
  hint?: string;
  /** A regular expression and what is said where the value does not fit it. */
  pattern?: [RegExp, string];
  /** Least number, or least number of entries of a list. */
  min?: number;
  value_type?: "int";
  options?: readonly string[];
  default?: boolean;
  choose_url?: boolean;
  /** What an object or each entry of a list is made of. */
  fields?: EditorField[];
  /** What each entry of a list is, where it is a single value. */
  field?: EditorField;
  label_singular?: string;
  /** How an entry of a list is called while it is folded. */
  summary?: string;
  collapsed?: boolean;
}

/** The name by which Decap knows a file: `pages-home` for `pages/home.yaml`. */
export const nameOf = (file: string) => file.replace(/\.yaml$/, "").replaceAll("/", "-");

/** Name of the format in which the files are written, see `yaml-format.ts`. */
export const formatName = "yaml-as-it-was";

const entryOf = ({ file, label, fields }: EditorFile) => ({ name: nameOf(file), label, file: `data/${file}`, fields });

/** The whole configuration of Decap CMS: a form for each file of `data/`, in groups. */
export function editorConfig({ backend, siteUrl }: EditorSettings, site: Omit<EditorSite, "Preview">) {
  return {
    backend,
    locale: site.locale,
    load_config_file: false,
    ...(siteUrl ? { site_url: siteUrl, display_url: siteUrl } : {}),
    show_preview_links: false,
    media_folder: `data/${site.photoFolder}`,
    // As the content names a photo: by its path below `data/`.
    public_folder: site.photoFolder,
    collections: site.groups.map(({ name, label }) => ({
      name,
      label,
      format: formatName,
      extension: "yaml",
      files: site.files.filter(({ group }) => group === name).map(entryOf),
    })),
  };
}
