/** Argument that Gatsby passes to browser APIs and its types omit. */
export interface PageLoader {
  /** Resolves to the page, or to an object whose `status` is `error`. */
  loadPage(pathname: string): Promise<{ status?: string }>;
}

/** Links to pages of the site; not to files. */
const toPage = "a[href^='/']:not([download])";

/** Text in a form, lost when the browser loads another page; not in its hidden fields, which have no placeholder. */
const typedText = "[placeholder]:not(:placeholder-shown)";

/**
 * When the page is idle, loads data and scripts of linked pages (2 to 8 kB each), so that following a link needs no request. One page
 * after another, in the order of the links: together they would share a slow connection, and block input on a slow processor. Not with
 * data saving on.
 *
 * A link to a page that is not loaded is left to the browser, unless text has been typed: its HTML takes one round trip, its data and
 * script take two. The listener stops the click before React's, which would prevent the browser's default. In the end, the rule by which
 * the browser fetches a page while its link is pressed is removed: it would fetch 11 to 14 kB for nothing.
 */
export function loadLinkedPages(loadPage: PageLoader["loadPage"]): void {
  const loaded = new Set([window.location.pathname]);
  let hasText = false;
  document.addEventListener(
    "click",
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>(toPage);
      hasText ||= document.querySelector(typedText) !== null;
      if (link && !loaded.has(link.pathname) && !hasText) event.stopPropagation();
    },
    { capture: true },
  );

  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  if (connection?.saveData || connection?.effectiveType?.includes("2g")) return;
  // Safari can't tell when it is idle.
  (window.requestIdleCallback ?? setTimeout)(async () => {
    const links = document.querySelectorAll<HTMLAnchorElement>(toPage);
    for (const path of new Set([...links].map(({ pathname }) => pathname))) {
      const { status } = await loadPage(path);
      if (status !== "error") loaded.add(path);
    }
    document.querySelector("[type=speculationrules]")?.remove();
  });
}
