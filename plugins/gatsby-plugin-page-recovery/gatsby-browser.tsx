import type { GatsbyBrowser } from "gatsby";
import { CarryOver } from "./CarryOver";
import { FaultBoundary } from "./FaultBoundary";
import { loadPressedPage, watchLinks } from "./link-fallback";

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <FaultBoundary>
    <CarryOver>{element}</CarryOver>
  </FaultBoundary>
);

/**
 * Keeps the scroll position on hydration: the browser has already restored it or scrolled to the fragment, and the visitor may
 * have scrolled since. Gatsby handles later pages.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps }) =>
  prevRouterProps !== undefined;

export const onClientEntry: GatsbyBrowser["onClientEntry"] = watchLinks;

/** Gatsby calls it when a page has been waited for for a second. */
export const onRouteUpdateDelayed: GatsbyBrowser["onRouteUpdateDelayed"] = loadPressedPage;
