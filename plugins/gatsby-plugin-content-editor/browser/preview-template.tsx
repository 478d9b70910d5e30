import { vercelStegaEncode } from "@vercel/stega";
import { createRoot, type Root } from "react-dom/client";
import { nameOf } from "./config";
import { dataOf } from "./format";
import { plainData } from "./plain-data";
import type { EditorSite } from "./site";

/** All files as they are saved. */
async function savedContent({ files }: EditorSite, { getCollection }: DecapPreviewProps) {
  const entries = files.map(async ({ file, group }) => {
    const entry = await getCollection(group, nameOf(file));
    return [file, dataOf(entry.get("data")).data] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Elements in which the previews are shown, by their file. */
const places = new Map<string, HTMLElement>();

/** Milliseconds for which a field is waited for, between two looks at it, and for which it has to keep the focus. */
const patience = { total: 6000, step: 150, steady: 450 };

/**
 * Opens the form of a file and moves the focus to one of its fields. Decap does so when a text in the preview is pressed in which
 * the field's path is hidden (its “visual editing”), and opens what is folded around the field.
 */
export async function focusField(site: EditorSite, file: string, path: readonly PropertyKey[]): Promise<void> {
  const group = site.files.find((each) => each.file === file)?.group;
  const form = `#/collections/${group}/entries/${nameOf(file)}`;
  if (location.hash !== form) {
    // Decap keeps the fields of a form for the next one, with their old names, unless it shows something else in between.
    location.hash = `#/collections/${group}`;
    await new Promise((resolve) => setTimeout(resolve, patience.step));
    location.hash = form;
  }
  let kept = 0;
  let left = false;
  for (const event of ["pointerdown", "keydown"]) addEventListener(event, () => (left = true), { once: true });
  // Decap may draw a form a second time once it has loaded the file; the focus is lost then. The owner may have gone on, too.
  for (let waited = 0; waited < patience.total && kept < patience.steady; waited += patience.step) {
    await new Promise((resolve) => setTimeout(resolve, patience.step));
    if (left) return;
    const place = places.get(file);
    kept = document.activeElement?.id.startsWith(`${String(path.at(-1))}-field-`) ? kept + patience.step : 0;
    if (kept > 0 || !place?.isConnected) continue;
    const text = place.ownerDocument.createElement("span");
    text.textContent = vercelStegaEncode({ decap: path.map(String).join(".") });
    place.append(text);
    text.click();
    text.remove();
  }
}

/**
 * Shows each file on the page where visitors see it. Decap brings its own React, of another version than the site's: it only
 * provides the element in which the site's React renders.
 */
export function registerPreviews(decap: Decap, createElement: DecapCreateElement, site: EditorSite): void {
  const { Preview } = site;
  for (const { file } of site.files) {
    let place: { node: HTMLElement; root: Root; saved: Promise<Record<string, object>> } | undefined;

    const draw = async (node: HTMLElement, props: DecapPreviewProps) => {
      if (place?.node !== node) {
        place?.root.unmount();
        // A child of its own, beside which `focusField` may put another.
        const child = node.ownerDocument.createElement("div");
        node.append(child);
        place = { node, root: createRoot(child), saved: savedContent(site, props) };
        places.set(file, node);
      }
      const { root, saved } = place;
      // `plainData` also takes out the paths that Decap hides in the texts for its visual editing.
      const content = { ...(await saved), [file]: plainData(dataOf(props.entry.get("data").toJS()).data) };
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
