import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Returns a function that hydrates the page in a transition, which React splits into slices of a few milliseconds, so that input is
 * handled in between. Undefined in development: that server's pages have no HTML to hydrate, and Gatsby renders them.
 */
export function hydrateInTransition() {
  if (process.env.NODE_ENV === "development") return undefined;
  return (element: ReactNode, container: Element) => {
    startTransition(() => {
      hydrateRoot(container, element);
    });
  };
}
