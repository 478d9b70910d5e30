import type { AnchorHTMLAttributes } from "react";

/* Replaces the `gatsby` module in the editor's previews, where there are no queries and no navigation. */

/** Query tag, which only Gatsby's build evaluates. */
export const graphql = () => undefined;

/** A link within the site. */
export function Link({ to: _, ...attributes }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  return <a {...attributes} />;
}
