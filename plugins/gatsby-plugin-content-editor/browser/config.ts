import type { CmsConfig } from "@sveltia/cms";
import type { Files } from "../../gatsby-plugin-content-model/fields";
import { editorTitle } from "../texts";
import { formOf } from "./forms";
import type { EditorSite } from "./site";

/** Folder of the content in the repository, with its slash. */
export const folder = "data/";

/** Key, in a form's data, of the text that they were read from. */
export const sourceKey = "$source";

/** Key, in a form's data, of the names of its fields, for Sveltia's search, which finds what stands in an entry. */
export const titlesKey = "__titles";

/** A field of each form that has no value and shows nothing: `field-problems.ts` is told by it of each change. */
export const checkField = { name: "$check", label: "", widget: "check", required: false };

/** Begins the configuration, as Sveltia CMS writes it before it makes a hash of it. */
export const firstLine = "load_config_file: false\n";

/** Sveltia's name of a file: `pages-home` for `pages/home.yaml`. */
export const nameOf = (file: string) => file.replace(/\.yaml$/, "").replaceAll("/", "-");

/** The form that the page's address names: `site/plans`. */
export const formAtAddress = () => /^#\/collections\/(\w+)\/entries\/([\w-]+)/.exec(location.hash)?.slice(1).join("/");

/** The configuration of Sveltia CMS: a form for each content file, in groups. */
export function editorConfig(site: EditorSite): CmsConfig {
  const { repo, branch } = SETTINGS;
  const entryOf = ({ file, label, page }: EditorSite["files"][number]) => ({
    name: nameOf(file),
    label,
    file: folder + file,
    // Each file has a format of its own, by which `admin.ts` knows it.
    format: file,
    fields: [checkField, ...formOf(site.model.files[file] as Files[string])],
    ...(page && { preview_path: page }),
  });
  return {
    load_config_file: false,
    app_title: editorTitle,
    logo: { src: "/favicon.svg" },
    site_url: location.origin,
    logout_redirect_url: location.pathname,
    backend: {
      name: "github",
      repo,
      branch,
      auth_methods: ["token"],
      commit_messages: {
        uploadMedia: "Envia {{path}}",
        deleteMedia: "Apaga {{path}}",
      },
    },
    // The content names a photo by its path below `data/`.
    media_folder: "data",
    public_folder: "/",
    slug: { encoding: "ascii", clean_accents: true },
    media_libraries: {
      default: {
        config: {
          slugify_filename: true,
          // Also converts an iPhone's HEIC, and what a phone sends is small.
          transformations: { raster_image: { format: "webp", quality: 85, width: 2400, height: 2400 } },
        },
      },
      // They need a key of a service.
      stock_assets: false,
    },
    collections: Object.entries(site.groups).map(([name, label]) => ({
      name,
      label,
      files: site.files.filter(({ group }) => group === name).map(entryOf),
    })),
  } as CmsConfig;
}
