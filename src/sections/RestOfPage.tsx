import { type ReactNode, startTransition, useEffect, useState } from "react";

/** Path of the page shown. Undefined after Back, and for the first page, which has all sections in its HTML. */
let path: string | undefined;

// Not while pages are rendered to HTML. A jump within the page is a `popstate`, too.
globalThis.addEventListener?.("popstate", () => {
  if (window.location.pathname !== path) path = undefined;
});

/**
 * Renders the sections below the first one of a page. If a link has opened the page, they follow in a second render, so that a slow
 * phone shows the heading 150 ms earlier. At a fragment, which may be in them, and after Back, which may return to them, they come at once.
 */
export function RestOfPage({ children }: { children: ReactNode }) {
  const [isShown, setShown] = useState(() => path === undefined || window.location.hash !== "");

  useEffect(() => {
    path = window.location.pathname;
    startTransition(() => setShown(true));
  }, []);

  // The placeholder is as tall as the window, so that the footer is out of view.
  return isShown ? children : <div style={{ height: "100vh" }} />;
}
