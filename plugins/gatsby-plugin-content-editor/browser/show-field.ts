import type { FieldPath } from "../../gatsby-plugin-content-model/fields";

/** Sveltia's own message that moves the form to a field and opens its groups; its list of errors sends it, too. */
const type = "highlight-editor-field";

/** How often, and after how many milliseconds each, the message is repeated for a field that is not there yet. */
const [tries, wait] = [100, 50];

/** Moves the form to a field, and opens its groups. */
export function showField(path: FieldPath): void {
  postMessage({ type, payload: { locale: "_default", keyPath: path.join(".") } }, origin);
}

/** Repeats the message until the field is there: Sveltia CMS renders what is far away only once it is near. */
export function findFarFields(): void {
  addEventListener("message", ({ source, data }) => {
    if (source !== window || data?.type !== type) return;
    const { payload, tried = 0 } = data;
    if (tried === tries || document.querySelector(`[data-key-path="${CSS.escape(payload.keyPath)}"]`)) return;
    setTimeout(() => {
      document.querySelector(".placeholder")?.scrollIntoView();
      postMessage({ type, payload, tried: tried + 1 }, origin);
    }, wait);
  });
}
