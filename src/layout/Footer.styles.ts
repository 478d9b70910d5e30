import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { standalone } from "../ui/Anchor";
import { Container } from "../ui/Container";
import { visuallyHidden } from "../ui/VisuallyHidden";

const { colour, space } = theme;

export const Surface = styled.footer`
  background: ${colour.navyDeep};
  color: ${colour.onNavySoft};
  font-size: ${theme.text.small};
  line-height: 1.45;
  /* Seen in forced colours. */
  border-top: 1px solid transparent;
  :focus-visible { outline-color: ${colour.focusOnNavy}; }
  /* Goes on behind the notice, which stands below it at the end of the page with the bar. */
  box-shadow: 0 14rem ${colour.navyDeep};
`;

export const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  padding-block: ${space[2]} 0;
  ${media.from("tablet")} { grid-template-columns: 1fr 1fr; gap: ${space[4]}; padding-block: ${space[4]} ${space[2]}; }
  ${media.from("desktop")} { grid-template-columns: 2fr 1.1fr 1.3fr 1.4fr; }
`;

export const About = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  ${media.from("tablet")} { gap: ${space[2]}; max-width: 22rem; }
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
  span { display: block; }
  /* Aligned with the first link of the neighbouring columns. */
  address { padding-block: ${space[1]}; }
  a:hover { color: ${colour.onNavy}; text-decoration: underline; text-underline-offset: 0.2em; }
  a[aria-current="page"] { color: ${colour.onNavy}; }
  /* On phones a few lines, which say of themselves what they are. */
  ${media.below("tablet")} {
    h2 { ${visuallyHidden} }
    ul { display: flex; flex-wrap: wrap; column-gap: ${space[3]}; }
    /* The map beside the address. */
    &:last-child { display: flex; flex-wrap: wrap; align-items: center; column-gap: ${space[3]}; }
    address { flex: 1 1 12rem; padding-block: 0; }
    address span { display: inline; }
    address span:not(:last-child)::after { content: ", "; }
  }
`;

export const Copyright = styled(Container).attrs({ as: "p" })`
  padding-block: ${space[1]};
  ${media.from("tablet")} { padding-block: ${space[2]}; }
`;

/* Who, where and which page: the last lines of each printed sheet. Generated content, since screen readers must not read it on screen. */
export const Imprint = styled.p`
  display: none;
  ${media.print} {
    display: block;
    margin-top: ${space[2]};
    padding-top: ${space.half};
    border-top: 1px solid;
    &::before { content: attr(data-imprint); }
  }
`;
