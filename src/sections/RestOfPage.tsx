import { type ReactNode, startTransition, useEffect, useState } from "react";

let isFirstPage = true;

/**
 * Renders the sections below the first one of a page. If a link has opened the page, they follow in a second render, so that a slow
 * phone shows the heading 150 ms earlier. The first page has them in its HTML; at a fragment they come at once, since it may be in them.
 */
export function RestOfPage({ children }: { children: ReactNode }) {
  const [isShown, setShown] = useState(() => isFirstPage || window.location.hash !== "");

  useEffect(() => {
    isFirstPage = false;
    startTransition(() => setShown(true));
  }, []);

  // The placeholder is as tall as any page: Back can restore the scroll position, and the footer is out of view.
  return isShown ? children : <div style={{ height: "50000px" }} />;
}
