import { type ReactNode, useEffect, useRef, useState } from "react";
import styled, { css } from "styled-components";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { drawingStyles } from "./Drawing.styles";

/**
 * Slow animations that run each time the drawing comes on screen. They end within five seconds, as what starts by itself must
 * (WCAG 2.2.2); strokes are repainted in each frame, which would drain a phone's battery.
 */
const living = css`
  .fan { animation: turn 4.8s ease-out; }
  .flow { animation: drift 4.8s ease-out; }
  .curtain { animation: sway 2.4s ease-in-out 2 alternate; }
`;

const Svg = styled.svg<{ $onScreen: boolean }>`
  ${drawingStyles}
  display: block;
  color: ${theme.colour.drawing};
  text { fill: ${theme.colour.onNavySoft}; stroke: none; font: 400 17px ${theme.font.body}; }
  .reading { fill: ${theme.colour.onNavy}; font: 700 24px ${theme.font.heading}; }
  ${media.forcedColours} { .labels text { fill: CanvasText; } }
  .fan { transform-box: fill-box; transform-origin: center; }
  .curtain { transform-box: fill-box; transform-origin: top; }
  .mercury :first-child { transform-box: fill-box; transform-origin: bottom; }
  ${media.motion} {
    .mercury :first-child { animation: cool ${theme.motion.entrance} ${theme.motion.ease} both; }
    ${({ $onScreen }) => $onScreen && living}
  }
`;

interface DrawingProps {
  /** The visible part of the drawing, in its own units. */
  viewBox: string;
  className?: string;
  /** Fills its box and is cropped, like `object-fit: cover`. */
  cover?: boolean;
  children: ReactNode;
}

/** A decorative line drawing. Its fans and flows animate for a while when it comes on screen. */
export function Drawing({ viewBox, className, cover, children }: DrawingProps) {
  const sheet = useRef<SVGSVGElement>(null);
  const [onScreen, setOnScreen] = useState(false);

  useEffect(() => {
    if (!sheet.current || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver((entries) => setOnScreen(entries.pop()?.isIntersecting ?? false));
    observer.observe(sheet.current);
    return () => observer.disconnect();
  }, []);

  return (
    <Svg
      ref={sheet}
      $onScreen={onScreen}
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
      {children}
    </Svg>
  );
}
