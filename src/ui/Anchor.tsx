import { Link } from "gatsby";
import type { AnchorHTMLAttributes } from "react";

/** Id of the hidden text that tells that a link opens a new tab; the page shell holds it. */
export const newTabHintId = "nova-aba";

export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/**
 * A link that knows where it leads: a route of the site (`/…`) is navigated to without a page load and carries
 * `aria-current="page"` where it is the current one, another site opens in a new tab and says so, and the rest (`tel:`,
 * `mailto:`, `#…`) is left to the browser.
 */
export function Anchor({ href, ...attributes }: AnchorProps) {
  if (href.startsWith("/")) return <Link to={href} {...attributes} />;
  if (!/^https?:/.test(href)) return <a href={href} {...attributes} />;
  return <a href={href} target="_blank" rel="noopener noreferrer" aria-describedby={newTabHintId} {...attributes} />;
}
