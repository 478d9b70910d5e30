import { transformSync } from "esbuild";
import { attributeOf, createElement, type Document, elementsNamed, insertAfter, isBlank, remove, textOf } from "./page";

/**
 * In ms after the first frame: when to stop waiting for the report of the first paint. Firefox never reports it if the page opens
 * scrolled, at a fragment or after a reload.
 */
const patience = 1000;

/**
 * Loads the scripts, in order, after the first paint, and with them what the first of them would ask for next. An inline module, so
 * it runs after the HTML has been parsed. A background tab has no frames and loads nothing until it is shown.
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
new Promise((resolve) => {
  new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
  requestAnimationFrame(() => setTimeout(resolve, ${patience}));
}).then(() => setTimeout(start));
`;

/**
 * Delays the page's `async` scripts until after the first paint, so that they do not compete with it for bandwidth. The inline
 * scripts beside them become part of the inline module, minified: those in which Gatsby sets the page's path and its chunks, and
 * the site's own modules. Each of them would need a hash of its own in the policy. Throws if two of them declare the same name.
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
  const inline = elementsNamed(document, "script").filter(
    (script) =>
      script.parentNode === parentNode &&
      !attributeOf(script, "src") &&
      ["module", undefined].includes(attributeOf(script, "type")),
  );
  // The site's own last: a fault in one of them keeps no other script from being loaded.
  const own = inline.filter((script) => attributeOf(script, "type"));
  const settings = inline.filter((script) => !own.includes(script));
  const source = [starter, ...settings.map(textOf), ...own.map(textOf)].join(";\n");
  const { code } = transformSync(source, { format: "esm", minify: true, target: "es2022" });
  const urls = scripts.map((script) => attributeOf(script, "src"));
  const attributes = { type: "module", "data-scripts": urls.join(" "), "data-parts": parts.join(" ") };
  insertAfter(createElement("script", attributes, code.trim()), scripts[0]);
  [...scripts, ...inline, ...blanks].forEach(remove);
}
