import { attributeOf, createElement, type Document, elementsNamed, insertBefore, remove } from "./page";

/**
 * Loads the scripts, in order, after the first paint. An inline module, so it runs after the HTML has been parsed. A background
 * tab is not painted and loads nothing until it is shown. Browsers without paint timing start at once.
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
 * Delays the page's `async` scripts until after the first paint, so that they do not compete with it for bandwidth. The inline
 * module is identical on all pages, so that one hash in the policy allows it.
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
