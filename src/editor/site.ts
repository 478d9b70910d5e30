import type { EditorSite } from "../../plugins/gatsby-plugin-content-editor/browser/site";
import { contentModel } from "../content/content-model";
import { type ContentFile, contentFiles } from "../content/model/content-files";
import { routes } from "../content/routes";
import { editorTexts } from "./texts";

const files = Object.keys(contentFiles) as ContentFile[];

/** This site's configuration of the content editor; bundled into the editor's page only. */
const site: EditorSite = {
  model: contentModel,
  groups: Object.entries(editorTexts.groups).map(([name, label]) => ({ name, label })),
  files: files.map((file) => ({
    file,
    label: editorTexts.files[file],
    group: file.startsWith("pages/") ? "pages" : "site",
    page: routes.find((route) => route.file === file)?.path,
  })),
  photoFolder: editorTexts.photoFolder,
  locale: "pt",
  texts: editorTexts,
};

export default site;
