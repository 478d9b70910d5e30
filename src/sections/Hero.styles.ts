import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { hidesActionBar } from "../ui/hides-action-bar";
import { navySurface } from "../ui/Section";
import { symptomInHand } from "./Triage.styles";

const { colour, space } = theme;

export const Band = styled.section`
  overflow: clip;
  padding-block: ${space[2]} ${space[4]};
  ${navySurface}
  ${media.from("menu")} { padding-block: ${space[5]}; }
  ${media.from("desktop")} { padding-block: ${space[5]}; }
  ${media.low} { padding-block: ${space[1]} ${space[3]}; }
  ${media.night} { border-bottom: 1px solid ${colour.line}; }
`;

/** Promise, the key's heading, the drawing and the key's rows: one under the other; on wide screens, the drawing beside the promise and the rows beside their heading. */
export const Columns = styled.div`
  display: grid;
  /* minmax(0, …): long words must not widen the column. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]} ${space[5]};
  ${symptomInHand}
  ${media.from("desktop")} {
    grid-template: auto auto / 1fr 1fr;
    gap: ${space[8]} ${space[6]};
    align-items: center;
  }
  /* No wider than the promise, so that the drawing is as large as it can be. */
  ${media.from("wide")} { grid-template-columns: minmax(0, 34rem) 1fr; column-gap: ${space[5]}; }
  ${media.from("huge")} {
    grid-template-columns: minmax(0, 40rem) 1fr;
  }
  /* Moves without fading in: hiding it would delay the largest contentful paint. */
  ${media.motion} { & > * { animation: rise ${theme.motion.entrance} ${theme.motion.ease} both; } }
  /* Beside the promise and the code, the drawing. */
  ${media.print} { grid-template: auto / 1fr 1fr; && > * { margin: 0; } }
`;

export const Pitch = styled.div<{ $long: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  h1 {
    font-size: ${({ $long }) => ($long ? theme.text.display : theme.text.hero)};
    /* Its first letter is in line with the text below. */
    margin-inline-start: -0.035em;
    line-height: 1.05;
    letter-spacing: -0.02em;
  }
  h1 + p {
    max-width: ${theme.size.text};
    color: ${colour.onNavySoft};
    font-size: min(${theme.text.body}, 7.5vw);
    line-height: 1.4;
  }
  /* With large text, the buttons come first. */
  ${media.cramped} { h1 + p { order: 1; } }
  ${media.from("menu")} { h1 + p { text-wrap: balance; } }
  /* From the top: the drawing, which arrives later, may be higher. */
  ${media.from("desktop")} {
    align-self: start;
    gap: ${space[2]};
    h1 { font-size: ${({ $long }) => ($long ? theme.text.display : theme.text.heroColumn)}; }
    h1 + p { font-size: ${theme.text.lead}; line-height: 1.5; }
  }
  ${media.from("huge")} { gap: ${space[3]}; padding-top: ${space[5]}; h1 { font-size: ${({ $long }) => ($long ? theme.text.heroColumn : theme.text.heroHuge)}; line-height: 1; letter-spacing: -0.03em; } }
  ${media.low} { h1 { font-size: ${theme.text.heading}; } }
`;

export const Eyebrow = styled.p`
  display: flex;
  align-items: start;
  gap: ${space[1]};
  font-size: ${theme.text.small};
  font-weight: ${theme.weight.strong};
  text-wrap: balance;
  svg { height: 1lh; margin-inline-start: -0.23em; }
  ${media.from("desktop")} { font-size: ${theme.text.body}; }
`;

/** The emergency, and beneath it what is so now. Their icon, like that of the line above the title, begins where the text below does. */
export const Now = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0 ${space[1]};
  align-content: center;
  align-items: start;
  min-height: ${theme.size.target};
  line-height: 1.3;
  svg { grid-row: span 2; margin-inline-start: -0.2em; color: ${colour.amber}; }
  /* There it says nothing of now. */
  ${media.print} { svg { grid-row: auto; } }
`;

/** One sentence in amber, the colour of emergencies. */
export const Emergency = styled.p`
  color: ${colour.amber};
  font-weight: ${theme.weight.strong};
`;

/* The chat over the full width; below it, side by side if both fit, the call and the contact page. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  max-width: 28rem;
  ${hidesActionBar}
  & > * { flex: 1 1 auto; padding: ${space[1]} 0.75rem; }
  & > :first-child { flex-basis: 100%; }
  /* All on one line, if they fit. */
  ${media.from("menu")} { ${media.below("desktop")} { max-width: none; & > :first-child { flex-basis: auto; } } }
  a > span { font-weight: ${theme.weight.text}; }
  b { font-weight: ${theme.weight.strong}; }
`;
