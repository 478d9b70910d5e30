/** Key under which the browser keeps that the notice was dismissed. */
const storageKey = "aviso-de-privacidade";

/** Attribute of the root element while the notice is dismissed; its styles hide it there. */
export const dismissedAttribute = "data-notice-dismissed";

/**
 * Inline script for the head: hides the notice before the first paint where this browser has dismissed it. A page from the
 * back/forward cache may date from before that, and looks again. Where storage is blocked the notice is shown on each visit.
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

/** Hides the notice, for good where the browser lets us keep that, else until the page is loaded anew. */
export function dismissNotice(): void {
  document.documentElement.setAttribute(dismissedAttribute, "");
  try {
    window.localStorage.setItem(storageKey, "1");
  } catch {
    // Storage is blocked or full.
  }
}
