import { type FieldPath, type Files, fieldAt } from "../../gatsby-plugin-content-model/fields";
import { formTexts as words } from "../texts";
import { formAtAddress, nameOf } from "./config";
import type { EditorSite } from "./site";

/** How often, and every how many milliseconds, a field is looked for that is not there yet. */
const [tries, wait] = [100, 50];

/** Moves the form to a field, and opens its groups, by a message of Sveltia's own. */
export async function showField(path: FieldPath): Promise<void> {
  const keyPath = path.join(".");
  const message = { type: "highlight-editor-field", payload: { locale: "_default", keyPath } };
  postMessage(message, origin);
  // Sveltia CMS renders what is far away only once it is near.
  for (let tried = 0; tried < tries && !document.querySelector(`[data-key-path="${CSS.escape(keyPath)}"]`); tried++) {
    document.querySelector(".placeholder")?.scrollIntoView();
    await new Promise((resolve) => setTimeout(resolve, wait));
    postMessage(message, origin);
  }
}

/** After how many ms Sveltia CMS has added an entry, and has put the focus on its arrow. */
const added = 200;

/** Path of a field, `plans.1.price`, as keys and indexes. */
export const pathOf = (keyPath: string): FieldPath =>
  keyPath.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/** Moves the form to the first field of each entry that is added to a list. */
export function showAdded({ model, files }: EditorSite): void {
  const show = ({ target }: Event) => {
    const list = (target as Element)
      .closest(`[data-field-type="list"] [data-label^="${words.include} "]`)
      ?.closest<HTMLElement>("[data-key-path]");
    const file = files.find((each) => `${each.group}/${nameOf(each.file)}` === formAtAddress())?.file;
    if (!list || !file) return;
    const entry = [...pathOf(list.dataset.keyPath ?? ""), list.querySelector(".item-list")?.children.length ?? 0];
    const [first] = fieldAt(model.files[file] as Files[string], entry)?.children ?? [];
    setTimeout(showField, added, first ? [...entry, first.key] : entry);
  };
  addEventListener("click", show, true);
}
