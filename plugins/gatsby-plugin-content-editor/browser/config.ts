import { formatName } from "./format";
import { formOf } from "./forms";
import type { EditorSite } from "./site";

/** Folder of uploaded photos, below `data/`. */
const photoFolder = "fotos";

/** Decap's name of a file: `pages-home` for `pages/home.yaml`. */
const nameOf = (file: string) => file.replace(/\.yaml$/, "").replaceAll("/", "-");

/**
 * The configuration of Decap CMS, apart from its backend: a form for each content file, in groups.
 *
 * @param prefix folder of the files in the backend, with its slash
 */
export function editorConfig({ model, files, groups }: EditorSite, prefix: string) {
  const entryOf = ({ file, label, page }: EditorSite["files"][number]) => {
    const schema = model.files[file];
    if (!schema) throw new Error(`The content model has no file ${file}`);
    return {
      name: nameOf(file),
      label,
      file: prefix + file,
      fields: formOf(schema),
      // Decap links to the page while the form has no changes.
      preview_path: page,
    };
  };
  return {
    locale: "pt",
    load_config_file: false,
    media_folder: prefix + photoFolder,
    // The content names a photo by its path below `data/`.
    public_folder: photoFolder,
    collections: Object.entries(groups).map(([name, label]) => ({
      name,
      label,
      format: formatName,
      extension: "yaml",
      editor: { preview: false },
      files: files.filter(({ group }) => group === name).map(entryOf),
    })),
  };
}
