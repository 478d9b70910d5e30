import type { GatsbyBrowser } from "gatsby";
import { hydrateInTransition } from "./hydration";
import { loadLinkedPages, type PageLoader } from "./linked-pages";

// The casts are needed because Gatsby's types expect React 17's return value, and omit an argument.
export const replaceHydrateFunction = hydrateInTransition as unknown as GatsbyBrowser["replaceHydrateFunction"];

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = (args) => {
  loadLinkedPages((args as typeof args & PageLoader).loadPage);
};

/** Disables Gatsby's prefetching, which waits for seconds and then for links to be visible; see `loadLinkedPages`. */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;
