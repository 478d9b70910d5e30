import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { CarryOver } from "./src/layout/CarryOver";
import { FaultBoundary } from "./src/layout/FaultBoundary";
import { loadLinkedPages, type PageLoader } from "./src/layout/linked-pages";
import { silenceAnnouncer } from "./src/layout/silence-announcer";
import { showTypeface } from "./src/layout/typeface";

/** The shell, which `onClientEntry` takes in before any page is rendered. */
let shell: typeof import("./src/layout/shell") | undefined;

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = (args) => shell?.wrapPageElement(args);

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <FaultBoundary>
    <CarryOver>{element}</CarryOver>
  </FaultBoundary>
);

/**
 * Hydrates the page in slices of a few milliseconds, as React does in a transition: touches are answered in between. Gatsby's types
 * expect what React 17 returned.
 */
export const replaceHydrateFunction = (() => (element: ReactNode, container: Element) => {
  startTransition(() => {
    hydrateRoot(container, element);
  });
}) as unknown as GatsbyBrowser["replaceHydrateFunction"];

/**
 * Leaves the page where it is when it hydrates: the browser has already scrolled to the fragment or to where the visitor was, and the
 * visitor may have scrolled on since. Gatsby decides about every later page.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps }) =>
  prevRouterProps !== undefined;

/** Turns off Gatsby's prefetching, which waits for seconds and then for links to come into view; see `loadLinkedPages`. */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = (args) => {
  silenceAnnouncer();
  loadLinkedPages((args as typeof args & PageLoader).loadPage);
};

/** Shows the next page in the heading typeface, which by then has arrived. */
export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ prevLocation }) => {
  if (prevLocation) showTypeface();
};

/** Address of the link that was pressed last. */
let pressed: string | undefined;

/** Ends the current task, so that touches are answered before the next one. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * The scripts are evaluated in three tasks: React and Gatsby before this, then the shell with its styles, then the first render. It is the
 * same file all the same: in webpack's eager mode, `import()` evaluates a module and asks for nothing.
 */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = async () => {
  const remember = ({ target }: Event) => {
    pressed = (target as Element).closest?.("a")?.href;
  };
  document.addEventListener("click", remember, { capture: true });
  await nextTask();
  shell = await import(/* webpackMode: "eager" */ "./src/layout/shell");
  await nextTask();
};

/**
 * Lets the browser load a page that Gatsby has been waiting for longer than a second: it shows that it is loading, lets the visitor stop
 * it, and reports a failure.
 */
export const onRouteUpdateDelayed: GatsbyBrowser["onRouteUpdateDelayed"] = () => {
  if (pressed) window.location.assign(pressed);
};
