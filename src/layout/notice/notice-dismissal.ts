/** Key in `localStorage` for the dismissal. */
const storageKey = "aviso-de-privacidade";

/** Attribute of the root element while the notice is dismissed; styles hide the notice. */
export const dismissedAttribute = "data-notice-dismissed";

/**
 * Inline script before the notice, in a block to keep its names out of the global scope. It hides a dismissed notice before it can
 * be painted, and again when the page is restored from the back/forward cache. In the head it would delay the first paint by some
 * 5 %: storage is slow to open. If storage is blocked, the notice is shown on each visit; by the development server too, which
 * renders in the browser.
 */
export const noticeDismissal = `{
const hide = () => {
  try { if (localStorage.getItem("${storageKey}")) document.documentElement.setAttribute("${dismissedAttribute}", ""); } catch {}
};
hide();
addEventListener("pageshow", hide);
}`;

/** Hides the notice: permanently, or, if storage is blocked, until the page is reloaded. */
export function dismissNotice(): void {
  document.documentElement.setAttribute(dismissedAttribute, "");
  try {
    window.localStorage.setItem(storageKey, "1");
  } catch {
    // Storage is blocked or full.
  }
}
