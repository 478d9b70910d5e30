import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { Head } from "./src/layout/Head";
import { headScript } from "./src/layout/head-script";
import { pageElementWith } from "./src/layout/page-element";
import { fontFaces } from "./src/theme/font-faces";

// Styles are numbered in the order in which their modules are evaluated. Gatsby renders pages side by side and would evaluate a template
// when its first page comes, in an order that differs from build to build.
import "./src/templates/contact";
import "./src/templates/home";
import "./src/templates/legal";
import "./src/templates/services";

export const wrapPageElement: GatsbySSR["wrapPageElement"] = pageElementWith(Head);

/**
 * Renders pages in one piece. The stream that Gatsby would use works in blocks of 2048 bytes, and React 18 leaves a NUL character
 * where a letter with an accent falls on the edge of one.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({ bodyComponent, replaceBodyHTMLString }) => {
  replaceBodyHTMLString(renderToString(bodyComponent));
};

/**
 * Leaves out what gatsby-plugin-image puts into every head for its own component, which is not used here (see `Photo`): two style sheets and
 * a script.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getHeadComponents, replaceHeadComponents }) => {
  const isForGatsbyImage = (component: ReactNode) =>
    isValidElement(component) && String(component.key).startsWith("gatsby-image-style");
  replaceHeadComponents(getHeadComponents().filter((component) => !isForGatsbyImage(component)));
};

/** Adds to every page's head what has to be there before the first paint. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents, pathname }) => {
  setHeadComponents([
    headScript(pathname),
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own; React would escape its quotes.
    <style key="font-faces" dangerouslySetInnerHTML={{ __html: fontFaces }} />,
  ]);
};
