/**
 * Moves the focus after a client-side navigation: to the part of the page that the address names, or to the heading, which screen readers
 * then read. Their users hear which page has opened, and all who use the keyboard go on from there. There is no live region beside it,
 * which would say the same again. Gatsby's own, which is in English, is hidden by `globalStyles`.
 */
export function focusHeading(): void {
  const part = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  const target = part ?? document.querySelector<HTMLElement>("main h1");
  // Waits for all effects: Gatsby's router moves the focus in an effect that may run later. The scroll position is the router's, too:
  // the top, the part, or the previous position after Back.
  queueMicrotask(() => {
    target?.focus({ preventScroll: true });
    if (!target || document.activeElement === target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  });
}
