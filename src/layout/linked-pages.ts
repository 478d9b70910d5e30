import { whenIdle } from "../ui/when-idle";

declare global {
  interface Window {
    /** The build that the page belongs to; set by Gatsby in the HTML. */
    ___webpackCompilationHash: string;
  }
}

/** What Gatsby hands to each function of `gatsby-browser.tsx`, and its types leave out. */
export interface PageLoader {
  loadPage(pathname: string): Promise<{ page?: { webpackCompilationHash: string } }>;
}

/** The Network Information API, which not every browser has. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor saves data, or has a line on which what he has not asked for would be in the way. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes("2g"));
}

/** Paths of the other pages of the site that the page links to. */
function linkedPaths(): Set<string> {
  const links = [...document.links].filter(
    (link) => link.origin === window.location.origin && !link.hasAttribute("download"),
  );
  const paths = new Set(links.map(({ pathname }) => pathname));
  paths.delete(window.location.pathname);
  return paths;
}

/** Calls back when no field of a form has the focus: at once, or when the visitor leaves the form. */
function whenNotTyping(callback: () => void): void {
  const isTyping = () => document.activeElement?.closest("form");
  if (!isTyping()) {
    callback();
    return;
  }
  const retry = () => {
    // Between two fields of the form, the focus is nowhere for a moment.
    setTimeout(() => {
      if (isTyping()) return;
      document.removeEventListener("focusout", retry);
      callback();
    });
  };
  document.addEventListener("focusout", retry);
}

/**
 * Loads the data and the script of the pages that links lead to (2 to 4 kB each) as soon as the page is idle, so that a press on a link
 * waits for nothing. Nothing is loaded while the visitor fills in a form, nor for those who save data.
 */
export function loadLinkedPages(loadPage: PageLoader["loadPage"]): void {
  if (savesData()) return;
  const load = async (path: string) => {
    const { page } = await loadPage(path);
    // Without the file that names the newest build, Gatsby would take the page for one of another build, and load it anew.
    if (page) page.webpackCompilationHash ||= window.___webpackCompilationHash;
  };
  const loadAll = () => {
    for (const path of linkedPaths()) load(path);
  };
  whenIdle(() => whenNotTyping(loadAll));
}
