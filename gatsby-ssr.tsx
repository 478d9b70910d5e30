import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";
import { arrivingHtml } from "./src/layout/document/arriving-html";
import { belowFirstView } from "./src/layout/document/below-first-view";
import { canonicalUrl } from "./src/layout/document/canonical-url";
import { Head } from "./src/layout/document/Head";
import { typeface } from "./src/layout/document/typeface";
import { prefetchOnPress } from "./src/layout/navigation/prefetch-on-press";
import { pageElementWith } from "./src/layout/page-element";
import { fontFaces } from "./src/theme/font-faces";
import { photoArrival } from "./src/ui/photo-arrival";

// Fixes the order of evaluation, by which styled-components numbers its styles. Gatsby renders pages in parallel and evaluates
// a template with its first page, in an order that differs between builds.
import "./src/templates/contact";
import "./src/templates/home";
import "./src/templates/legal";
import "./src/templates/services";

export const wrapPageElement: GatsbySSR["wrapPageElement"] = pageElementWith(Head);

/**
 * Renders to a string. With the stream that Gatsby uses, React 18 writes a NUL character where an accented letter crosses the
 * boundary of a 2048-byte block.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({ bodyComponent, replaceBodyHTMLString }) => {
  replaceBodyHTMLString(renderToString(bodyComponent));
};

/**
 * Adds the font faces to every page, and the inline scripts that can't wait for Gatsby's. As a module, they wait for the end of the
 * document, by which time the browser may have painted.
 */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents, setPostBodyComponents, pathname }) => {
  const styles = fontFaces + arrivingHtml + belowFirstView;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own; React would escape its quotes.
  setHeadComponents([<style key="styles" dangerouslySetInnerHTML={{ __html: styles }} />]);
  const path = process.env.NODE_ENV === "development" ? undefined : pathname;
  const script = [canonicalUrl(path), photoArrival, typeface].join("");
  setPostBodyComponents([
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own; React would escape the quotes.
    <script key="rules" type="speculationrules" dangerouslySetInnerHTML={{ __html: prefetchOnPress }} />,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own; React would escape the quotes.
    <script key="script" type="module" dangerouslySetInnerHTML={{ __html: script }} />,
  ]);
};
