import type { EditorSite } from "../../plugins/gatsby-plugin-content-editor/browser/site";
import { contentModel } from "../content/content-model";
import { type Content, type ContentFile, contentFiles } from "../content/model";
import { EditorPreview, pageOf } from "./EditorPreview";
import { editorTexts } from "./texts";

const files = Object.keys(contentFiles) as ContentFile[];

/** This site's configuration of the content editor; bundled into the editor's page only. */
const site: EditorSite = {
  model: contentModel as unknown as EditorSite["model"],
  groups: Object.entries(editorTexts.groups).map(([name, label]) => ({ name, label })),
  files: files.map((file) => ({
    file,
    label: editorTexts.files[file],
    group: file.startsWith("pages/") ? "pages" : "site",
    page: pageOf(file)?.path,
  })),
  photoFolder: editorTexts.photoFolder,
  Preview: ({ file, content, ...props }) => (
    <EditorPreview file={file as ContentFile} content={content as unknown as Content | undefined} {...props} />
  ),
  locale: "pt",
  texts: editorTexts,
};

export default site;
