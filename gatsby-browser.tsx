import type { GatsbyBrowser } from "gatsby";
import { FaultBoundary } from "./src/layout/FaultBoundary";
import { pageElement } from "./src/layout/page-element";

/** Required here, and not imported above: a build does not load it. */
const DevelopmentStyles: typeof import("./src/layout/StaticStyles").StaticStyles | undefined =
  process.env.NODE_ENV === "development" ? require("./src/layout/StaticStyles").StaticStyles : undefined;

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = pageElement;

/** Prevents a blank page when a component throws. */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <FaultBoundary>
    {DevelopmentStyles && <DevelopmentStyles />}
    {element}
  </FaultBoundary>
);
