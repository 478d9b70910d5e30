import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { standalone } from "../ui/Anchor";
import { twoColumns } from "../ui/CheckList";
import { detailWidth } from "../ui/drawing/Detail";

const { colour, space } = theme;

/* A row that opens on phones, so that all services fit on one screen; a ruled row of a data sheet, as high as its drawing, on wider screens. */
export const Row = styled.li`
  position: relative;
  container-type: inline-size;
  padding-block: ${space[1]};
  border-bottom: 1px solid ${colour.line};
  summary { display: grid; text-wrap: balance; grid-template-columns: auto 1fr; gap: ${space.half} 0.75rem; padding-inline-end: ${space[3]}; }
  h3 + span { grid-column: 1 / -1; color: ${colour.inkSoft}; line-height: 1.35; }
  /* On phones beneath the drawing, over the full width; the arrow is on the title's line. */
  ${media.below("tablet")} {
    h3 + span { margin-inline-end: calc(-1 * ${space[3]}); }
    summary::after { top: calc(${detailWidth.phone} * 0.35 - 0.5rem); }
  }
  /* Without the drawing where there is no room for a long word beside it. */
  @container (width < 18.6rem) {
    summary { grid-template-columns: 1fr; }
    summary > :first-child { display: none; }
    summary::after { top: 0.5rem; }
  }
  details > div { padding-top: ${space[1]}; }
  details ul { margin-block: ${space[2]}; }
  details a { ${standalone} color: ${colour.action}; font-weight: ${theme.weight.strong}; }
  ${media.from("tablet")} {
    padding-block: ${space[3]};
    details ul { ${twoColumns} margin-bottom: 0; }
  }
  ${media.from("menu")} {
    min-height: calc(${detailWidth.menu} * 0.7 + ${space[3]});
    padding-inline-start: calc(${detailWidth.menu} + ${space[4]});
    summary { position: static; display: block; min-height: 0; }
    /* On the row's rule. */
    summary > :first-child { position: absolute; bottom: 0; inset-inline-start: 0; }
    h3 { margin-bottom: ${space.half}; }
  }
  ${media.from("desktop")} {
    min-height: calc(${detailWidth.desktop} * 0.7 + ${space[3]});
    padding-inline-start: calc(${detailWidth.desktop} + ${space[5]});
    h3 { font-size: ${theme.text.urgent}; }
  }
  ${media.from("wide")} {
    min-height: calc(${detailWidth.wide} * 0.7 + ${space[3]});
    padding-inline-start: calc(${detailWidth.wide} + ${space[6]});
  }
  ${media.from("desktop")} {
    /* The features, which begin on the title's line, beside the title, the sentence and the link; beneath them in browsers without ::details-content. */
    --features: 55%;
    details { display: grid; grid-template: auto 1fr / minmax(0, 1fr) var(--features); }
    details > div, details::details-content { display: contents; }
    summary, details p { margin-inline-end: ${space[4]}; }
    details ul { columns: auto; grid-area: 1 / 2 / span 2; margin-top: 0; }
  }
  /* The features on rules like those of a data sheet, in the last of the plans' three columns. */
  ${media.from("desktop")} {
    --features: calc((100% + ${detailWidth.desktop} + ${space[5]}) / 3);
    details ul { display: grid; align-content: start; gap: 0; }
    details li { padding-block: 0.375rem; }
    details li:first-child { padding-top: 0.25rem; }
    details li:not(:last-child) { border-bottom: 1px solid ${colour.line}; }
  }
  ${media.from("wide")} { --features: calc((100% + ${detailWidth.wide} + ${space[6]}) / 3); }
  ${media.print} {
    /* As high as its drawing, which would cross the rule above; other heights have no minimum on paper. */
    && { min-height: calc(${detailWidth.menu} * 0.7 + ${space[1]}) !important; }
    padding-block: ${space[1]} ${space.half};
    h3 + span { margin: 0; }
    details > div { padding: 0; }
    details ul { margin-block: ${space.half} 0; }
    details li { padding-bottom: 0; }
  }
`;
