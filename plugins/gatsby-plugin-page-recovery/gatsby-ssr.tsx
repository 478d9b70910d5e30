import type { GatsbySSR } from "gatsby";
import { canonicalUrl } from "./canonical-url";

/** Adds the script before Gatsby's, at the end of the body. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setPostBodyComponents, pathname }) => {
  if (process.env.NODE_ENV === "development") return;
  setPostBodyComponents([<script key="canonical-url" dangerouslySetInnerHTML={{ __html: canonicalUrl(pathname) }} />]);
};
