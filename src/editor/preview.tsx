import type { ComponentType } from "react";
import type { SitePreview } from "../../plugins/gatsby-plugin-content-editor/app/site";
import { rootFields } from "../../plugins/gatsby-plugin-content-model/graphql-types";
import { photosIn } from "../../plugins/gatsby-plugin-content-model/photos";
import { isUrl, valueAt } from "../../plugins/gatsby-plugin-content-model/values";
import { derive } from "../content/derive";
import { type Content, contentFiles } from "../content/model/content-files";
import { routes } from "../content/routes";
import { rememberDismissal } from "../layout/notice/notice-dismissal";
import { pageElement } from "../layout/page-element";
import { StaticStyles } from "../layout/StaticStyles";

type Template = ComponentType<{ data: object }>;

/** The templates, by path of the page. */
const templatesByPath = Promise.all(
  routes.map(async ({ path, template }) => [path, (await import(`../templates/${template}.tsx`)).default] as const),
).then((templates) => new Map<string, Template>(templates));

/** The content as the pages see it; a photo of the owner's is not resized. */
function derived(content: Content, pictures: Readonly<Record<string, string | undefined>>): Record<string, object> {
  const filled = derive(content, new Date());
  for (const { file, path, name } of photosIn(contentFiles, filled)) {
    const image = { width: 4, height: 5, images: { fallback: { src: pictures[name] } } };
    if (!isUrl(name)) Object.assign(valueAt(filled, [file, ...path.slice(0, -1)]) as object, { image });
  }
  return filled;
}

/** Draws pages, each with all content for its query. */
const preview: SitePreview = templatesByPath.then((templates) => (content, path, pictures) => {
  // The notice would cover the foot of a page that is looked at a hundred times.
  rememberDismissal();
  const values = derived(content as Content, pictures);
  const isMeant = (value: object) => "path" in value && value.path === path;
  const data = Object.fromEntries(
    [...rootFields(contentFiles)].map(([name, { type, files }]) => {
      const found = files.map((file) => values[file] as object);
      return [name, type.startsWith("[") ? found : (found.find(isMeant) ?? found[0])];
    }),
  );
  const Template = templates.get(path) as Template;
  const props = { data, path, pageContext: {} } as unknown as Parameters<typeof pageElement>[0]["props"];
  return (
    <>
      <StaticStyles />
      {pageElement({ element: <Template data={data} />, props })}
    </>
  );
});

export default preview;
