/** Argument that Gatsby passes to browser APIs and its types omit. */
export interface PageLoader {
  loadPage(pathname: string): Promise<unknown>;
}

/** Paths of the other pages of the site that the page links to; not files. */
function linkedPaths(): Set<string> {
  const links = [...document.links].filter(
    (link) => link.origin === window.location.origin && !link.hasAttribute("download"),
  );
  const paths = new Set(links.map(({ pathname }) => pathname));
  paths.delete(window.location.pathname);
  return paths;
}

/** Runs a callback when the browser is idle; in Safari, which can't tell, at once. */
const whenIdle = (callback: () => void) =>
  window.requestIdleCallback ? window.requestIdleCallback(callback) : setTimeout(callback);

/**
 * When the page is idle, loads data and scripts of linked pages (2 to 8 kB each), so that following a link needs no request. One page
 * after another, in the order of the links: together they would share a slow line, and block input on a slow processor. Not with data
 * saving on.
 */
export function loadLinkedPages(loadPage: PageLoader["loadPage"]): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  if (connection?.saveData || connection?.effectiveType?.includes("2g")) return;
  whenIdle(async () => {
    for (const path of linkedPaths()) await loadPage(path);
  });
}
