import { formatName } from "./format";
import { formOf } from "./forms";
import type { EditorSite } from "./site";

/** Decap's name of a file: `pages-home` for `pages/home.yaml`. */
export const nameOf = (file: string) => file.replace(/\.yaml$/, "").replaceAll("/", "-");

/** The configuration of Decap CMS: a form for each content file, in groups. */
export function editorConfig(
  backend: { name: string },
  siteUrl: string | undefined,
  site: Omit<EditorSite, "Preview">,
) {
  const { model, files, groups, photoFolder, locale, texts } = site;
  const entryOf = ({ file, label }: EditorSite["files"][number]) => {
    const schema = model.files[file];
    if (!schema) throw new Error(`The content model has no file ${file}`);
    return { name: nameOf(file), label, file: `data/${file}`, fields: formOf(schema, texts.form) };
  };
  return {
    backend,
    locale,
    load_config_file: false,
    ...(siteUrl ? { site_url: siteUrl, display_url: siteUrl } : {}),
    // Decap shows the build status of drafts only, which are not used here; the panel links to the host's page instead.
    show_preview_links: false,
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
