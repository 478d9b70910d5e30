import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { CarryOver } from "./src/layout/CarryOver";
import { showTypeface } from "./src/layout/document/typeface";
import { FaultBoundary } from "./src/layout/FaultBoundary";
import { followedLink, loadLinkedPages, type PageLoader } from "./src/layout/navigation/linked-pages";

/** The shell; `onClientEntry` loads it before any page is rendered. */
let shell!: typeof import("./src/layout/shell");

/** URL of the last followed link to a page; none after Back or Forward. */
let pressed: string | undefined;

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = (args) => {
  const { origin, pathname } = args.props.location;
  return shell.wrapPageElement({ ...args, opensAtTop: pressed === origin + pathname });
};

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <FaultBoundary>
    <CarryOver>{element}</CarryOver>
  </FaultBoundary>
);

/**
 * Hydrates the page in a transition, which React splits into slices of a few milliseconds, so that input is handled in between.
 * The cast is needed because Gatsby's types expect React 17's return value. Not in development: that server's pages have no HTML to
 * hydrate, and Gatsby renders them.
 */
export const replaceHydrateFunction = (() => {
  if (process.env.NODE_ENV === "development") return undefined;
  return (element: ReactNode, container: Element) => {
    startTransition(() => {
      hydrateRoot(container, element);
    });
  };
}) as unknown as GatsbyBrowser["replaceHydrateFunction"];

/**
 * Keeps the scroll position on hydration: the browser has already restored it or scrolled to the fragment, and the visitor may
 * have scrolled since. Gatsby handles later pages.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps }) =>
  prevRouterProps !== undefined;

/** Disables Gatsby's prefetching, which waits for seconds and then for links to be visible; see `loadLinkedPages`. */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = (args) => {
  loadLinkedPages((args as typeof args & PageLoader).loadPage);
};

/** Shows the next page in the heading typeface, which has loaded by then. */
export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ prevLocation }) => {
  if (prevLocation) showTypeface();
};

/** Ends the current task, so that input is handled before the next one. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Splits evaluation into three tasks: React and Gatsby before this, then the shell with its styles, then the first render. The
 * shell is in the same file: in webpack's eager mode, `import()` evaluates a module without a request.
 */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = async () => {
  const remember = (event: MouseEvent) => {
    pressed = followedLink(event)?.href ?? pressed;
  };
  document.addEventListener("click", remember, { capture: true });
  // Registered before the router's own listener, so that it renders without the link.
  window.addEventListener("popstate", () => {
    pressed = undefined;
  });
  await nextTask();
  shell = await import(/* webpackMode: "eager" */ "./src/layout/shell");
  await nextTask();
};

/**
 * If Gatsby waits for a page for more than a second, the browser loads it: it shows progress, can be stopped, and reports
 * failures.
 */
export const onRouteUpdateDelayed: GatsbyBrowser["onRouteUpdateDelayed"] = () => {
  if (pressed) window.location.assign(pressed);
};
