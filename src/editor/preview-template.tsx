import { createRoot, type Root } from "react-dom/client";
import { type Content, type ContentFile, contentFiles } from "../content/model";
import { collectionOf, nameOf } from "./config";
import { withoutEmptyFields } from "./entry";
import { Preview } from "./Preview";

const files = Object.keys(contentFiles) as ContentFile[];

/** All files as they are saved; the one that is edited is put in the place of its own. */
async function savedContent({ getCollection }: DecapPreviewProps): Promise<Content> {
  const entries = files.map(async (file) => {
    const entry = await getCollection(collectionOf(file), nameOf(file));
    return [file, entry.get("data")] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as Content;
}

/**
 * Shows each file on the page where visitors see it. Decap brings a React of its own, of another version than the site's: it only
 * gives the place, in which the site's React draws.
 */
export function registerPreviews(decap: Decap, createElement: DecapCreateElement): void {
  for (const file of files) {
    let place: { node: HTMLElement; root: Root; saved: Promise<Content> } | undefined;

    const draw = async (node: HTMLElement, props: DecapPreviewProps) => {
      if (place?.node !== node) {
        place?.root.unmount();
        place = { node, root: createRoot(node), saved: savedContent(props) };
      }
      const { root, saved } = place;
      const content = { ...(await saved), [file]: withoutEmptyFields(props.entry.get("data").toJS()) } as Content;
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
