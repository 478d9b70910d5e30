import { headingFamily, typefaceAttribute } from "../theme/font-faces";

/**
 * Milliseconds after the first paint within which the typeface may still replace its stand-in on the page. About the time in which a
 * reader fixes his eyes for the first time; a later change would be seen.
 */
const grace = 250;

const font = `750 1em ${headingFamily}`;

/**
 * Inline script for the head: fetches the heading typeface after the first paint, for whose bandwidth it would compete. When it arrives
 * at once, from the cache or over a fast line, the page is shown in it, unless that would move anything by more than a pixel. Otherwise
 * it is kept for the next page, so that nothing changes under the reader's eyes.
 */
export const typeface = `
const showTypefaceInTime = () => {
  const painted = performance.now();
  const { body, documentElement } = document;
  const places = () => [...body.querySelectorAll("*")].map((element) => element.getBoundingClientRect());
  document.fonts.load("${font}").then(() => {
    if (performance.now() - painted > ${grace}) return;
    const before = places();
    documentElement.setAttribute("${typefaceAttribute}", "");
    const moved = places().some(({ x, y }, index) => Math.hypot(x - before[index].x, y - before[index].y) > 1);
    if (moved) documentElement.removeAttribute("${typefaceAttribute}");
  }, () => {});
};
if (PerformanceObserver.supportedEntryTypes.includes("paint")) {
  new PerformanceObserver((entries, observer) => {
    observer.disconnect();
    showTypefaceInTime();
  }).observe({ type: "paint", buffered: true });
}
`;

/** Shows headings in the typeface from now on, if it has arrived; call it when another page is about to be shown. */
export function showTypeface(): void {
  if (document.fonts.check(font)) document.documentElement.setAttribute(typefaceAttribute, "");
}
