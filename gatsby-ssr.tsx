import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";
import { pageElement } from "./src/layout/page-element";
import { fallbackFaces, typeface } from "./src/theme/font-faces";

export const wrapPageElement: GatsbySSR["wrapPageElement"] = pageElement;

/**
 * Renders to a string. With the stream that Gatsby uses, React 18 writes a NUL character where an accented letter crosses the
 * boundary of a 2048-byte block.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({ bodyComponent, replaceBodyHTMLString }) => {
  replaceBodyHTMLString(renderToString(bodyComponent));
};

/** Adds the font faces to every page. The typeface may come after the first paint. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([
    // biome-ignore-start lint/security/noDangerouslySetInnerHtml: constants of our own; React would escape their quotes.
    <style key="fallbacks" dangerouslySetInnerHTML={{ __html: fallbackFaces }} />,
    <style key="typeface" data-late dangerouslySetInnerHTML={{ __html: typeface }} />,
    // biome-ignore-end lint/security/noDangerouslySetInnerHtml: see above.
  ]);
};
