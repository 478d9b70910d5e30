import type { ReactNode } from "react";
import styled, { css } from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { useMediaQuery } from "./use-media-query";

/** Breakpoint from which the content is always open. */
const openFrom = "tablet";

/**
 * Shows the content of a `details` element though it is closed. Where browsers don't know the pseudo-element (Chrome before 131, Safari
 * before 18.4, Firefox before 143) nothing changes: the visitor can still open it.
 */
export const shownByStyle = css`
  @supports selector(::details-content) {
    summary { padding-right: 0; cursor: auto; pointer-events: none; }
    summary::after { content: none; }
    &::details-content { content-visibility: visible; }
  }
`;

const Details = styled.details`
  summary {
    position: relative;
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    min-height: ${theme.size.target};
    padding-right: ${theme.space[4]};
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker { display: none; }
  summary::after {
    content: "";
    position: absolute;
    right: ${theme.space.half};
    width: 0.6rem;
    height: 0.6rem;
    border: solid ${theme.colour.action};
    border-width: 0 2px 2px 0;
    transform: translateY(-25%) rotate(45deg);
  }
  &[open] summary::after { transform: translateY(25%) rotate(225deg); }
  ${media.from(openFrom)}, print { ${shownByStyle} }
`;

/**
 * A native `details` element, initially closed on phones. On wider screens and in print CSS always shows its content. After hydration,
 * `open` is set there for assistive technology, and the summary leaves the tab order.
 */
export function Disclosure({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  const fixed = useMediaQuery(media.query(openFrom));

  return (
    <Details open={fixed || undefined}>
      <summary tabIndex={fixed ? -1 : undefined}>{summary}</summary>
      {children}
    </Details>
  );
}
