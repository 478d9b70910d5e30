import { attributeOf, type Document, elementsNamed, replaceWithModule } from "../html-page";

/** In ms: when to stop waiting for the report of the first paint, which Firefox never gives if a page opens scrolled. */
const patience = 1000;

/**
 * Inline module: loads scripts right after the first paint, so that they do not compete with it for bandwidth. With data saving on or
 * over 2G, only a page with an element that needs them loads any. A tab in the background has no frames, and loads none until it is shown.
 */
const loadAfterPaint = (urls: readonly string[], needed: string) => `
const { saveData, effectiveType = "" } = navigator.connection ?? {};
const urls = new Set(${JSON.stringify(urls)});
const load = () => {
  for (const src of urls) document.body.append(Object.assign(document.createElement("script"), { src }));
  urls.clear();
};
if (document.querySelector(${JSON.stringify(needed)}) || !(saveData || effectiveType.includes("2g"))) {
  new PerformanceObserver(load).observe({ type: "paint", buffered: true });
  requestAnimationFrame(() => setTimeout(load, ${patience}));
}
`;

/**
 * Replaces a page's external scripts with a module that loads them after the first paint.
 *
 * @param needed CSS selector of elements for which a page loads its scripts even with data saving on
 */
export function loadScriptsLate(page: Document, needed: string): void {
  const scripts = elementsNamed(page, "script").filter((script) => attributeOf(script, "src") !== undefined);
  const urls = scripts.map((script) => attributeOf(script, "src") ?? "");
  replaceWithModule(scripts, loadAfterPaint(urls, needed));
}
