import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";
import { pageElement } from "./src/layout/page-element";
import { fontFaces, headingsInTypeface, typeface } from "./src/theme/font-faces";
import { globalStyles } from "./src/theme/global-styles";

export const wrapPageElement: GatsbySSR["wrapPageElement"] = pageElement;

/**
 * Renders to a string. With the stream that Gatsby uses, React 18 writes a NUL character where an accented letter crosses the
 * boundary of a 2048-byte block.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({ bodyComponent, replaceBodyHTMLString }) => {
  replaceBodyHTMLString(renderToString(bodyComponent));
};

/** Adds the static styles to every page. Headings are set in the typeface after the first paint, once it has been loaded. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([
    // biome-ignore-start lint/security/noDangerouslySetInnerHtml: constants of our own; React would escape their quotes.
    <style key="global" dangerouslySetInnerHTML={{ __html: fontFaces + globalStyles }} />,
    <style key="typeface" data-late={typeface} dangerouslySetInnerHTML={{ __html: headingsInTypeface }} />,
    // biome-ignore-end lint/security/noDangerouslySetInnerHtml: see above.
  ]);
};
