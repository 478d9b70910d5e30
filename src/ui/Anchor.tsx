import { Link } from "gatsby";
import type { AnchorHTMLAttributes } from "react";
import { css } from "styled-components";
import { theme } from "../theme/theme";

/** Id of the hidden text "opens in a new tab" in the page shell. */
export const newTabHintId = "nova-aba";

/** Styles of a link that stands by itself: high enough for a finger, an icon beside its text. */
export const standalone = css`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  min-height: ${theme.size.target};
`;

export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/**
 * A link. Routes (`/…`) use Gatsby's client-side navigation and get `aria-current="page"` on their own page; other sites open in a new
 * tab, with a description for screen readers; `tel:`, `mailto:` and `#…` are plain links.
 */
export function Anchor({ href, ...attributes }: AnchorProps) {
  if (href.startsWith("/")) return <Link to={href} {...attributes} />;
  if (!/^https?:/.test(href)) return <a href={href} {...attributes} />;
  return <a href={href} target="_blank" rel="noopener noreferrer" aria-describedby={newTabHintId} {...attributes} />;
}
