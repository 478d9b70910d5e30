/**
 * In ms: when to stop waiting for the report of the first paint, which Firefox never gives if the page opens scrolled, and then for
 * entrances, beside which an extension's animation may have no end.
 */
const patience = 1000;

/** What a page loads for hydration. */
export interface PageScripts {
  /** URLs of the scripts, in their order: the template's chunk, which the others find loaded, and Gatsby's. */
  scripts: readonly string[];
  /** URLs of the data that these scripts ask for next. */
  data: readonly string[];
}

/**
 * Inline script: loads the scripts after the first paint, so that they do not compete with it for bandwidth, and beside them the
 * data that they ask for next; runs them after the page's entrances, whose frames need a slow processor. Styles with the attribute
 * `data-late`, which names a font, apply once that has been loaded, so that the page is laid out again once, and not at all without
 * it. A background tab has no frames and loads nothing until it is shown.
 * With data saving on or over 2G, a page without a form loads no script: it works without.
 */
export const lateScripts = ({ scripts, data }: PageScripts) => `
const { saveData, effectiveType = "" } = navigator.connection ?? {};
const scripts = ${JSON.stringify(scripts)};
const add = (name, properties) => document.body.append(Object.assign(document.createElement(name), properties));
const start = async () => {
  for (const href of scripts) add("link", { rel: "preload", href, as: "script" });
  for (const href of ${JSON.stringify(data)}) add("link", { rel: "preload", href, as: "fetch", crossOrigin: "" });
  for (const style of document.querySelectorAll("style[data-late]"))
    document.fonts.load(style.dataset.late).then(() => { style.media = "all"; }, () => {});
  await new Promise((resolve) => {
    Promise.all(document.getAnimations().map((one) => one.timeline === document.timeline && one.finished)).then(resolve, resolve);
    setTimeout(resolve, ${patience});
  });
  for (const src of scripts) add("script", { src, async: false });
};
if (document.forms.length > 0 || !(saveData || effectiveType.includes("2g")))
  new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
    requestAnimationFrame(() => setTimeout(resolve, ${patience}));
  }).then(() => setTimeout(start));
`;
