import { html, parse, serialize, type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter as tree } from "parse5";

/** In ms: when to stop waiting for the report of the first paint, which Firefox never gives if a page opens scrolled. */
const patience = 1000;

/** In ms: when a script that did not come is asked for again, twice as long after each time, for some two minutes. */
const [firstPause, longestPause] = [1000, 100_000];

/**
 * Inline module: loads scripts right after the first paint, so that they do not compete with it for bandwidth. With data saving on or
 * over 2G, only a page with an element that needs them loads any. A tab in the background has no frames, and loads none until it is shown.
 * A script that is lost on the way, as on a train, is asked for again: without it, the page's form may send nothing.
 */
const loadAfterPaint = (urls: readonly string[], needed: string) => `
const { saveData, effectiveType = "" } = navigator.connection ?? {};
const urls = new Set(${JSON.stringify(urls)});
const add = (src, pause) => {
  const onerror = () => pause < ${longestPause} && setTimeout(add, pause, src, 2 * pause);
  document.body.append(Object.assign(document.createElement("script"), { src, onerror }));
};
const load = () => {
  for (const src of urls) add(src, ${firstPause});
  urls.clear();
};
if (document.querySelector(${JSON.stringify(needed)}) || !(saveData || effectiveType.includes("2g"))) {
  requestAnimationFrame(() => setTimeout(load, ${patience}));
  // The last, since it throws in older browsers (before Safari 14.1).
  new PerformanceObserver(load).observe({ type: "paint", buffered: true });
}
`;

/** The elements with external scripts of a page that Gatsby has rendered; of another page, such as a content editor's, none. */
function externalScripts(page: Tree.Document): Tree.Element[] {
  const scripts: Tree.Element[] = [];
  let isRendered = false;
  const visit = (node: Tree.Node) => {
    if (tree.isElementNode(node)) {
      isRendered ||= node.attrs.some(({ name, value }) => name === "id" && value === "___gatsby");
      if (node.tagName === "script" && node.attrs.some(({ name }) => name === "src")) scripts.push(node);
    }
    if ("childNodes" in node) node.childNodes.forEach(visit);
  };
  visit(page);
  return isRendered ? scripts : [];
}

/**
 * Replaces the external scripts of a page's HTML, at the place of the last, with a module that loads them after the first paint. Gatsby
 * inserts them after its last documented hook for a page, so this changes the finished file.
 *
 * @param needed CSS selector of elements for which a page loads its scripts even with data saving on
 */
export function loadScriptsLate(source: string, needed: string): string {
  const page = parse(source, { scriptingEnabled: false });
  const scripts = externalScripts(page);
  const last = scripts.at(-1);
  if (!last?.parentNode) return source;
  const urls = scripts.flatMap(({ attrs }) => attrs.filter(({ name }) => name === "src").map(({ value }) => value));
  const module = tree.createElement("script", html.NS.HTML, [{ name: "type", value: "module" }]);
  tree.insertText(module, loadAfterPaint(urls, needed));
  tree.insertBefore(last.parentNode, module, last);
  for (const script of scripts) tree.detachNode(script);
  return serialize(page);
}
