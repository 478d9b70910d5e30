import type { FieldPath } from "../../gatsby-plugin-content-model/fields";

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
