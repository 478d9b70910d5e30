import styled, { css } from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { Anchor, standalone } from "../ui/Anchor";
import { Container } from "../ui/Container";

const { colour, space, size } = theme;

/** Width from which the header has room for its links: a fourth stays in the menu until the next. */
const linksFrom = (count: number) => (count > 3 ? "desktop" : "menu");

export const Surface = styled.header`
  position: sticky;
  top: 0;
  z-index: ${theme.layer.header};
  background: ${colour.surface};
  border-bottom: 1px solid ${colour.line};
  ${media.cramped}, print { position: static; }
`;

/** Parts that do not fit beside the name wrap into a row below it; the menu's button into one above, where the open menu does not cover it. */
export const Bar = styled(Container)<{ $links: number }>`
  display: flex;
  flex-wrap: wrap-reverse;
  align-items: center;
  gap: 0 ${space[1]};
  min-height: ${size.header};
  ${media.from("menu")} { column-gap: ${space[2]}; }
  ${({ $links }) => media.from(linksFrom($links))} { flex-wrap: wrap; }
  ${media.print} { min-height: 0; }
`;

/** A long name is set smaller, so that the header stays one row and the name is never broken between letters. */
export const Brand = styled(Anchor)<{ $long: boolean; $links: number }>`
  ${standalone}
  /* Its words wrap before another part leaves the row. */
  flex: 99 1 8rem;
  max-width: max-content;
  /* Wide enough for the name in typeface and fallback: no layout shift when the typeface loads. */
  ${media.from("menu")} { min-width: 13rem; max-width: 15rem; }
  ${media.from("wide")} { ${({ $links }) => ($links > 3 ? "flex: none; max-width: none;" : "flex: 1 1 13rem;")} }
  color: ${colour.ink};
  text-decoration: none;
  line-height: 1.1;
  strong, small { display: block; }
  strong { font: ${theme.weight.heading} ${({ $long }) => ($long ? `min(${theme.text.body}, 4.1vw)` : theme.text.title)} / 1.1 ${theme.font.heading}; letter-spacing: 0.02em; overflow-wrap: break-word; }
  /* In one face the name might take a line, in the other two. */
  ${media.from("wide")} { strong { white-space: nowrap; } }
  /* In the typeface, too: with the device's, the logotype would differ from one to the next. */
  small { color: ${colour.inkSoft}; font: ${theme.weight.heading} 0.75rem / 1.2 ${theme.font.heading}; overflow-wrap: normal; }
  svg { flex: none; }
  /* With large text the tagline would break within its words; on any phone, a long name needs the room of the mark. */
  ${media.cramped} { small { display: none; } }
  ${({ $long }) => $long && css`${media.below("tablet")} { svg { display: none; } }`}
  ${media.print} { && { flex: none; max-width: 75%; } }
`;

export const Identity = styled.p`
  /* A long name takes two lines before another part leaves the row. */
  max-width: 20rem;
  display: flex;
  flex-direction: column;
  padding-left: ${space[2]};
  border-left: 1px solid ${colour.line};
  color: ${colour.inkSoft};
  font-size: 0.8125rem;
  line-height: 1.35;
  font-variant-numeric: tabular-nums;
  :last-child { white-space: nowrap; }
`;

const linkStyles = css`
  ${standalone}
  font-weight: ${theme.weight.strong};
  text-decoration: none;
`;

export const Contact = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  white-space: nowrap;
  align-items: center;
  gap: ${space[2]};
  /* The number. */
  & > :first-child { ${linkStyles} direction: ltr; font-variant-numeric: tabular-nums; }
  & > :first-child:hover { color: ${colour.action}; }
`;

/** Content of wider headers: the number first, then navigation, chat button, legal name. */
export const Wide = styled.div<{ $links: number; $long: boolean }>`
  display: none;
  flex: 1 1 auto;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 0 ${space[2]};
  & > ${Identity}, & > nav, ${Contact} > :last-child { display: none; }
  ul { display: flex; flex-wrap: wrap; gap: 0 ${space.half}; }
  li a {
    ${linkStyles}
    white-space: nowrap;
    padding-inline: ${space[1]};
    ${media.from("desktop")} { padding-inline: clamp(${space[1]}, 2.5vw - 1.25rem, ${space[2]}); }
  }
  li a:hover { color: ${colour.action}; }
  /* A real border on the current link only: forced colours paint all borders, even transparent ones. */
  li a[aria-current="page"] { padding-top: 3px; border-bottom: 3px solid; color: ${colour.action}; }
  ${media.from("compact")} { display: flex; }
  ${({ $links }) => media.from(linksFrom($links))} {
    justify-content: space-between;
    & > nav { display: block; }
  }
  ${media.from("desktop")} { ${Contact} > :last-child { display: inline-flex; } }
  ${({ $links, $long }) => media.from($links > 3 || $long ? "huge" : "wide")} { & > ${Identity} { display: flex; } }
  ${media.print} { justify-content: end; & > nav { display: none; } ${Contact} { font-size: 12pt; } }
`;

export const MenuRoot = styled.div<{ $links: number }>`
  flex: none;
  margin-inline: auto -${space[1]};
  /* Browsers without popovers would always show the panel; the footer has all its links. */
  @supports not selector(:popover-open) { display: none; }
  ${({ $links }) => media.from(linksFrom($links))}, print { display: none; }
`;

export const MenuPanel = styled.div`
  inset: ${size.header} 0 0;
  width: 100%;
  height: auto;
  margin: 0;
  padding: ${space[3]} 0 ${space[4]};
  border: 0;
  overscroll-behavior: contain;
  background: ${colour.surface};
  color: ${colour.ink};
  ul { display: flex; flex-direction: column; }
  li a {
    ${linkStyles}
    width: 100%;
    min-height: 3.5rem;
    border-bottom: 1px solid ${colour.line};
    font: ${theme.weight.heading} ${theme.text.title} / 1.2 ${theme.font.heading};
  }
  li a[aria-current="page"] { color: ${colour.action}; box-shadow: inset 4px 0 currentColor; padding-left: ${space[2]}; }
`;

export const MenuContact = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  margin-block: ${space[3]};
`;
