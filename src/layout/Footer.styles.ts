import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { standalone } from "../ui/Anchor";
import { Container } from "../ui/Container";

const { colour, space } = theme;

export const Surface = styled.footer`
  background: ${colour.navyDeep};
  color: ${colour.onNavySoft};
  font-size: ${theme.text.small};
  :focus-visible { outline-color: ${colour.focusOnNavy}; }
  /* Goes on behind the notice, which stands below it at the end of the page with the bar. */
  box-shadow: 0 14rem ${colour.navyDeep};
  /* Small on paper, or it would often take a sheet of its own. */
  ${media.print} {
    margin-top: ${space[1]};
    border-top: 1px solid ${colour.line};
    background: none;
    box-shadow: none;
    color: ${colour.ink};
    font-size: 9pt;
    line-height: 1.35;
    break-inside: avoid;
  }
`;

export const Columns = styled(Container)`
  display: grid;
  gap: ${space[4]};
  padding-block: ${space[4]} ${space[2]};
  /* On phones the pages stand beside the contacts, unless large text needs the room. */
  ${media.below("tablet")} {
    grid-template-columns: auto auto;
    gap: ${space[2]} ${space[1]};
    & > :is(:first-child, :last-child) { grid-column: 1 / -1; }
  }
  ${media.cramped} { grid-template-columns: minmax(0, 1fr); }
  ${media.from("tablet")} { grid-template-columns: 1fr 1fr; }
  ${media.from("desktop")} { grid-template-columns: 2fr 1.1fr 1.3fr 1.4fr; }
  /* Bounded, or a long e-mail address would leave the first column no room for a word. */
  ${media.print} { grid-template-columns: 1fr repeat(2, fit-content(11rem)); padding-block: ${space[1]} 0; }
`;

export const About = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  /* As wide as both columns, whose widths do not follow its text. */
  ${media.below("tablet")} { width: 0; min-width: 100%; }
  ${media.from("tablet")} { max-width: 22rem; }
  ${media.print} { gap: ${space.half}; max-width: none; strong { font-size: 11pt; } }
`;

export const Column = styled.div`
  h2 {
    margin-bottom: ${space[1]};
    color: ${colour.onNavy};
    font: inherit;
    font-weight: ${theme.weight.strong};
    letter-spacing: 0;
  }
  a {
    ${standalone}
    min-width: ${theme.size.target};
    text-decoration: none;
  }
  /* Aligned with the first link of the neighbouring columns. */
  address { padding-block: ${space[1]}; }
  a:hover { color: ${colour.onNavy}; text-decoration: underline; text-underline-offset: 0.2em; }
  a[aria-current="page"] { color: ${colour.onNavy}; }
  ${media.print} {
    h2 { margin-bottom: 0; color: inherit; font-size: 9pt; }
    &:is(nav), & > a, a[target] { display: none; }
    a { min-height: 0; }
    address { padding-block: 0; }
  }
`;

export const Copyright = styled(Container).attrs({ as: "p" })`
  padding-block: ${space[2]};
  ${media.print} { padding-block: ${space[1]} 0; }
`;
