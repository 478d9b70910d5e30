import type { GatsbySSR } from "gatsby";
import { cloneElement, type ReactElement } from "react";
import { canonicalUrl } from "./canonical-url";
import { lateScripts } from "./late-scripts";
import { pageScripts } from "./page-scripts";

/** Gatsby's own elements at the end of the body: the page's path, and the slice with its `async` scripts. */
const isGatsbys = ({ key, props }: ReactElement<{ sliceId?: string }>) =>
  key === "script-loader" || props.sliceId === "_gatsby-scripts";

/** Lets browsers that can (Chromium) fetch a page of the site while its link is pressed; a document rule's default is `conservative`. */
const fetchOnPress = JSON.stringify({ prefetch: [{ where: { href_matches: "/*" } }] });

/**
 * Replaces Gatsby's scripts with one inline module, which waits for the end of the document, by which time the browser may have
 * painted.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}) => {
  if (process.env.NODE_ENV === "development") return;
  const head = getHeadComponents() as ReactElement[];
  replaceHeadComponents(
    head.map((each) => (each.props["data-late"] ? cloneElement(each, { media: "not all" }) : each)),
  );
  const others = (getPostBodyComponents() as ReactElement[]).filter((element) => !isGatsbys(element));
  const { settings, ...loaded } = pageScripts(pathname);
  const script = [canonicalUrl(pathname), settings, lateScripts(loaded)].join("").replaceAll(/\s*\n\s*/g, "\n");
  replacePostBodyComponents([
    ...others,
    <script key="press" type="speculationrules" dangerouslySetInnerHTML={{ __html: fetchOnPress }} />,
    <script key="start" type="module" dangerouslySetInnerHTML={{ __html: script }} />,
  ]);
};
