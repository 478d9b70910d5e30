/**
 * Moves the focus to the heading of the page, which screen readers then read: their users hear which page has opened, and all who use
 * the keyboard go on from there. There is no live region beside it, which would say the same again. Gatsby's own, which is in English,
 * is hidden by `globalStyles`.
 */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading) return;
  heading.tabIndex = -1;
  // Waits for all effects: Gatsby's router moves the focus in an effect that may run later. The scroll position is the router's, too:
  // the top, or the previous position after Back.
  queueMicrotask(() => heading.focus({ preventScroll: true }));
}
