import { createRoot, type Root } from "react-dom/client";
import { nameOf } from "./config";
import type { EditorSite } from "./site";

/** All files as they are saved. */
async function savedContent({ files }: EditorSite, { getCollection }: DecapPreviewProps) {
  const entries = files.map(async ({ file, group }) => {
    const entry = await getCollection(group, nameOf(file));
    return [file, entry.get("data")] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/**
 * Shows each file on the page where visitors see it. Decap brings its own React, of another version than the site's: it only
 * provides the element in which the site's React renders.
 */
export function registerPreviews(decap: Decap, createElement: DecapCreateElement, site: EditorSite): void {
  const { Preview, withoutEmptyFields } = site;
  for (const { file } of site.files) {
    let place: { node: HTMLElement; root: Root; saved: Promise<Record<string, object>> } | undefined;

    const draw = async (node: HTMLElement, props: DecapPreviewProps) => {
      if (place?.node !== node) {
        place?.root.unmount();
        place = { node, root: createRoot(node), saved: savedContent(site, props) };
      }
      const { root, saved } = place;
      const content = { ...(await saved), [file]: withoutEmptyFields(props.entry.get("data").toJS()) };
      const addressOf = (photo: string) => String(props.getAsset(photo));
      root.render(<Preview file={file} content={content} addressOf={addressOf} frame={node.ownerDocument} />);
    };

    decap.registerPreviewTemplate(nameOf(file), (props) =>
      createElement("div", {
        ref: (node: HTMLElement | null) => {
          if (node) void draw(node, props);
        },
      }),
    );
  }
}
