import { useEffect, useRef, useState } from "react";
import { VisuallyHidden } from "../ui/VisuallyHidden";

interface RouteAnnouncerProps {
  /** Path of the page shown. */
  path: string;
  /** What is said, with `{page}` for the heading of the new page. */
  text: string;
}

/**
 * Tells a screen reader that another page has been opened, and moves the focus to its heading, as a page load would. Gatsby's
 * own announcement speaks English and is silenced by `silenceAnnouncer`.
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
    // Gatsby's router focuses the whole page in an effect that runs after this one, hence the wait for the end of all effects.
    // Where the page is scrolled to is its decision too: the top, or where the visitor was before going back.
    queueMicrotask(() => heading.focus({ preventScroll: true }));
    const page = heading.textContent ?? "";
    // By a function: in a replacement text, `$&` in a heading would have a meaning.
    setAnnouncement(text.replaceAll("{page}", () => page));
  }, [path, text]);

  return <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>;
}

/** Silences Gatsby's own announcement of a new page, which speaks English; call it after the first render. */
export function silenceAnnouncer(): void {
  const announcer = document.getElementById("gatsby-announcer");
  announcer?.setAttribute("aria-live", "off");
  announcer?.setAttribute("aria-hidden", "true");
}
