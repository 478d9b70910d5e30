import type { ReactNode } from "react";
import styled from "styled-components";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { drawingStyles, inkStyles } from "./Drawing.styles";

const { colour } = theme;

const Svg = styled.svg`
  ${drawingStyles}
  color: ${colour.drawing};
  fill: none;
  /* The files' drawings, in this one. */
  svg { overflow: visible; }
  .frost { display: none; }
  .reading { fill: ${colour.onNavy}; stroke: none; font-family: ${theme.font.heading}; font-weight: ${theme.weight.heading}; text-anchor: middle; }
  .reading:not([font-size]) { font-size: 27px; }
  .name { fill: ${colour.onNavySoft}; stroke: none; font-family: ${theme.font.body}; }
  .leader { stroke: ${colour.onNavy}; stroke-width: 1; stroke-linecap: round; }
  .leader.scaled { stroke-width: 6; }
  .leader.tip { stroke-width: 6; }
  &.close-up { width: 100%; height: 100%; overflow: visible; .close { display: inline; } }
  /* In small drawings, hatching and fine details would run together, and lines of one width would be one grey. */
  @container (max-width: 30rem) { .fine { display: none; } path:not(.outline, .scaled, .leader) { stroke-width: 1; } }
  ${media.motion} {
    path { transition: stroke ${theme.motion.quick}; }
    /* Fans turn and air flows only while the page is scrolled: nothing drains a phone, or moves while someone reads. */
    view-timeline: --drawing;
    .fan, .flow { animation: turn linear both; animation-timeline: --drawing; }
    .flow { animation-name: drift; }
  }
  ${media.print}, (forced-colors: active) { ${inkStyles} }
`;

interface DrawingProps {
  /** The visible part of the drawing, in its own units. */
  viewBox: string;
  /** Where it stands in a box of another shape: in the middle, or at an edge. */
  align?: "xMaxYMid" | undefined;
  className?: string | undefined;
  /** Drawings that have the same units, and what comes from the content. */
  children: ReactNode;
}

/** A decorative line drawing. */
export function Drawing({ viewBox, align, className, children }: DrawingProps) {
  return (
    <Svg className={className} aria-hidden="true" viewBox={viewBox} preserveAspectRatio={align}>
      {children}
    </Svg>
  );
}
