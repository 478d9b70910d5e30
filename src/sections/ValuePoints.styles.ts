import styled, { css } from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { standalone } from "../ui/Anchor";
import { cellLabel, RuledCell } from "../ui/RuledBlock";

const { colour, space, weight } = theme;

export const photoWidth = "(min-width: 48em) 12.5rem, 7rem";

/** A named fact. */
export const Cell = styled(RuledCell)`
  h3 { ${cellLabel} }
  p { line-height: 1.45; }
`;

/** Who answers. The photo reaches the rules of its cell, on phones with the text around it; without one, the name is larger. */
export const Who = styled(Cell)<{ $photo: boolean }>`
  a { ${standalone} color: ${colour.action}; font-weight: ${weight.strong}; }
  strong { display: block; font: ${weight.heading} ${theme.text.title} / 1.3 ${theme.font.heading}; }
  strong + p { margin-bottom: ${space.half}; }
  /* Large text in a narrow window: a tax number fits on its line. */
  p { font-size: min(1em, 8vw); }
  /* Each fact on its rule. */
  p + p { padding-block: ${space.half}; border-top: 1px solid ${colour.line}; }
  ${media.from("desktop")} { && { flex: 1 1 48%; } }
  ${({ $photo }) =>
    $photo
      ? css`
          figure { float: inline-start; width: min(7rem, 28vw); margin: calc(-1 * ${space[2]}) ${space[2]} ${space[1]} calc(-1 * ${space[2]}); }
          figure > div { border-radius: 0; }
          figcaption { padding-inline: ${space[2]} 0; }
          /* Large text needs the width. */
          ${media.cramped} { figure { float: none; width: auto; margin-inline-end: calc(-1 * ${space[2]}); } }
          ${media.from("menu")} {
            display: grid;
            grid-template-columns: 12.5rem 1fr;
            padding: 0;
            /* With its caption as high as the cell. */
            figure { display: flex; flex-direction: column; width: auto; margin: 0; }
            figure > div { flex: 1 1 auto; min-height: 15.625rem; aspect-ratio: auto; }
            figcaption { padding-block-end: ${space[1]}; }
            & > div { padding: ${space[2]} ${space[3]}; }
          }
          ${media.print} { && { grid-template-columns: 28mm 1fr; } && figure > div { height: 36mm; aspect-ratio: auto; } }
        `
      : css`
          @media screen { strong { font-size: ${theme.text.urgent}; line-height: 1.2; text-wrap: balance; } }
          /* As wide as one of four points. */
          ${media.from("wide")} { && { flex: 0 0 calc(25% - 0.75px); } }
        `}
`;

/** Where; beside a photo, which is high, the map stands beneath the text. */
export const Where = styled(Cell)<{ $tall: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  & > * { flex: 1 1 14rem; min-width: 0; }
  ${({ $tall }) => $tall && css`${media.from("desktop")} { align-content: space-between; & > * { flex-basis: 100%; } }`}
  svg { flex-grow: 0.4; align-self: center; }
  p { text-wrap: balance; }
  ul { margin-top: ${space.half}; line-height: 1.45; }
  && { ${media.from("desktop")} { flex: 1 1 48%; } }
`;

/* Subgrid rows align the facts of neighbouring cells. */
export const Points = styled.ul`
  display: grid;
  gap: inherit;
  ${media.from("menu")} { grid-template-columns: 1fr 1fr; }
  ${media.below("wide")}, print { & > :last-child:nth-child(odd) { grid-column: 1 / -1; } }
  ${media.from("wide")} { grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr)); }
  ${media.print} { grid-template-columns: 1fr 1fr; }
  & > * { display: grid; grid-row: span 2; grid-template: subgrid / 1fr; gap: ${space.half}; }
  p { font: ${weight.heading} ${theme.text.title} / 1.3 ${theme.font.heading}; text-wrap: balance; }
`;
