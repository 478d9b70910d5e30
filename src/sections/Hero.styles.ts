import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { Anchor } from "../ui/Anchor";
import { navySurface } from "../ui/Section";

const { colour, space } = theme;

/** Share of the drawing's width that the photo takes. */
const insetShare = 0.38;

/** The photo's `sizes`: its share of the drawing, which is as wide as its column. */
export const insetSizes = `${media.query("huge")} 18vw, ${media.query("wide")} 15rem, ${media.query("menu")} 20vw, ${insetShare * 100}vw`;

/** Least ratio of the photo's width to its height: so low, it covers no part of the condensing unit but its stand. */
export const insetRatio = 4 / 3;

export const Band = styled.section`
  overflow: clip;
  padding-block: ${space[2]} ${space[6]};
  ${navySurface}
  ${media.from("menu")} { padding-block: ${space[5]} ${space[6]}; }
  ${media.from("desktop")} { padding-block: ${space[6]} ${space[8]}; }
  ${media.low} { padding-block: ${space[1]} ${space[3]}; }
`;

export const Columns = styled.div`
  display: grid;
  /* minmax(0, …): long words must not widen the column. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  align-items: center;
  ${media.from("menu")} { grid-template-columns: 1fr 1fr; gap: ${space[4]}; }
  ${media.from("desktop")} { grid-template-columns: 1fr 1.15fr; gap: ${space[5]}; }
  /* On very wide screens the drawing extends to the right edge of the window. */
  ${media.from("huge")} {
    grid-template-columns: 1fr 1.25fr;
    margin-right: calc((${theme.size.container} - 100vw) / 2);
  }
  /* Moves without fading in: hiding it would delay the largest contentful paint. */
  ${media.motion} {
    & > * { animation: settle ${theme.motion.entrance} ${theme.motion.ease} both; }
  }
`;

export const Pitch = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  h1 {
    font-size: ${theme.text.hero};
    line-height: 1.05;
    letter-spacing: -0.02em;
  }
  h1 + p {
    max-width: 34rem;
    margin-top: ${space.half};
    color: ${colour.onNavySoft};
    line-height: 1.4;
  }
  ${media.from("menu")} { h1 { font-size: ${theme.text.heroColumn}; } }
  ${media.from("desktop")} {
    gap: ${space[2]};
    h1 + p { margin-top: 0; font-size: ${theme.text.lead}; line-height: 1.5; text-wrap: balance; }
  }
  ${media.low} { h1 { font-size: ${theme.text.heading}; } }
  ${media.print} { h1 + p { color: inherit; } }
`;

export const Eyebrow = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  color: ${colour.onNavySoft};
  font-size: ${theme.text.small};
  font-weight: 600;
  text-wrap: balance;
  ${media.print} { color: inherit; }
`;

/* One row if both labels fit; otherwise stacked at full width. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  margin-top: ${space[1]};
  & > * { flex: 1 1 auto; min-height: 3rem; padding: ${space[1]} 0.75rem; }
  ${media.from("menu")} { & > * { flex-grow: 0; } }
  ${media.from("desktop")} {
    gap: ${space[2]};
    & > * { min-height: 3.5rem; padding-inline: ${space[3]}; }
  }
`;

/** Phone link in amber, the colour of emergencies. */
export const Emergency = styled(Anchor)`
  display: flex;
  align-items: center;
  align-self: flex-start;
  gap: ${space[1]};
  min-height: ${theme.size.target};
  color: ${colour.amber};
  font-weight: 600;
  line-height: 1.3;
  text-decoration: none;
  svg { flex: none; }
  strong { font-weight: inherit; font-variant-numeric: tabular-nums; text-decoration: underline; text-underline-offset: 0.2em; text-decoration-thickness: 1px; display: inline-block; }
  &:hover strong { text-decoration-thickness: 2px; }
  ${media.print} { color: inherit; }
`;

/** The drawing with the photo inset at its lower right corner. */
export const Scene = styled.div`
  position: relative;
  container-type: inline-size;
  /* The ground line and, with wide letter spacing, labels reach beyond the drawing. */
  & > svg { width: 100%; height: auto; overflow: visible; }
  /* Labels would be too small to read here: hide them, and crop the empty space above the walls. */
  @container (max-width: 34rem) {
    & > svg { margin-top: -7cqi; }
    .labels { display: none; }
  }
  ${media.print} { display: none; }
`;

export const Inset = styled.div`
  position: absolute;
  right: 0;
  bottom: 0;
  width: ${insetShare * 100}%;
  /* Where the drawing reaches the window's edge, the photo keeps off it. */
  ${media.from("huge")} { right: ${space[4]}; }
  figure { border-radius: 0; }
`;
