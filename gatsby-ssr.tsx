import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";
import { pageElement } from "./src/layout/page-element";
import { fontFaces } from "./src/theme/font-faces";
import { globalStyles } from "./src/theme/global-styles";

export const wrapPageElement: GatsbySSR["wrapPageElement"] = pageElement;

/**
 * Renders to a string. With the stream that Gatsby uses, React 18 writes a NUL character where an accented letter crosses the
 * boundary of a 2048-byte block.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({ bodyComponent, replaceBodyHTMLString }) => {
  replaceBodyHTMLString(renderToString(bodyComponent));
};

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of our own; React would escape their quotes.
  setHeadComponents([<style key="global" dangerouslySetInnerHTML={{ __html: fontFaces + globalStyles }} />]);
};
