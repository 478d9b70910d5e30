import { type ReactNode, useEffect, useRef } from "react";
import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";

const Wrapper = styled.div`
  position: relative;
  ${media.motion} { &[data-entering] { animation: rise ${theme.motion.entrance} ${theme.motion.ease} both; } }
`;

/**
 * Lets its content rise once, when it first scrolls into view from below. The content is never hidden: not before, not without
 * JavaScript, in print or with reduced motion.
 */
export function Entrance({ children }: { children: ReactNode }) {
  const wrapper = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = wrapper.current;
    if (!element || typeof IntersectionObserver === "undefined") return;
    let wasBelow = false;
    const observer = new IntersectionObserver((entries) => {
      // While the page is busy, several entries collect; the last one holds.
      const entry = entries.pop();
      if (entry?.isIntersecting) {
        if (wasBelow) element.dataset.entering = "";
        observer.disconnect();
      } else {
        wasBelow = Boolean(entry && entry.boundingClientRect.top > 0);
      }
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return <Wrapper ref={wrapper}>{children}</Wrapper>;
}
