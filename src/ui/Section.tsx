import type { ReactNode } from "react";
import styled, { css } from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { Container } from "./Container";
import { Entrance } from "./Entrance";

const { colour } = theme;

/** A navy band, which is dark text on paper. */
export const navySurface = css`
  background: ${colour.navy};
  color: ${colour.onNavy};
  :focus-visible { outline-color: ${colour.focusOnNavy}; }
  ${media.print} { background: none; color: ${colour.ink}; }
`;

const surfaces = {
  white: "",
  ice: css`background: ${colour.ice}; ${media.print} { background: none; }`,
  navy: navySurface,
};

const Band = styled.section<{ $surface: keyof typeof surfaces; $compact: boolean }>`
  position: relative;
  overflow: clip;
  padding-block: ${({ $compact }) => ($compact ? theme.space.strip : theme.space.section)};
  ${({ $surface }) => surfaces[$surface]}
  ${media.print} { padding-block: ${theme.space[2]} 0; }
`;

interface SectionProps {
  surface?: keyof typeof surfaces;
  /** Less padding above and below. */
  compact?: boolean;
  /** Id of the heading, for `aria-labelledby`. */
  labelledBy?: string;
  /** Decoration behind the content. */
  backdrop?: ReactNode;
  children: ReactNode;
}

/** A full-width band of the page whose content animates in once. */
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

const Heading = styled.div`
  max-width: ${theme.size.readable};
  margin-bottom: ${theme.space[3]};
  ${media.from("tablet")} { margin-bottom: ${theme.space[5]}; }
  ${media.print} { margin-bottom: ${theme.space[1]}; }
  break-inside: avoid;
  break-after: avoid;
  p { margin-top: ${theme.space[1]}; font-size: ${theme.text.lead}; }
`;

/** Heading of a section with an optional sentence. `id` is the target of the section's `aria-labelledby`. */
export function SectionHeading({ id, heading, text }: { id: string; heading: string; text?: string }) {
  return (
    <Heading>
      <h2 id={id}>{heading}</h2>
      {text && <p>{text}</p>}
    </Heading>
  );
}
