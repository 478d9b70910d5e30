import styled, { css } from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { Anchor } from "../ui/Anchor";
import { litColour, litPart } from "../ui/drawing/Drawing.styles";
import { coldRoomSize, type Part, parts } from "../ui/drawing/shapes";

const { colour, space } = theme;

/** Rows and balloons. */
const symptom = ':is(li, a[href^="#"])';

/** What puts a symptom in hand: it is pointed at; otherwise it has the focus; otherwise a balloon has led to it. */
const states = [":hover", ":focus-within", ":target"];

/** Selector: no symptom is in any of these states. */
const noneIn = (those: string[]) => those.map((state) => `:not(:has(${symptom}${state}))`).join("");

/** Sets the display to what it reads with a symptom. */
const reads = (part: Part) => css`
  .usual { display: none; }
  .reading.${part} { display: inline; }
`;

/** Lights a part of the drawing in amber, with its row and its number, and sets the display. */
const lit = (part: Part) => css`
  ${litPart(part)}
  ${reads(part)}
  .reading.${part} { ${litColour("fill")} }
  li.${part}, a.${part} { --lit: ${colour.amber}; --on-lit: ${colour.onAmber}; color: var(--lit); }
`;

/**
 * For the element around the drawing and its key: lights the part of the symptom in hand. Until there is one, it lights the display, about
 * which the promise asks; on paper, the display only has its reading.
 */
export const symptomInHand = css`
  .reading:not(.usual) { display: none; }
  &:has(li.display)${noneIn(states)} { ${reads("display")} }
  @media screen { &:has(li.display)${noneIn(states)} { ${lit("display")} } }
  ${(Object.keys(parts) as Part[]).map((part) => {
    const inHand = states.map((state, index) => `&:has(${symptom}.${part}${state})${noneIn(states.slice(0, index))}`);
    return css`${inHand.join()} { ${lit(part)} }`;
  })}
`;

/** The drawing, and over it the numbers. */
export const Sheet = styled.div`
  position: relative;
  /* On phones as large as lets the key's heading and first row into the first view with it; on the narrowest, a finger's width lies between the numbers. */
  ${media.below("tablet")} { justify-self: center; width: 100%; max-width: max(18rem, 32vh); }
  /* Its ground is the rule above the key's rows. */
  ${media.below("desktop")} { margin-bottom: calc(-100% * 32 / 720); }
  /* Its ground, 40 of 720 units above its end, divides the promise from the key. */
  ${media.from("desktop")} { grid-area: 1 / 2; align-self: end; margin-bottom: calc(-0.5 * ${space[8]} - 100% * 40 / 720); }
  container-type: inline-size;
  /* The numbers' places do not turn with the direction of the text. */
  direction: ltr;
  & > svg {
    width: 100%;
    height: auto;
    /* The ground line reaches beyond the drawing. */
    overflow: visible;
  }
  ${media.print} { grid-area: 1 / 2; && > svg { overflow: clip; } }
`;

export const Legend = styled.div`
  position: relative;
  p { margin-top: ${space.half}; color: ${colour.onNavySoft}; line-height: 1.4; }
  ${media.from("desktop")} {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    /* The sentence does not move when the heading gets its typeface. */
    justify-content: space-between;
    column-gap: ${space[3]};
    grid-column: 1 / -1;
    margin-bottom: calc(${space[2]} - ${space[8]});
    p { margin: 0; font-size: ${theme.text.lead}; }
  }
  ${media.print} { grid-area: 2 / 1 / auto / -1; }
`;

export const Rows = styled.ol`
  /* Read across, in rows of one height. */
  ${media.from("menu")}, print { display: grid; grid: auto-flow 1fr / 1fr 1fr; column-gap: ${space[3]}; }
  /* Keeps the drawing in view when a balloon jumps here. */
  li { break-inside: avoid; border-bottom: 1px solid ${colour.onNavyLine}; scroll-margin-block: 65vh 20vh; }
  ${media.from("desktop")} { grid-template-columns: repeat(3, 1fr); li { scroll-margin-top: 80vh; } }
  ${media.from("desktop")}, print { grid-column: 1 / -1; }
`;

export const Symptom = styled(Anchor)`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  height: 100%;
  min-height: ${theme.size.action};
  padding-block: ${space.half};
  line-height: 1.25;
  text-decoration: none;
  i { border-color: var(--lit); background: var(--lit, ${colour.cut}); color: var(--on-lit); }
  svg { flex: none; margin-inline-start: auto; color: ${colour.coldAir}; }
  font-weight: ${theme.weight.strong};
  small { display: block; color: ${colour.onNavySoft}; font-size: ${theme.text.body}; font-weight: ${theme.weight.text}; }
  ${media.from("desktop")} { min-height: ${space[8]}; }
  ${media.cramped}, print { svg { display: none; } }
`;

const places = Object.entries(parts).map(
  ([
    part,
    {
      balloon: [x, y],
    },
  ]) => {
    const [left, top] = [x / coldRoomSize.width, y / coldRoomSize.height].map(
      (share) => `${(share * 100).toFixed(1)}%`,
    );
    return `&.${part} { left: ${left}; top: ${top}; }`;
  },
);

/** A balloon: jumps to the row of its symptom. Its class is its part's name. */
export const Balloon = styled.a`
  position: absolute;
  ${places.join("")}
  display: grid;
  place-items: center;
  /* In pixels: the room for it grows with the drawing, not with the text. */
  width: 44px;
  height: 44px;
  margin: -22px;
  text-decoration: none;
  i {
    /* Larger with the text where the drawing is large. */
    --size: max(26px, min(1.625rem, 4.2cqi));
    width: var(--size);
    height: var(--size);
    border-color: var(--lit);
    background: var(--lit, ${colour.navy});
    color: var(--on-lit, ${colour.onNavy});
    font-size: calc(var(--size) * 0.54);
  }
  ${media.print} { i { background: ${colour.surface} !important; } }
  /* As small as the drawing there. */
  ${media.cramped} { i { --size: 20px; font-size: 12px; } }
`;
