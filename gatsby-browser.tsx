import type { GatsbyBrowser } from "gatsby";
import { focusHeading } from "./src/layout/focus-heading";
import { pageElement } from "./src/layout/page-element";

/** Required here, and not imported above: a build does not load it. */
const DevelopmentStyles: typeof import("./src/layout/StaticStyles").StaticStyles | undefined =
  process.env.NODE_ENV === "development" ? require("./src/layout/StaticStyles").StaticStyles : undefined;

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = pageElement;

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <>
    {DevelopmentStyles && <DevelopmentStyles />}
    {element}
  </>
);

/** The shell sees new pages, and no way to another part of the same page. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  if (location.hash && location.pathname === prevLocation?.pathname) focusHeading();
};
