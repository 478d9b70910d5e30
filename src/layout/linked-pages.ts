import { whenIdle } from "../ui/when-idle";
import { loadHead } from "./HeadOfNextPage";

declare global {
  interface Window {
    /** The build that the page belongs to; set by Gatsby in the HTML. */
    ___webpackCompilationHash: string;
  }
}

/** Argument that Gatsby passes to browser APIs and its types omit. */
export interface PageLoader {
  loadPage(pathname: string): Promise<{ page?: { webpackCompilationHash: string } }>;
}

/** The Network Information API; not in every browser. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether data saving is on or the connection is slow. */
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

/** Runs a callback when no form field has the focus: at once, or when the focus leaves the form. */
function whenNotTyping(callback: () => void): void {
  const isTyping = () => document.activeElement?.closest("form");
  if (!isTyping()) {
    callback();
    return;
  }
  const retry = () => {
    // While it moves between two fields, the focus is briefly on nothing.
    setTimeout(() => {
      if (isTyping()) return;
      document.removeEventListener("focusout", retry);
      callback();
    });
  };
  document.addEventListener("focusout", retry);
}

/**
 * When the page is idle, preloads the code that updates the document's head, and data and scripts of linked pages (2 to 8 kB
 * each). Not while a form field has the focus, and not with data saving on.
 */
export function loadLinkedPages(loadPage: PageLoader["loadPage"]): void {
  if (savesData()) return;
  const load = async (path: string) => {
    const { page } = await loadPage(path);
    // Without app-data.json Gatsby would assume another build and reload the page.
    if (page) page.webpackCompilationHash ||= window.___webpackCompilationHash;
  };
  const loadAll = () => {
    loadHead().catch(() => {});
    // One page per idle callback: together they would block input on a slow processor.
    for (const path of linkedPaths()) whenIdle(() => whenNotTyping(() => load(path)));
  };
  whenIdle(() => whenNotTyping(loadAll));
}
