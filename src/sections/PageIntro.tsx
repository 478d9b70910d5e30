import styled from "styled-components";
import { media } from "../theme/media";
import { screenOnly } from "../theme/print";
import { theme } from "../theme/theme";
import { Container } from "../ui/Container";
import { CloseUp } from "../ui/drawing/CloseUp";
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
  ${media.below("tablet")} { &.unit { padding-block: ${space[2]}; p { max-width: 60%; } } }
  ${media.cramped} { && p { max-width: none; } .unit { display: none; } }
  ${media.from("menu")} { &.duct :is(h1, p) { max-width: 50%; } }
  ${media.from("tablet")} {
    padding-block: ${space[4]};
    p { margin-top: ${space[2]}; font-size: ${theme.text.lead}; line-height: 1.45; }
  }
  ${media.from("desktop")} { &:is(.duct, .unit) { padding-block: ${space[5]}; :is(h1, p) { max-width: 46%; } } &.unit { padding-block: ${space[8]}; } }
  ${media.low} { padding-block: ${space[2]}; h1 { font-size: ${theme.text.heading}; } }
  ${media.motion} { h1, p { animation: rise ${theme.motion.entrance} ${theme.motion.ease} both; } }
  ${media.print} { && :is(h1, p) { max-width: none; margin-top: 0; } }
`;

/** The right half of the band on wide screens; on others, a third for the condensing unit alone. The drawing ends where the content of a `Container` does. */
const Detail = styled.div`
  position: absolute;
  inset-block: ${space[1]} 0;
  inset-inline: 64% ${space[2]};
  overflow: clip;
  ${media.from("tablet")} { inset-inline-end: ${space[4]}; }
  &.duct { ${media.below("menu")} { display: none; } }
  ${media.below("desktop")} { :is(.leader, text) { display: none; } }
  ${media.from("desktop")} { inset-block: 0; inset-inline: 50% 0; padding-inline-end: max(${space[4]}, 50vw - ${theme.size.container} / 2); }
  ${media.from("huge")} { padding-inline-end: calc(50vw - ${theme.size.containerHuge} / 2); }
  /* Lines that come from the left begin faintly. */
  &.duct { mask-image: linear-gradient(to right, transparent, black 6rem); }
  ${media.from("desktop")} { mask-image: linear-gradient(to right, transparent, black 6rem); }
  /* In forced colours its lines would have another ground than theirs. */
  ${media.forcedColours} { display: none; }
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
  /** Which close-up stands beside the heading, if any, and the name of a part of it. */
  detail?: "duct" | "unit";
  label?: string | null;
}

/** Page heading with a sentence, on all pages but the home page; beside it a close-up, named on wide screens. */
export function PageIntro({ heading, text, detail, label }: PageIntroProps) {
  return (
    <Band className={detail} aria-labelledby="titulo">
      {detail ? (
        <Detail className={`${detail} ${screenOnly}`}>
          <CloseUp of={detail} label={label} />
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
