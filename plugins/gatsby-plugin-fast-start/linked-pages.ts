/** Argument that Gatsby passes to browser APIs and its types omit. */
export interface PageLoader {
  loadPage(pathname: string): Promise<unknown>;
}

/** Links to pages of the site; not to files. */
const toPage = "a[href^='/']:not([download])";

/**
 * When the page is idle, loads data and scripts of linked pages (some 45 kB together), so that following a link needs no request. All
 * at once: each takes two round trips, and one after another the last would come after most presses. Not with data saving on.
 */
export function loadLinkedPages(loadPage: PageLoader["loadPage"]): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  if (connection?.saveData || connection?.effectiveType?.includes("2g")) return;
  // Safari can't tell when it is idle.
  (window.requestIdleCallback ?? setTimeout)(() => {
    const links = document.querySelectorAll<HTMLAnchorElement>(toPage);
    for (const path of new Set([...links].map(({ pathname }) => pathname))) void loadPage(path);
  });
}
