import { useEffect, useRef, useState } from "react";
import { VisuallyHidden } from "../ui/VisuallyHidden";

interface RouteAnnouncerProps {
  /** Path of the page shown. */
  path: string;
  /** The announcement; `{page}` is replaced with the heading of the new page. */
  text: string;
}

/**
 * Announces a client-side navigation to screen readers and moves the focus to the new heading. Gatsby's own announcer, which is in
 * English, is hidden by `globalStyles`.
 */
export function RouteAnnouncer({ path, text }: RouteAnnouncerProps) {
  const announcedPath = useRef(path);
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    if (announcedPath.current === path) return;
    announcedPath.current = path;
    const heading = document.querySelector<HTMLElement>("main h1");
    if (!heading) return;
    heading.tabIndex = -1;
    // Waits for all effects: Gatsby's router moves the focus in an effect that runs after this one. The scroll position is the
    // router's, too: the top, or the previous position after Back.
    queueMicrotask(() => heading.focus({ preventScroll: true }));
    const page = heading.textContent ?? "";
    // A function: `$&` in a heading would be a replacement pattern.
    setAnnouncement(text.replaceAll("{page}", () => page));
  }, [path, text]);

  return <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>;
}
