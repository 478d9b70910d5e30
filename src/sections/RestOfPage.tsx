import { type ReactNode, startTransition, useEffect, useState } from "react";
import styled from "styled-components";

/** Keeps the footer out of view until the rest is there. */
const Place = styled.div`
  min-height: 100vh;
`;

interface RestOfPageProps {
  /** Where the page is, as Gatsby tells it: with what has led there. */
  location: { action?: string; hash: string };
  children: ReactNode;
}

/**
 * What follows the opening of a page. When a link has led here, the opening is painted first and the rest right after, so that a slow
 * phone shows the new page at once. On a page load, and on the way back to where the visitor was, all is there from the start.
 */
export function RestOfPage({ location, children }: RestOfPageProps) {
  const [due, setDue] = useState(location.action !== "PUSH" || location.hash !== "");

  useEffect(() => {
    if (due) return;
    let timer: number | undefined;
    // A frame is painted after its callback, and before what that puts off.
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => startTransition(() => setDue(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      window.clearTimeout(timer);
    };
  }, [due]);

  return due ? children : <Place />;
}
