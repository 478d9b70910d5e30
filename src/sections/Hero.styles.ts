import styled from "styled-components";
import { media } from "../theme/media";
import { heroButtonsTimeline, theme } from "../theme/theme";
import { Anchor, standalone } from "../ui/Anchor";
import { navySurface } from "../ui/Section";

const { colour, space } = theme;

export const Band = styled.section`
  overflow: clip;
  padding-block: ${space[2]} ${space[6]};
  ${navySurface}
  ${media.from("menu")} { padding-block: ${space[5]} ${space[6]}; }
  ${media.from("desktop")} { padding-block: ${space[6]} ${space[8]}; }
  ${media.low} { padding-block: ${space[1]} ${space[3]}; }
  ${media.print} { padding-block: ${space[1]}; && * { color: inherit; } }
`;

export const Columns = styled.div`
  display: grid;
  /* minmax(0, …): long words must not widen the column. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  align-items: center;
  /* The drawing's title block, in the corner below the pitch. */
  & > :last-child { display: none; color: ${colour.onNavySoft}; font-size: ${theme.text.small}; }
  ${media.from("desktop")} {
    grid-template: auto 1fr / 1fr 1fr;
    gap: ${space[5]};
    align-items: start;
    & > :nth-child(2) { grid-row: span 2; }
    & > :last-child { display: grid; justify-self: start; }
  }
  /* On very wide screens the drawing extends to the right edge of the window. */
  ${media.from("huge")} {
    grid-template-columns: 1fr 1.2fr;
    margin-right: calc((${theme.size.container} - 100vw) / 2);
    & > :last-child { align-self: end; }
  }
  /* Moves without fading in: hiding it would delay the largest contentful paint. */
  ${media.motion} { & > * { animation: rise ${theme.motion.entrance} ${theme.motion.ease} both; } }
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
    max-width: ${theme.size.text};
    margin-top: ${space.half};
    color: ${colour.onNavySoft};
    line-height: 1.4;
  }
  ${media.from("desktop")} {
    gap: ${space[2]};
    padding-top: ${space[3]};
    h1 { font-size: ${theme.text.heroColumn}; }
    h1 + p { margin-top: 0; font-size: ${theme.text.lead}; line-height: 1.5; text-wrap: balance; }
  }
  ${media.low} { h1 { font-size: ${theme.text.heading}; } }
`;

export const Eyebrow = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  color: ${colour.onNavySoft};
  font-size: ${theme.text.small};
  font-weight: 600;
  text-wrap: balance;
`;

/* One row if both labels fit; otherwise stacked at full width. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  margin-top: ${space[1]};
  view-timeline: ${heroButtonsTimeline};
  view-timeline-inset: ${theme.size.header} ${theme.size.notice};
  & > * { flex: 1 1 auto; min-height: 3rem; padding: ${space[1]} 0.75rem; }
  ${media.from("menu")} { & > * { flex-grow: 0; } }
  ${media.from("desktop")} {
    gap: ${space[2]};
    & > * { min-height: 3.5rem; padding-inline: ${space[3]}; }
  }
`;

/** Phone link in amber, the colour of emergencies. */
export const Emergency = styled(Anchor)`
  ${standalone}
  align-self: flex-start;
  color: ${colour.amber};
  font-weight: 600;
  line-height: 1.3;
  text-decoration: none;
  svg { flex: none; }
  strong { font-weight: inherit; font-variant-numeric: tabular-nums; text-decoration: underline; text-underline-offset: 0.2em; text-decoration-thickness: 1px; display: inline-block; }
  &:hover strong { text-decoration-thickness: 2px; }
`;
