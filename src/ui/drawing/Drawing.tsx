import type { ReactNode } from "react";
import styled from "styled-components";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { drawingStyles } from "./Drawing.styles";

const Svg = styled.svg`
  ${drawingStyles}
  color: ${theme.colour.drawing};
  fill: none;
  /* The files' drawings, in this one. */
  svg { overflow: visible; }
  .reading { fill: ${theme.colour.onNavy}; stroke: none; font: 700 24px ${theme.font.heading}; text-anchor: middle; }
  .leader { stroke: ${theme.colour.onNavy}; stroke-width: 1; stroke-linecap: round; }
  .leader.scaled { stroke-width: 6; }
  /* In small drawings, hatching and fine details would run together. */
  @container (max-width: 30rem) { .fine { display: none; } }
  .mercury :first-child { transform-box: fill-box; transform-origin: bottom; }
  .before { display: none; }
  ${media.motion} {
    .mercury :first-child { animation: cool ${theme.motion.entrance} ${theme.motion.ease} both; }
    /* The display's readings, one after the other. */
    .before { display: inline; animation: read ${theme.motion.entrance} step-start reverse both; }
    .before + text { animation: read ${theme.motion.entrance} step-end; }
    /* Fans turn and air flows only while the page is scrolled: nothing drains a phone, or moves while someone reads. */
    view-timeline: --drawing;
    .fan, .flow { animation: turn linear both; animation-timeline: --drawing; }
    .flow { animation-name: drift; }
  }
`;

interface DrawingProps {
  /** The visible part of the drawing, in its own units. */
  viewBox: string;
  className?: string;
  /** Drawings that have the same units, and what comes from the content. */
  children: ReactNode;
}

/** A decorative line drawing. */
export function Drawing({ viewBox, className, children }: DrawingProps) {
  return (
    <Svg className={className} aria-hidden="true" viewBox={viewBox}>
      {children}
    </Svg>
  );
}
