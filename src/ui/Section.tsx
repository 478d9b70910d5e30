import type { ReactNode } from "react";
import styled, { css } from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { Container } from "./Container";
import { Entrance } from "./Entrance";

const { colour } = theme;

const surfaces = {
  white: css`background: ${colour.surface};`,
  ice: css`background: ${colour.ice};`,
  navy: css`
    background: ${colour.navy};
    color: ${colour.onNavy};
    :focus-visible { outline-color: ${colour.focusOnNavy}; }
  `,
};

const Band = styled.section<{ $surface: keyof typeof surfaces; $compact: boolean }>`
  position: relative;
  overflow: clip;
  padding-block: ${({ $compact }) => ($compact ? theme.space[6] : theme.space.section)};
  ${({ $surface }) => surfaces[$surface]}
  ${media.print} {
    padding-block: ${theme.space.half};
    background: none;
    color: ${colour.ink};
  }
`;

interface SectionProps {
  surface?: keyof typeof surfaces;
  /** Less room above and below: for a strip rather than a section. */
  compact?: boolean;
  /** Id of the heading that names the section. */
  labelledBy?: string;
  /** Decoration that fills the band behind the content. */
  backdrop?: ReactNode;
  children: ReactNode;
}

/** A band of the page across its whole width, whose content animates in once. */
export function Section({ surface = "white", compact = false, labelledBy, backdrop, children }: SectionProps) {
  return (
    <Band $surface={surface} $compact={compact} aria-labelledby={labelledBy}>
      {backdrop}
      <Container>
        <Entrance>{children}</Entrance>
      </Container>
    </Band>
  );
}
