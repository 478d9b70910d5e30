import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";
import { fontFaces, headingFontUrl } from "./src/theme/font-faces";

export { wrapPageElement } from "./src/layout/page-element";

/**
 * Renders pages in one piece. The stream that Gatsby would use works in blocks of 2048 bytes, and React 18 leaves a NUL character
 * where a letter with an accent falls on the edge of one.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({ bodyComponent, replaceBodyHTMLString }) => {
  replaceBodyHTMLString(renderToString(bodyComponent));
};

/** The heading typeface is part of every page's HTML, and no script ever touches it. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([
    <link key="font" rel="preload" href={headingFontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own; React would escape its quotes.
    <style key="font-faces" dangerouslySetInnerHTML={{ __html: fontFaces }} />,
  ]);
};
