/**
 * Speculation rules, as JSON for an inline script: the browser requests a page's HTML as soon as its link is pressed, before the
 * click. The pattern excludes files, such as the contact card: pages have no dot in their path.
 */
export const prefetchOnPress = JSON.stringify({
  prefetch: [{ where: { href_matches: "/([^.]*)" }, eagerness: "conservative" }],
});

/** Removes the rules, for when Gatsby shows the next page and its HTML would be loaded for nothing. */
export function endPrefetchOnPress(): void {
  document.querySelector('script[type="speculationrules"]')?.remove();
}
