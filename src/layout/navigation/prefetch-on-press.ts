/**
 * Speculation rules, for an inline script: while a link to a page is pressed, before the click, the browser requests the page's
 * HTML. A press lasts some 80 ms. Not a file's, such as the contact card's: pages have no dot in their path.
 */
export const prefetchOnPress = JSON.stringify({
  prefetch: [{ where: { href_matches: "/([^.]*)" }, eagerness: "conservative" }],
});

/** Ends this, since links no longer need the HTML of their pages. */
export function endPrefetchOnPress(): void {
  document.querySelector('script[type="speculationrules"]')?.remove();
}
