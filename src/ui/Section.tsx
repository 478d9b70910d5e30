import { type ReactNode, useEffect, useRef } from "react";
import styled, { css } from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { Container } from "./Container";
import { RunningText } from "./RunningText";

const { colour } = theme;

export const navySurface = css`
  background: ${colour.navy};
  color: ${colour.onNavy};
  :focus-visible { outline-color: ${colour.focusOnNavy}; }
`;

/* Looks are classes, not props: with props, the HTML would repeat all rules for each combination. */
const Band = styled.section`
  position: relative;
  overflow: clip;
  padding-block: ${theme.space.section};
  &.compact { padding-block: ${theme.space.strip}; }
  &.ice { background: ${colour.ice}; }
  /* Of one ground, the distance above is enough. */
  &.ice + &.ice { padding-top: 0; }
  &.navy { ${navySurface} }
  /* At night and in forced colours, surfaces are too alike to tell sections apart. */
  ${media.night}, (forced-colors: active) { & + &:not(.ice + .ice) { border-top: 1px solid ${colour.line}; } }
`;

const Content = styled(Container)`
  position: relative;
  ${media.motion} { &[data-entering] { animation: rise ${theme.motion.entrance} ${theme.motion.ease} both; } }
`;

interface SectionProps {
  /** White by default. */
  surface?: "ice" | "navy";
  /** Less padding above and below. */
  compact?: boolean;
  /** Id of the heading, for `aria-labelledby`. */
  labelledBy?: string;
  /** Decoration behind the content. */
  backdrop?: ReactNode;
  children: ReactNode;
}

/**
 * A full-width band of the page. Its content rises once, when it first scrolls into view from below. It is never hidden: not before, not
 * without JavaScript, in print or with reduced motion.
 */
export function Section({ surface, compact = false, labelledBy, backdrop, children }: SectionProps) {
  const content = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = content.current;
    if (!element) return;
    let wasBelow = false;
    const observer = new IntersectionObserver((entries) => {
      // While the page is busy, several entries collect; the last one holds.
      const entry = entries.pop();
      if (entry?.isIntersecting) {
        if (wasBelow) element.dataset.entering = "";
        observer.disconnect();
      } else {
        wasBelow = (entry?.boundingClientRect.top ?? 0) > 0;
      }
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <Band className={compact ? `compact ${surface ?? ""}` : surface} aria-labelledby={labelledBy}>
      {backdrop}
      <Content ref={content}>{children}</Content>
    </Band>
  );
}

const Heading = styled.div`
  max-width: ${theme.size.text};
  margin-bottom: ${theme.space[3]};
  ${media.from("tablet")} { margin-bottom: ${theme.space[5]}; }
  break-inside: avoid;
  break-after: avoid;
  p { margin-top: ${theme.space[1]}; font-size: ${theme.text.lead}; text-wrap: balance; }
  /* The sentence where the text of the second of three columns begins. */
  &.beside { ${media.from("desktop")} { display: grid; grid-template-columns: 1fr 2fr; align-items: baseline; max-width: none; p { max-width: ${theme.size.text}; margin: 0; padding-inline-start: ${theme.space[3]}; } } }
  ${media.print} { max-width: none; margin-bottom: ${theme.space[1]}; p { margin: 0; font-size: inherit; } }
`;

interface SectionHeadingProps {
  /** Target of the section's `aria-labelledby`. */
  id: string;
  heading: string;
  text?: string | null;
  /** On wide screens the sentence stands beside the heading: that of a section over the page's full width. */
  beside?: boolean;
}

/** Heading of a section with an optional sentence. */
export function SectionHeading({ id, heading, text, beside = false }: SectionHeadingProps) {
  return (
    <Heading className={beside ? "beside" : undefined}>
      <h2 id={id}>
        <RunningText text={heading} />
      </h2>
      {text && (
        <p>
          <RunningText text={text} />
        </p>
      )}
    </Heading>
  );
}
