import { type ReactNode, useEffect, useState } from "react";
import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";

/** Width from which there is nothing to open: all is shown. */
const openFrom = "tablet";

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
  ${media.from(openFrom)} {
    summary { padding-right: 0; cursor: auto; pointer-events: none; }
    summary::after { content: none; }
    &::details-content { content-visibility: visible; }
  }
  ${media.print} {
    summary::after { content: none; }
    &::details-content { content-visibility: visible; }
  }
`;

/**
 * A native disclosure on phones, closed at first. On wider screens and on paper its content is always shown, by CSS before any script
 * runs; the script then tells assistive technology so and takes the summary out of the Tab order.
 */
export function Disclosure({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  const [fixed, setFixed] = useState(false);

  useEffect(() => {
    const wide = window.matchMedia(media.query(openFrom));
    const follow = () => setFixed(wide.matches);
    follow();
    wide.addEventListener("change", follow);
    return () => wide.removeEventListener("change", follow);
  }, []);

  return (
    <Details open={fixed || undefined}>
      <summary tabIndex={fixed ? -1 : undefined}>{summary}</summary>
      {children}
    </Details>
  );
}
