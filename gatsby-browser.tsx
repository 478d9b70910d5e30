import type { GatsbyBrowser } from "gatsby";

export { wrapPageElement } from "./src/layout/page-element";

/** Silences Gatsby's announcement of a new page, which speaks English; `RouteAnnouncer` speaks in its stead. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  const announcer = document.getElementById("gatsby-announcer");
  announcer?.setAttribute("aria-live", "off");
  announcer?.setAttribute("aria-hidden", "true");
};
