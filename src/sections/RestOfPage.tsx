import { type ReactNode, startTransition, useEffect, useState } from "react";

let isFirstPage = true;

/**
 * The sections below the first one of a page. On a page that a link has opened they are rendered after its heading, which a slow phone
 * thus shows 150 ms earlier; not on the first page, whose HTML has them, nor at a fragment, which may be one of theirs.
 */
export function RestOfPage({ children }: { children: ReactNode }) {
  const [isShown, setShown] = useState(() => isFirstPage || window.location.hash !== "");

  useEffect(() => {
    isFirstPage = false;
    startTransition(() => setShown(true));
  }, []);

  // Until then as tall as any page, so that Back finds the scroll position, and the footer is out of view.
  return isShown ? children : <div style={{ height: "50000px" }} />;
}
