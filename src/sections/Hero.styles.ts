import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";

const { colour, space } = theme;

export const Band = styled.section`
  position: relative;
  overflow: clip;
  padding-block: ${space[6]} ${space[8]};
  background: ${colour.navy};
  color: ${colour.onNavy};
  :focus-visible { outline-color: ${colour.focusOnNavy}; }
  ${media.print} { background: none; color: ${colour.ink}; }
`;

export const Columns = styled.div`
  position: relative;
  display: grid;
  gap: ${space[5]};
  align-items: center;
  ${media.from("desktop")} {
    grid-template-columns: 1.15fr 1fr;
    gap: ${space[8]};
  }
  /* What is seen at once only settles into place: hiding it would delay the page for everybody. */
  ${media.motion} {
    & > * { animation: settle ${theme.motion.entrance} ${theme.motion.ease} both; }
  }
`;

export const Pitch = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  h1 {
    font-size: ${theme.text.display};
    font-weight: 800;
    line-height: 1.05;
    letter-spacing: -0.02em;
  }
  h1 + p {
    max-width: 34rem;
    color: ${colour.onNavySoft};
    font-size: ${theme.text.lead};
    text-wrap: balance;
  }
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
`;

/** Amber is kept for what can't wait. */
export const Emergency = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  color: ${colour.amber};
  font-weight: 600;
  text-wrap: balance;
  ${media.print} {
    color: inherit;
  }
`;
