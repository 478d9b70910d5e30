import type { GatsbyBrowser } from "gatsby";
import { FaultBoundary } from "./src/layout/FaultBoundary";
import { pageElement } from "./src/layout/page-element";

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = pageElement;

/** Prevents a blank page when a component throws. */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <FaultBoundary>{element}</FaultBoundary>
);
