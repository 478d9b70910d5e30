import type { AnchorHTMLAttributes } from "react";

/* Stands in for the `gatsby` module where the site's components are previewed: there are no queries and no pages to go to. */

/** The tag of a query, which only Gatsby's build reads. */
export const graphql = () => undefined;

/** A link within the site. */
export function Link({ to: _, ...attributes }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  return <a {...attributes} />;
}
