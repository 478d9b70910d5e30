import { formatName } from "./format";
import { formOf } from "./forms";
import type { EditorSite } from "./site";

/** Decap's name of a file: `pages-home` for `pages/home.yaml`. */
export const nameOf = (file: string) => file.replace(/\.yaml$/, "").replaceAll("/", "-");

/**
 * The configuration of Decap CMS: a form for each content file, in groups.
 *
 * @param icon URL of the picture on the sign-in page
 */
export function editorConfig(
  backend: { name: string },
  { siteUrl, icon }: { siteUrl?: string; icon: string },
  site: Omit<EditorSite, "Preview">,
) {
  const { model, files, groups, photoFolder, locale, texts } = site;
  const entryOf = ({ file, label, page }: EditorSite["files"][number]) => {
    const schema = model.files[file];
    if (!schema) throw new Error(`The content model has no file ${file}`);
    return {
      name: nameOf(file),
      label,
      file: `data/${file}`,
      fields: formOf(schema, texts.form),
      // Decap links to the page while the form has no changes.
      preview_path: page,
    };
  };
  return {
    backend,
    locale,
    load_config_file: false,
    ...(siteUrl ? { site_url: siteUrl, display_url: siteUrl } : {}),
    logo: { src: icon, show_in_header: false },
    media_folder: `data/${photoFolder}`,
    // The content names a photo by its path below `data/`.
    public_folder: photoFolder,
    collections: groups.map(({ name, label }) => ({
      name,
      label,
      format: formatName,
      extension: "yaml",
      // Needed by `focusField` in `preview-template.tsx`.
      editor: { visualEditing: true },
      files: files.filter(({ group }) => group === name).map(entryOf),
    })),
  };
}
