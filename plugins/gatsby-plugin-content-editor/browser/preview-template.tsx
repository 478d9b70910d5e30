import { vercelStegaClean, vercelStegaEncode } from "@vercel/stega";
import { createRoot, type Root } from "react-dom/client";
import { nameOf } from "./config";
import { dataOf } from "./format";
import { plainData } from "./plain-data";
import type { EditorSite } from "./site";

/** Reads all files as they were last saved. */
async function savedContent({ files }: EditorSite, { getCollection }: DecapPreviewProps) {
  const entries = files.map(async ({ file, group }) => {
    const entry = await getCollection(group, nameOf(file));
    return [file, dataOf(entry.get("data")).data] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Preview elements by file. */
const places = new Map<string, HTMLElement>();

/** In ms: timeout for a field to appear, polling interval, and how long it must keep the focus. */
const focusTimes = { total: 6000, step: 150, steady: 450 };

/**
 * Opens the form of a file and focuses one of its fields. Decap's “visual editing” does this, and expands the lists around the
 * field, on a click on a preview text that carries the field's path as hidden characters. This simulates such a click.
 */
export async function focusField(site: EditorSite, file: string, path: readonly PropertyKey[]): Promise<void> {
  const group = site.files.find((each) => each.file === file)?.group;
  const form = `#/collections/${group}/entries/${nameOf(file)}`;
  if (location.hash !== form) {
    // Decap reuses one form's fields, with their names, for the next form, unless it shows something else in between.
    location.hash = `#/collections/${group}`;
    await new Promise((resolve) => setTimeout(resolve, focusTimes.step));
    location.hash = form;
  }
  let kept = 0;
  let left = false;
  for (const event of ["pointerdown", "keydown"]) addEventListener(event, () => (left = true), { once: true });
  // Decap may render a form again once it has loaded the file, which loses the focus. The owner may also have moved on.
  for (let waited = 0; waited < focusTimes.total && kept < focusTimes.steady; waited += focusTimes.step) {
    await new Promise((resolve) => setTimeout(resolve, focusTimes.step));
    if (left) return;
    const place = places.get(file);
    kept = document.activeElement?.id.startsWith(`${String(path.at(-1))}-field-`) ? kept + focusTimes.step : 0;
    if (kept > 0 || !place?.isConnected) continue;
    const text = place.ownerDocument.createElement("span");
    text.textContent = vercelStegaEncode({ decap: path.map(String).join(".") });
    place.append(text);
    text.click();
    text.remove();
  }
}

/**
 * Registers a preview for each file. Decap bundles another version of React, so it only provides the element into which the
 * site's React renders.
 */
export function registerPreviews(decap: Decap, createElement: DecapCreateElement, site: EditorSite): void {
  const { Preview } = site;
  for (const { file } of site.files) {
    let place: { node: HTMLElement; root: Root; saved: Promise<Record<string, object>> } | undefined;

    const draw = async (node: HTMLElement, props: DecapPreviewProps) => {
      const isNew = place?.node !== node;
      if (!place || isNew) {
        place?.root.unmount();
        // A separate child, since `focusField` adds a sibling.
        const child = node.ownerDocument.createElement("div");
        node.append(child);
        place = { node, root: createRoot(child), saved: savedContent(site, props) };
        places.set(file, node);
      }
      const { root, saved } = place;
      const urlOf = (photo: string) => String(props.getAsset(photo));
      const render = (content?: Record<string, object>) =>
        root.render(<Preview {...{ file, content, urlOf, frame: node.ownerDocument }} />);
      if (isNew) render();
      // Without the paths that Decap hides in the texts for its visual editing.
      const edited = vercelStegaClean(dataOf(props.entry.get("data").toJS()).data);
      render({ ...(await saved), [file]: plainData(edited) });
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
