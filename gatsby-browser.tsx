import type { GatsbyBrowser } from "gatsby";
import { FaultBoundary } from "./src/layout/FaultBoundary";
import { mendNavigation } from "./src/layout/navigation-faults";

export { wrapPageElement } from "./src/layout/page-element";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = mendNavigation;

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <FaultBoundary>{element}</FaultBoundary>
);

/** Silences Gatsby's announcement of a new page, which speaks English; `RouteAnnouncer` speaks in its stead. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  const announcer = document.getElementById("gatsby-announcer");
  announcer?.setAttribute("aria-live", "off");
  announcer?.setAttribute("aria-hidden", "true");
};
