import { attributeOf, createElement, type Document, elementsNamed, insertBefore, remove } from "./page";

/**
 * Fetches the scripts, in their order, once the browser has painted the page. It is an inline module, so it runs after the HTML has
 * been parsed. In a background tab nothing is painted, and nothing fetched, until the visitor looks at it. Browsers that do not report
 * paints start at once.
 */
const starter = `
const { scripts } = document.querySelector("[data-scripts]").dataset;
const start = () => {
  for (const src of scripts.split(" ")) document.body.append(Object.assign(document.createElement("script"), { src, async: false }));
};
if (PerformanceObserver.supportedEntryTypes.includes("paint")) {
  new PerformanceObserver((entries, observer) => {
    observer.disconnect();
    setTimeout(start);
  }).observe({ type: "paint", buffered: true });
} else start();
`
  .trim()
  .replace(/\n\s*/g, "");

/**
 * Delays the page's `async` scripts until after its first paint, for whose bandwidth they would compete. The starter's text is the same
 * on all pages, so that one hash in the policy allows it.
 */
export function startAfterPaint(document: Document): void {
  const scripts = elementsNamed(document, "script").filter(
    (script) => attributeOf(script, "src") && attributeOf(script, "async") !== undefined,
  );
  if (!scripts[0]) return;
  const addresses = scripts.map((script) => attributeOf(script, "src"));
  insertBefore(createElement("script", { type: "module", "data-scripts": addresses.join(" ") }, starter), scripts[0]);
  scripts.forEach(remove);
}
