/** Key in `localStorage` for the dismissal. */
const storageKey = "aviso-de-privacidade";

/** Attribute of the root element while the notice is dismissed; styles hide the notice. */
export const dismissedAttribute = "data-notice-dismissed";

/** Attribute of the button that dismisses the notice; its value is the id of the element that then has the focus. */
export const dismissAttribute = "data-dismisses-notice";

/**
 * Inline script before the notice, in a block to keep its names out of the global scope. It hides a dismissed notice before it can
 * be painted, and again when the page is restored from the back/forward cache. In the head it would delay the first paint by some
 * 5 %: storage is slow to open. If storage is blocked, the notice is shown on each visit. It also dismisses the notice, since pages
 * may be used before their scripts have loaded. The development server, which renders in the browser, does not run it.
 */
export const noticeDismissal = `{
const key = "${storageKey}";
const hide = () => document.documentElement.setAttribute("${dismissedAttribute}", "");
const hideDismissed = () => {
  try { if (localStorage.getItem(key)) hide(); } catch {}
};
hideDismissed();
addEventListener("pageshow", hideDismissed);
addEventListener("click", ({ target }) => {
  const button = target.closest?.("[${dismissAttribute}]");
  if (!button) return;
  hide();
  document.getElementById(button.getAttribute("${dismissAttribute}"))?.focus({ preventScroll: true });
  try { localStorage.setItem(key, "1"); } catch {}
});
}`;
