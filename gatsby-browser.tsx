import type { GatsbyBrowser, WrapPageElementBrowserArgs } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { FaultBoundary } from "./src/layout/FaultBoundary";
import { mendNavigation } from "./src/layout/navigation-faults";
import { whenIdle } from "./src/ui/when-idle";

let shell: typeof import("./src/layout/page-element") | undefined;

/**
 * Takes in the page shell in a task of its own: together with Gatsby and React it would hold a slow phone for longer than a touch
 * may wait. Its script is fetched before Gatsby's (`plugins/gatsby-plugin-static-host/start-after-paint.ts`).
 */
export const onClientEntry = async () => {
  mendNavigation();
  await new Promise((resolve) => setTimeout(resolve));
  shell = await import(/* webpackChunkName: "shell" */ "./src/layout/page-element");
};

export const wrapPageElement = (args: WrapPageElementBrowserArgs) =>
  shell ? shell.wrapPageElement(args) : args.element;

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <FaultBoundary>{element}</FaultBoundary>
);

/**
 * Takes in a page that a link in view leads to, once its files have been fetched ahead: a press then only has to show it. Gatsby
 * calls this for nobody who saves data; its types do not tell that it hands `loadPage` over.
 */
export const onPostPrefetchPathname: GatsbyBrowser["onPostPrefetchPathname"] = (args) => {
  const { pathname, loadPage } = args as typeof args & { loadPage(pathname: string): Promise<unknown> };
  whenIdle(() => loadPage(pathname));
};

/**
 * Leaves the page where it is when it hydrates: the browser has already scrolled to the fragment or to where the visitor was, and the
 * visitor may have scrolled on since. Gatsby decides about every later page.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps }) =>
  prevRouterProps !== undefined;

/** Silences Gatsby's announcement of a new page, which speaks English; `RouteAnnouncer` speaks in its stead. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  const announcer = document.getElementById("gatsby-announcer");
  announcer?.setAttribute("aria-live", "off");
  announcer?.setAttribute("aria-hidden", "true");
};

/**
 * Brings the page to life in slices of a few milliseconds, as React does in a transition: touches are answered in between. Gatsby's
 * types expect what React 17 returned.
 */
export const replaceHydrateFunction = (() => (element: ReactNode, container: Element) => {
  startTransition(() => {
    hydrateRoot(container, element);
  });
}) as unknown as GatsbyBrowser["replaceHydrateFunction"];
