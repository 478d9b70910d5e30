/** Key in `localStorage` for the dismissal. */
const storageKey = "aviso-de-privacidade";

/** Attribute of the root element while the notice is dismissed; styles hide the notice. */
export const dismissedAttribute = "data-notice-dismissed";

/**
 * Inline script for the head: hides a dismissed notice before the first paint, and again when the page is restored from the
 * back/forward cache. If storage is blocked, the notice is shown on each visit.
 */
export const noticeDismissal = `
const hideDismissedNotice = () => {
  try {
    if (localStorage.getItem("${storageKey}")) document.documentElement.setAttribute("${dismissedAttribute}", "");
  } catch {}
};
hideDismissedNotice();
addEventListener("pageshow", hideDismissedNotice);
`;

/** Hides the notice: permanently, or, if storage is blocked, until the page is reloaded. */
export function dismissNotice(): void {
  document.documentElement.setAttribute(dismissedAttribute, "");
  try {
    window.localStorage.setItem(storageKey, "1");
  } catch {
    // Storage is blocked or full.
  }
}
