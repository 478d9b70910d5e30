/** Argument that Gatsby passes to browser APIs and its types omit. */
export interface PageLoader {
  loadPage(pathname: string): Promise<unknown>;
}

/** Links to pages of the site; not to files. */
const toPage = "a[href^='/']:not([download])";

/**
 * When the page is idle, loads data and scripts of linked pages (2 to 8 kB each), so that following a link needs no request. One page
 * after another, in the order of the links: together they would share a slow connection, and block input on a slow processor. Not with
 * data saving on.
 */
export function loadLinkedPages(loadPage: PageLoader["loadPage"]): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  if (connection?.saveData || connection?.effectiveType?.includes("2g")) return;
  // Safari can't tell when it is idle.
  (window.requestIdleCallback ?? setTimeout)(async () => {
    const links = document.querySelectorAll<HTMLAnchorElement>(toPage);
    for (const path of new Set([...links].map(({ pathname }) => pathname))) await loadPage(path);
  });
}
