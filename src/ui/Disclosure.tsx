import type { ReactNode } from "react";
import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { useMediaQuery } from "./use-media-query";

/** Breakpoint from which the content is always open. */
const openFrom = "tablet";

const Details = styled.details`
  summary {
    position: relative;
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    min-height: ${theme.size.target};
    padding-inline-end: ${theme.space[4]};
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker { display: none; }
  summary::after {
    content: "";
    position: absolute;
    inset-inline-end: ${theme.space.half};
    width: 0.6rem;
    height: 0.6rem;
    border: solid ${theme.colour.action};
    border-width: 0 2px 2px 0;
    transform: translateY(-25%) rotate(45deg);
  }
  &[open] summary::after { transform: translateY(25%) rotate(225deg); }
  ${media.from(openFrom)}, print {
    summary { padding-inline-end: 0; cursor: auto; pointer-events: none; }
    summary::after { content: none; }
  }
`;

/**
 * Inline script between summary and content. In the HTML a disclosure is open, so that without script nothing is missing, in any
 * browser; this closes it on phones, where it can be opened and closed, before its content can be painted.
 */
const closeOnPhones = `if (!matchMedia("${media.query(openFrom)}").matches) {
document.currentScript.parentElement.open = false;
document.currentScript.previousElementSibling.removeAttribute("tabindex");
}`;

/** A native `details` element: closed at first on phones; on wider screens always open, and no stop for the Tab key. */
export function Disclosure({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  const fixed = useMediaQuery(media.query(openFrom)) ?? true;

  return (
    // On phones the HTML differs from the first render by what the script, or the visitor, has changed; React leaves that as it is.
    <Details open={fixed} suppressHydrationWarning>
      <summary tabIndex={fixed ? -1 : undefined} suppressHydrationWarning>
        {summary}
      </summary>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own; React would escape its quotes. */}
      <script dangerouslySetInnerHTML={{ __html: closeOnPhones }} />
      {children}
    </Details>
  );
}
