import styled from "styled-components";
import { media } from "../theme/media";
import { screenOnly } from "../theme/print";
import { theme } from "../theme/theme";
import { Container } from "../ui/Container";
import { DuctCloseUp } from "../ui/drawing/CloseUp";
import { Mark } from "../ui/Mark";
import { RunningText } from "../ui/RunningText";
import { navySurface } from "../ui/Section";

const { colour, space } = theme;

const Band = styled.section`
  position: relative;
  overflow: clip;
  padding-block: 0.75rem;
  ${navySurface}
  h1 { position: relative; max-width: 22ch; font-size: ${theme.text.display}; line-height: 1.08; letter-spacing: -0.02em; }
  p { max-width: ${theme.size.text}; margin-top: ${space.half}; color: ${colour.onNavySoft}; line-height: 1.35; text-wrap: balance; }
  ${media.cramped} { && p { max-width: none; } }
  ${media.from("menu")} { &.duct :is(h1, p) { max-width: 50%; } }
  ${media.from("tablet")} {
    padding-block: ${space[4]};
    p { margin-top: ${space[2]}; font-size: ${theme.text.lead}; line-height: 1.45; }
  }
  ${media.from("desktop")} { &.duct { padding-block: ${space[5]}; :is(h1, p) { max-width: 46%; } } }
  ${media.low} { padding-block: ${space[2]}; h1 { font-size: ${theme.text.heading}; } }
  ${media.motion} { h1, p { animation: rise ${theme.motion.entrance} ${theme.motion.ease} both; } }
  ${media.print} { && :is(h1, p) { max-width: none; margin-top: 0; } }
`;

/** The right third of the band, on wide screens its half. The drawing ends where the content of a `Container` does. */
const Detail = styled.div`
  position: absolute;
  inset-block: ${space[1]} 0;
  inset-inline: 64% ${space[4]};
  overflow: clip;
  /* Lines that come from the left begin faintly. */
  mask-image: linear-gradient(to right, transparent, black 6rem);
  ${media.below("menu")} { display: none; }
  ${media.below("desktop")} { :is(.leader, text) { display: none; } }
  ${media.from("desktop")} { inset-block: 0; inset-inline: 50% 0; padding-inline-end: max(${space[4]}, 50vw - ${theme.size.container} / 2); }
  ${media.from("huge")} { padding-inline-end: calc(50vw - ${theme.size.containerHuge} / 2); }
`;

/** The mark in thin lines, on wide screens, where there is no close-up. */
const Emblem = styled(Mark)`
  position: absolute;
  inset-block: -6%;
  inset-inline-end: max(${space[4]}, 50vw - ${theme.size.container} / 2);
  width: auto;
  height: 112%;
  color: ${colour.drawing};
  stroke-width: 0.2;
  opacity: 0.6;
  ${media.from("huge")} { inset-inline-end: calc(50vw - ${theme.size.containerHuge} / 2); }
  ${media.below("desktop")}, (forced-colors: active) { display: none; }
`;

interface PageIntroProps {
  heading: string;
  text: string | null;
  /** Whether the end of a duct stands beside the heading, and its name. */
  duct?: boolean;
  ductLabel?: string | null;
}

/** Page heading with a sentence; beside it the end of a duct, named on wide screens, or the mark. */
export function PageIntro({ heading, text, duct = false, ductLabel }: PageIntroProps) {
  return (
    <Band className={duct ? "duct" : undefined} aria-labelledby="titulo">
      {duct ? (
        <Detail className={screenOnly}>
          <DuctCloseUp label={ductLabel} />
        </Detail>
      ) : (
        <Emblem className={screenOnly} />
      )}
      <Container>
        <h1 id="titulo">
          <RunningText text={heading} />
        </h1>
        {text && (
          <p>
            <RunningText text={text} />
          </p>
        )}
      </Container>
    </Band>
  );
}
