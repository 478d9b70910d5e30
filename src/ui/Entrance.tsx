import { type ReactNode, useEffect, useRef, useState } from "react";
import styled, { css } from "styled-components";
import { riseKeyframes } from "../theme/GlobalStyle";
import { media } from "../theme/media";
import { theme } from "../theme/theme";

const Wrapper = styled.div<{ $entering: boolean }>`
  position: relative;
  ${media.motion} {
    ${({ $entering }) =>
      $entering && css`animation: ${riseKeyframes} ${theme.motion.entrance} ${theme.motion.ease} both;`}
  }
`;

/**
 * Lets its content rise once, when it first scrolls into view from below. The content is never hidden: not before, not without
 * JavaScript, in print or with reduced motion.
 */
export function Entrance({ children }: { children: ReactNode }) {
  const wrapper = useRef<HTMLDivElement>(null);
  const [entering, setEntering] = useState(false);

  useEffect(() => {
    const element = wrapper.current;
    if (!element || typeof IntersectionObserver === "undefined") return;
    let wasBelow = false;
    const observer = new IntersectionObserver((entries) => {
      // While the page is busy, several entries collect; the last one holds.
      const entry = entries.pop();
      if (entry?.isIntersecting) {
        setEntering(wasBelow);
        observer.disconnect();
      } else {
        wasBelow = Boolean(entry && entry.boundingClientRect.top > 0);
      }
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <Wrapper ref={wrapper} $entering={entering}>
      {children}
    </Wrapper>
  );
}
