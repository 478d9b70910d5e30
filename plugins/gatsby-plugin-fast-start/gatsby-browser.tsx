import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { CarryOver } from "./CarryOver";
import { loadLinkedPages, type PageLoader } from "./linked-pages";

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => <CarryOver>{element}</CarryOver>;

/**
 * Hydrates the page in a transition, which React splits into slices of a few milliseconds, so that input is handled in between.
 * The cast is needed because Gatsby's types expect React 17's return value. Not in development: that server's pages have no HTML to
 * hydrate, and Gatsby renders them.
 */
export const replaceHydrateFunction = (() => {
  if (process.env.NODE_ENV === "development") return undefined;
  return (element: ReactNode, container: Element) => {
    startTransition(() => {
      hydrateRoot(container, element);
    });
  };
}) as unknown as GatsbyBrowser["replaceHydrateFunction"];

/**
 * Keeps the scroll position on hydration: the browser has already restored it or scrolled to the fragment, and the visitor may
 * have scrolled since. Gatsby handles later pages.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps }) =>
  prevRouterProps !== undefined;

/** Disables Gatsby's prefetching, which waits for seconds and then for links to be visible; see `loadLinkedPages`. */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = (args) => {
  loadLinkedPages((args as typeof args & PageLoader).loadPage);
};
