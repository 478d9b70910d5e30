/** Argument that Gatsby passes to browser APIs and its types omit. */
export interface PageLoader {
  /** Resolves to the page, or to an object whose `status` is `error`. */
  loadPage(pathname: string): Promise<{ status?: string }>;
}

/** Links of the page to pages of the site; not to files. */
const isToPage = (link: HTMLAnchorElement | HTMLAreaElement) =>
  link.origin === window.location.origin && !link.hasAttribute("download");

/** Text in a form, lost when the browser loads another page. */
const typedText = ":is(input, textarea):not(:placeholder-shown)";

/** Runs a callback when the browser is idle; in Safari, which can't tell, at once. */
const whenIdle = (callback: () => void) =>
  window.requestIdleCallback ? window.requestIdleCallback(callback) : setTimeout(callback);

/**
 * When the page is idle, loads data and scripts of linked pages (2 to 8 kB each), so that following a link needs no request. One page
 * after another, in the order of the links: together they would share a slow line, and block input on a slow processor. Not with data
 * saving on.
 *
 * A link to a page that is not loaded is left to the browser, unless text has been typed: its HTML takes one round trip, its data and
 * script take two. The listener stops the click before React's, which would prevent the browser's default.
 */
export function loadLinkedPages(loadPage: PageLoader["loadPage"]): void {
  const loaded = new Set([window.location.pathname]);
  let hasText = false;
  document.addEventListener(
    "click",
    (event) => {
      const link = (event.target as Element).closest("a");
      hasText ||= document.querySelector(typedText) !== null;
      if (link && isToPage(link) && !loaded.has(link.pathname) && !hasText) event.stopPropagation();
    },
    { capture: true },
  );

  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  if (connection?.saveData || connection?.effectiveType?.includes("2g")) return;
  whenIdle(async () => {
    for (const path of new Set([...document.links].filter(isToPage).map(({ pathname }) => pathname))) {
      const { status } = await loadPage(path);
      if (status !== "error") loaded.add(path);
    }
  });
}
