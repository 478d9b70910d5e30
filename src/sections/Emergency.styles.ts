import styled, { css } from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { twoColumns } from "../ui/CheckList";
import { Container } from "../ui/Container";
import { navySurface } from "../ui/Section";

const { colour, space } = theme;

const stripes = `repeating-linear-gradient(-45deg, ${colour.amber} 0 14px, ${colour.navyDeep} 14px 28px)`;

export const stripesHeight = "8px";

/** Navy under hazard stripes. */
export const hazardSurface = css`
  ${navySurface}
  background: ${stripes} 0 0 / 100% ${stripesHeight} no-repeat border-box, ${colour.navy} border-box;
`;

/** Of icons, as of numerals: what stands beside them has one left edge. */
const iconWidth = "1.625rem";

export const EmergencyHeading = styled.h2`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  color: ${colour.amber};
  font-size: ${theme.text.urgent};
  svg { width: ${iconWidth}; height: ${iconWidth}; margin: 0; }
  ${media.cramped} { svg { display: none; } }
`;

export const Band = styled.section`
  overflow: clip;
  padding-block: calc(${space[2]} + ${stripesHeight}) ${space[2]};
  ${hazardSurface}
  p { line-height: 1.5; }
  ul svg { width: ${iconWidth}; height: ${iconWidth}; margin: 0; color: ${colour.coldAir}; }
  ${media.from("menu")} { padding-block: calc(${space[4]} + ${stripesHeight}) ${space[4]}; ul { ${twoColumns} } }
  ${media.night} { border-bottom: 1px solid ${colour.line}; }
  ${media.print} { break-inside: avoid; }
`;

export const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]} ${space[6]};
  /* A width that does not depend on the number's: nothing moves when the typeface arrives. The features are read across. */
  ${media.from("desktop")} {
    grid-template-columns: minmax(0, 1fr) 39rem;
    ul { display: grid; columns: auto; grid-template-columns: repeat(4, auto); justify-content: space-between; gap: ${space[1]} ${space[3]}; }
  }
  ${media.from("wide")} { grid-template-columns: minmax(0, 1fr) minmax(0, 1.3fr); }
  /* In a frame, the number beside the heading. */
  ${media.print} { && { grid-template-columns: 1fr 1fr; gap: ${space.half} ${space[3]}; padding: ${space[1]} ${space[2]}; border: 1.5px solid ${colour.amber}; } }
`;

/* What there is to know opens on phones, as that of the other services does. */
export const Text = styled.div`
  grid-column: 1 / -1;
  summary { line-height: 1.35; }
  summary::after { border-color: currentColor; }
  ul { margin-top: ${space[1]}; }
`;
