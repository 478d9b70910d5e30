import { attributeOf, createElement, type Document, elementsNamed, insertAfter, isBlank, remove, textOf } from "./page";

/**
 * Loads the scripts, in order, after the first paint, and with them what the first of them would ask for next. An inline module, so
 * it runs after the HTML has been parsed. A background tab is not painted and loads nothing until it is shown. Browsers without
 * paint timing start at once.
 */
const starter = `
const { scripts, parts } = document.querySelector("[data-scripts]").dataset;
const add = (name, properties) => document.body.append(Object.assign(document.createElement(name), properties));
const start = () => {
  for (const src of scripts.split(" ")) add("script", { src, async: false });
  for (const href of parts.split(" ")) {
    const kind = href.endsWith(".json") ? { as: "fetch", crossOrigin: "" } : { as: "script" };
    add("link", { rel: "preload", href, ...kind });
  }
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
 * scripts beside them, in which Gatsby sets the page's path and its chunks, become part of the inline module: each of them
 * would need a hash of its own in the policy.
 *
 * @param parts URLs of what Gatsby's scripts ask for once they run, the page's data and its template's chunk: they are loaded
 * beside the scripts instead of after them
 */
export function startAfterPaint(document: Document, parts: readonly string[]): void {
  const scripts = elementsNamed(document, "script").filter(
    (script) => attributeOf(script, "src") && attributeOf(script, "async") !== undefined,
  );
  if (!scripts[0]) return;
  const { parentNode } = scripts[0];
  const blanks = parentNode?.childNodes.filter(isBlank) ?? [];
  const settings = elementsNamed(document, "script").filter(
    (script) => script.parentNode === parentNode && !["src", "type"].some((name) => attributeOf(script, name)),
  );
  const source = [...settings.map((script) => textOf(script).trim()), starter].join("\n");
  const urls = scripts.map((script) => attributeOf(script, "src"));
  const attributes = { type: "module", "data-scripts": urls.join(" "), "data-parts": parts.join(" ") };
  insertAfter(createElement("script", attributes, source), scripts[0]);
  [...scripts, ...settings, ...blanks].forEach(remove);
}
