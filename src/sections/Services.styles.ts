import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { standalone } from "../ui/Anchor";

const { colour, space } = theme;

/* A row that opens on phones, so that all services fit on one screen; a ruled row of a data sheet on wider screens. */
export const Row = styled.li`
  position: relative;
  padding-block: ${space[1]};
  border-bottom: 1px solid ${colour.line};
  /* Below the drawing where there is no room for a long word beside it. */
  summary { flex-wrap: wrap; gap: ${space[1]} ${space[2]}; }
  h3 { flex: 1 1 10em; }
  details > div { padding-top: ${space[1]}; }
  details p { color: ${colour.inkSoft}; }
  details ul { margin-block: ${space[2]}; }
  details a { ${standalone} color: ${colour.action}; }
  /* Below the arrow, too. */
  ${media.cramped} { h3 { margin-right: calc(-1 * ${space[4]}); } }
  ${media.from("tablet")} {
    padding-block: ${space[3]};
    /* A row is ruled with a dimension line, with a tick at either end. */
    &::before, &::after {
      content: "";
      position: absolute;
      bottom: -1px;
      left: -0.3rem;
      width: 0.6rem;
      border-top: 1.5px solid ${colour.action};
      transform: rotate(-45deg);
    }
    &::after { left: calc(100% - 0.3rem); }
    details ul { display: grid; grid-template-columns: 1fr 1fr; align-content: start; gap: ${space[1]} ${space[3]}; margin-bottom: ${space[1]}; }
  }
  ${media.from("menu")} {
    min-height: calc(6rem + 2 * ${space[3]});
    padding-left: 10.5rem;
    summary { position: static; min-height: 0; margin-bottom: ${space[1]}; }
    summary > span { position: absolute; top: ${space[3]}; left: 0; }
  }
  ${media.from("wide")} { min-height: calc(7rem + 2 * ${space[3]}); padding-left: 12rem; }
  ${media.from("desktop")}, print {
    /* Title and sentence beside the features, which begin where the title does. */
    summary { width: calc(44% - ${space[4]}); }
    details > div { display: grid; grid-template: auto 1fr / 44% 1fr; padding-top: 0; }
    details p { margin-right: ${space[4]}; }
    details ul { grid-area: 1 / 2 / span 2; margin-top: calc(-1.2 * ${theme.text.title} - ${space[1]}); }
  }
  /* Three sheets of paper for the page. */
  ${media.print} {
    min-height: 0;
    padding: ${space[1]} 0 ${space[1]} 8rem;
    h3 { font-size: ${theme.text.body}; }
    summary > span { top: ${space[1]}; }
    details a { display: none; }
    details ul { grid-template-columns: 1fr; row-gap: 0; }
  }
`;

/* The emergency: a band outlined in amber, with its buttons in view. */
export const Urgent = styled(Row)`
  && { border: ${theme.size.stroke} solid ${colour.amber}; }
  margin-bottom: ${space[2]};
  padding: ${space[1]} min(1rem, 3vw) min(1rem, 3vw);
  border-radius: ${theme.radius.small};
  background: ${colour.amberSoft};
  &::before, &::after { content: none; }
  /* An icon, or a detail where other rows have it. */
  summary > span { position: static; }
  /* The chat and the number. */
  & > div { gap: ${space[1]}; margin-top: ${space[1]}; }
  & > div > * { flex: 1 1 auto; padding-inline: ${space[1]}; }
  ${media.from("tablet")} {
    padding: ${space[3]};
    & > div { margin-top: ${space[2]}; }
    & > div > * { flex-grow: 0; padding-inline: ${space[3]}; }
    & > div > :last-child { border: 0; background: none; font: 700 ${theme.text.heading} / 1.15 ${theme.font.heading}; text-decoration: underline; text-decoration-thickness: 1px; }
  }
  ${media.print} { padding: ${space[1]} ${space[2]}; }
`;
