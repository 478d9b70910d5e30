import { type ReactNode, useEffect, useRef } from "react";
import styled from "styled-components";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { drawingStyles } from "./Drawing.styles";

/** Attribute of a drawing while it is on screen; its parts move. */
const onScreen = "data-on-screen";

/** Events after which drawings may move: the visitor has seen the first view. */
const firstInputs = ["pointermove", "scroll"];

const Svg = styled.svg`
  ${drawingStyles}
  color: ${theme.colour.drawing};
  .reading { fill: ${theme.colour.onNavy}; stroke: none; font: 700 24px ${theme.font.heading}; }
  .leader { stroke: ${theme.colour.onNavy}; stroke-width: 1; }
  .leader circle { fill: ${theme.colour.onNavy}; stroke: none; }
  /* Small drawings: no hatching, and the boxes without their details, or lines run together. */
  @container (max-width: 30rem) { .fine { display: none; } }
  .fan { transform-box: view-box; transform-origin: 0 0; }
  .curtain { transform-box: fill-box; transform-origin: top; }
  .mercury :first-child { transform-box: fill-box; transform-origin: bottom; }
  ${media.motion} {
    .mercury :first-child { animation: cool ${theme.motion.entrance} ${theme.motion.ease} both; }
    /* End within five seconds, as what starts by itself must (WCAG 2.2.2); each frame repaints strokes, which would drain a phone. */
    &[${onScreen}] {
      .fan { animation: turn 4.8s ease-out; }
      .flow { animation: drift 4.8s ease-out; }
      .curtain { animation: sway 2.4s ease-in-out 2 alternate; }
    }
  }
`;

interface DrawingProps {
  /** The visible part of the drawing, in its own units. */
  viewBox: string;
  className?: string;
  /** Fills its box and is cropped, like `object-fit: cover`. */
  cover?: boolean;
  /** Shapes of the drawing's file. */
  shapes: string;
  /** What comes from the content. */
  children?: ReactNode;
}

/**
 * A decorative line drawing. Its fans and flows move slowly for a while each time it comes on screen, but not before the visitor moves
 * or scrolls: until then the first view is being read, and a slow phone is busy with starting the page.
 */
export function Drawing({ viewBox, className, cover, shapes, children }: DrawingProps) {
  const sheet = useRef<SVGSVGElement>(null);

  useEffect(() => {
    const drawing = sheet.current;
    if (!drawing || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver((entries) =>
      drawing.toggleAttribute(onScreen, entries.pop()?.isIntersecting ?? false),
    );
    const start = () => observer.observe(drawing);
    for (const type of firstInputs) addEventListener(type, start, { once: true });
    return () => {
      observer.disconnect();
      for (const type of firstInputs) removeEventListener(type, start);
    };
  }, []);

  return (
    <Svg
      ref={sheet}
      className={className}
      aria-hidden="true"
      viewBox={viewBox}
      preserveAspectRatio={cover ? "xMidYMid slice" : undefined}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a file of our own. */}
      <g dangerouslySetInnerHTML={{ __html: shapes }} />
      {children}
    </Svg>
  );
}
