/** Gatsby's scripts as it writes them, which compete for the line with the page's first paint. */
const asyncScripts = /(<script src="[^"]+" async(="")?><\/script>)+/;

const starterElement = /<script type="module" data-scripts="([^"]*)">.*?<\/script>/s;

/**
 * Fetches the scripts, in their order, once the browser has painted the page: run as an inline module, that is after the HTML has
 * been read. A page that lies in a background tab waits for its turn. Browsers that can't tell of paints start at once.
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
 * The page with its scripts started after its first paint. The starter's text is the same on all pages, so one hash allows it.
 *
 * @param shell addresses of the scripts with the page shell, which Gatsby's will ask for: they are fetched before those
 */
export function startAfterPaint(html: string, shell: readonly string[] = []): string {
  const starterOf = (addresses: string) => `<script type="module" data-scripts="${addresses}">${starter}</script>`;
  return html
    .replace(asyncScripts, (scripts) => {
      const addresses = [...scripts.matchAll(/src="([^"]+)"/g)].map(([, address]) => address);
      return starterOf([...shell, ...addresses].join(" "));
    })
    .replace(starterElement, (_, addresses: string) => starterOf(addresses));
}
