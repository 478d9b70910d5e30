import { type ReactNode, startTransition, useEffect, useState } from "react";

/** Not of the first page, which has all sections in its HTML, nor after Back, which may return to any of them. */
let isDeferred = false;

// Not while pages are rendered to HTML.
globalThis.addEventListener?.("popstate", () => {
  isDeferred = false;
});

/**
 * Renders the sections below the first one of a page. If a link has opened the page, they follow in a second render, so that a slow
 * phone shows the heading 150 ms earlier. At a fragment, which may be in them, they come at once.
 */
export function RestOfPage({ children }: { children: ReactNode }) {
  const [isShown, setShown] = useState(() => !isDeferred || window.location.hash !== "");

  useEffect(() => {
    isDeferred = true;
    startTransition(() => setShown(true));
  }, []);

  // The placeholder is as tall as the window, so that the footer is out of view.
  return isShown ? children : <div style={{ height: "100vh" }} />;
}
