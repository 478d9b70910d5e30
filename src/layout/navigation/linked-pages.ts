import { whenIdle } from "../../ui/when-idle";
import { loadHead } from "./HeadOfNextPage";
import { endPrefetchOnPress } from "./prefetch-on-press";

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

/** Links to pages of this site; not files. */
const isPageLink = (link: HTMLAnchorElement | HTMLAreaElement) =>
  link.origin === window.location.origin && !link.hasAttribute("download");

/** The link to another page of this site that a click follows, unless it opens a tab or a window, or downloads. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = (event.target as Element).closest?.<HTMLAnchorElement>("a[href]");
  return link && isPageLink(link) && link.pathname !== window.location.pathname ? link : undefined;
}

/** Paths of the other pages of the site that the page links to. */
function linkedPaths(): Set<string> {
  const links = [...document.links].filter(isPageLink);
  const paths = new Set(links.map(({ pathname }) => pathname));
  paths.delete(window.location.pathname);
  return paths;
}

/** Paths of pages that are still being loaded. */
const awaited = new Set<string>();

const control = "form :is(input:not([type=hidden]), select, textarea)";

/** Whether the visitor has begun to fill in a form of the page. */
const holdsDraft = () => [...document.querySelectorAll<HTMLInputElement>(control)].some(({ value }) => value);

/**
 * Leaves a press on a link to the browser if its page is still being loaded: the browser requests one file, the HTML, where Gatsby
 * requests two in sequence. A draft would be lost with the document, so the browser gets no link once a form holds text, or once
 * Gatsby has shown another page, which may have had one.
 */
function leaveToBrowser(event: MouseEvent): void {
  const link = followedLink(event);
  if (!link) return;
  if (!awaited.has(link.pathname) || holdsDraft()) {
    document.removeEventListener("click", leaveToBrowser, { capture: true });
    return;
  }
  event.stopPropagation();
  // Frees the line for the page.
  window.stop();
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
 * each). Not while a form field has the focus, and not with data saving on or over a 2G line. Ends the prefetching of HTML once
 * Gatsby shows all pages: when they are loaded, or from the first input, which a full load would lose.
 */
export function loadLinkedPages(loadPage: PageLoader["loadPage"]): void {
  if (savesData()) {
    endPrefetchOnPress();
    return;
  }
  const load = async (path: string) => {
    const { page } = await loadPage(path);
    // Without app-data.json Gatsby would assume another build and reload the page.
    if (page) page.webpackCompilationHash ||= window.___webpackCompilationHash;
    awaited.delete(path);
    if (awaited.size === 0) endPrefetchOnPress();
  };
  for (const path of linkedPaths()) awaited.add(path);
  document.addEventListener("click", leaveToBrowser, { capture: true });
  document.addEventListener("input", endPrefetchOnPress, { once: true });
  const loadAll = () => {
    loadHead().catch(() => {});
    // One page per idle callback: together they would block input on a slow processor.
    for (const path of awaited) whenIdle(() => whenNotTyping(() => load(path)));
  };
  whenIdle(() => whenNotTyping(loadAll));
}
