import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { standalone } from "../ui/Anchor";
import { cellLabel, RuledBlock } from "../ui/RuledBlock";

const { colour, space } = theme;

/** What the contents take beside their rows: padding and heading. */
const head = "2.75rem";

export const Columns = styled.div`
  display: grid;
  gap: ${space[4]};
  padding-block: ${space[5]} ${theme.space.section};
  ${media.from("desktop")} {
    grid-template: auto 1fr / 18rem minmax(0, ${theme.size.text});
    gap: ${space[4]} ${space[8]};
    & > nav { grid-row: span 2; }
  }
  ${media.from("wide")} { grid-template: auto / 16rem minmax(0, ${theme.size.text}) minmax(0, 1fr); column-gap: ${space[5]}; & > nav { grid-row: auto; } }
  ${media.print} { display: block; padding-block: 0; font-size: 12pt; }
`;

export const Contents = styled.nav`
  align-self: start;
  padding: ${space[1]} ${space[3]};
  ${media.from("tablet")} { padding-block: ${space[3]}; }
  border-radius: ${theme.radius.small};
  background: ${colour.ice};
  h2 { font: inherit; font-weight: ${theme.weight.strong}; line-height: 1.3; letter-spacing: 0; }
  ol { counter-reset: section; ${media.from("tablet")} { columns: 2; column-gap: ${space[3]}; } ${media.from("desktop")} { columns: auto; } }
  li { counter-increment: section; break-inside: avoid; }
  a {
    display: grid;
    grid-template-columns: 2rem 1fr;
    align-items: center;
    min-height: ${theme.size.target};
    line-height: 1.3;
    text-decoration: none;
    font-size: ${theme.text.small};
  }
  a::before { content: counter(section) "."; font-variant-numeric: tabular-nums; }
  a:hover { color: ${colour.action}; text-decoration: underline; }
  ${media.from("desktop")} {
    position: sticky;
    top: calc(${theme.size.header} + ${space[3]});
    padding-block: ${space[1]};
    /* Between header and notice, and in low windows too, no row is cut. */
    max-height: calc(${head} + round(down, 100vh - ${theme.size.header} - ${theme.size.notice} - ${space[3]} - ${head}, ${theme.size.target}));
    overflow-y: auto;
    /* Marks the section that is read, in browsers that can. */
    ol { scroll-target-group: auto; }
    a { padding-left: ${space[1]}; }
    a:target-current { color: ${colour.action}; box-shadow: inset 3px 0; }
  }
  ${media.print} { margin-bottom: ${space[3]}; padding: 0; }
`;

/* Above the text; on wide screens in the margin beside it. */
export const Essentials = styled(RuledBlock)`
  align-self: start;
  flex-direction: column;
  h2 { padding: ${space[2]}; font-size: ${theme.text.body}; ${media.from("tablet")} { padding-inline: ${space[3]}; } }
  dl { display: grid; gap: inherit; }
  dt { ${cellLabel} font-size: ${theme.text.small}; }
  dd { line-height: 1.45; text-wrap: balance; }
  ${media.from("tablet")} { ${media.below("wide")} { dl { grid-template-columns: 1fr 1fr; } } }
  ${media.from("wide")} { grid-area: 1 / 3; position: sticky; top: calc(${theme.size.header} + ${space[3]}); }
  ${media.print} { margin-bottom: ${space[2]}; dt { font-size: inherit; } }
`;

export const Text = styled.div`
  max-width: ${theme.size.text};
  ${media.print} { max-width: none; }
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
`;

/** What limits a right of the customer: the law wants it set apart, on paper, too. */
export const Highlighted = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  padding: ${space[2]} ${space[3]};
  border: 2px solid ${colour.rule};
  border-inline-start-width: 0.5rem;
  box-decoration-break: clone;
`;

export const Clause = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  h2 { font-size: ${theme.text.title}; break-after: avoid; }
  ul { padding-left: ${space[3]}; list-style: disc; }
  li + li { margin-top: ${space.half}; }
  a { ${standalone} color: ${colour.action}; }
  ${media.print} {
    /* Print the URL of external links. */
    a { display: inline; }
    a[href^="http"]::after { content: " (" attr(href) ")"; }
  }
`;
