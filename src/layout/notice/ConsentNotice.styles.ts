import styled from "styled-components";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";

const { colour, space } = theme;

export const Surface = styled.aside`
  background: ${colour.iceDeep};
  border-top: 1px solid ${colour.line};
  padding-bottom: env(safe-area-inset-bottom, 0px);
  & > div {
    display: flex;
    /* The button stands below where it or large text leaves no room for some words a line beside it. */
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[1]} ${space[2]};
    padding-block: ${space.half};
  }
  p { flex: 1 1 9em; font-size: ${theme.text.small}; line-height: 1.4; }
  /* Chromium's text-wrap: pretty breaks the link between letters where overflow-wrap allows it. */
  a { white-space: nowrap; }
  button { flex: none; max-width: 100%; }
  ${media.scriptless} { button { display: none; } }
  &[hidden] { display: none; }
`;
