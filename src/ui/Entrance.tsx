import { type ReactNode, useEffect, useRef, useState } from "react";
import styled, { css } from "styled-components";
import { entranceKeyframes } from "../theme/GlobalStyle";
import { media } from "../theme/media";
import { theme } from "../theme/theme";

type Stage = "present" | "waiting" | "entering";

const Wrapper = styled.div<{ $stage: Stage }>`
  position: relative;
  ${media.motion} {
    ${({ $stage }) => $stage === "waiting" && css`opacity: 0;`}
    ${({ $stage }) =>
      $stage === "entering" && css`animation: ${entranceKeyframes} ${theme.motion.entrance} ${theme.motion.ease} both;`}
  }
`;

/**
 * Animates its content in once, when it first scrolls into view. Content that is in view at hydration does not animate. Nothing is
 * hidden without JavaScript, in print, or with reduced motion.
 */
export function Entrance({ children }: { children: ReactNode }) {
  const wrapper = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<Stage>("present");

  useEffect(() => {
    const element = wrapper.current;
    if (!element || typeof IntersectionObserver === "undefined") return;
    let first = true;
    const observer = new IntersectionObserver((entries) => {
      // While the page is busy, several entries collect; the last one holds.
      const entry = entries.pop();
      if (entry?.isIntersecting) {
        setStage((current) => (current === "waiting" ? "entering" : current));
        observer.disconnect();
      } else if (first && entry && entry.boundingClientRect.top > 0) {
        setStage("waiting");
      }
      first = false;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <Wrapper ref={wrapper} $stage={stage}>
      {children}
    </Wrapper>
  );
}
