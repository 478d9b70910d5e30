import { headingFamily, typefaceAttribute } from "../../theme/heading-typeface";
import { showBelowFirstView } from "./below-first-view";

/**
 * In ms after the first paint: until then the typeface may replace its fallback. Roughly the time of a reader's first fixation;
 * a later change would be visible.
 */
const grace = 250;

const font = `750 1em ${headingFamily}`;

/**
 * In ms after the first frame: when to stop waiting for the report of the first paint. Firefox never reports it if the page opens
 * scrolled, at a fragment or after a reload.
 */
const patience = 1000;

/**
 * Inline script: loads the heading typeface after the first paint, so that it does not compete for bandwidth. If
 * it arrives at once, from the cache or over a fast line, it is shown, unless anything in view would move by more than a pixel.
 * Otherwise it is shown from the next page on, so that no text changes while it is read.
 */
export const typeface = `
const showTypefaceInTime = (paint) => {
  const painted = performance.now();
  const { body, documentElement } = document;
  const places = () => [...body.querySelectorAll(":not(svg *)")].map((element) => element.getBoundingClientRect());
  const isInView = ({ top, bottom, width }) => bottom > 0 && top < innerHeight && width > 0;
  ${showBelowFirstView}
  document.fonts.load("${font}").then(() => {
    if (!paint || performance.now() - painted > ${grace}) return;
    const before = places();
    documentElement.setAttribute("${typefaceAttribute}", "");
    const moved = places().some((place, index) => {
      const was = before[index];
      return (isInView(place) || isInView(was)) && Math.hypot(place.x - was.x, place.y - was.y) > 1;
    });
    if (moved) documentElement.removeAttribute("${typefaceAttribute}");
  }, () => {});
};
new Promise((resolve) => {
  new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
  requestAnimationFrame(() => setTimeout(resolve, ${patience}));
}).then(showTypefaceInTime);
`;

/** Shows headings in the typeface, if it has loaded; call it before another page is shown. */
export function showTypeface(): void {
  if (document.fonts.check(font)) document.documentElement.setAttribute(typefaceAttribute, "");
}
