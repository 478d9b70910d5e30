import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

export { wrapPageElement } from "./src/layout/page-element";

/** Silences Gatsby's announcement of a new page, which speaks English; `RouteAnnouncer` speaks in its stead. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  const announcer = document.getElementById("gatsby-announcer");
  announcer?.setAttribute("aria-live", "off");
  announcer?.setAttribute("aria-hidden", "true");
};

/**
 * Brings the page to life in slices of a few milliseconds, as React does in a transition: touches are answered in between. Gatsby's
 * types expect what React 17 returned.
 */
export const replaceHydrateFunction = (() => (element: ReactNode, container: Element) => {
  startTransition(() => {
    hydrateRoot(container, element);
  });
}) as unknown as GatsbyBrowser["replaceHydrateFunction"];
