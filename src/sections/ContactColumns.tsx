import type { ReactNode } from "react";
import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { Section } from "../ui/Section";

const { colour, space } = theme;

const Columns = styled.div`
  display: grid;
  /* minmax(0, …): long words must not widen the column. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  align-items: start;
  ${media.print} { gap: ${space[1]}; }
  ${media.from("desktop")} {
    grid-template-columns: 1fr 1.3fr;
    gap: ${space[5]} 0;
    align-items: stretch;
    & > :first-child:nth-last-child(3) { grid-column: 1 / -1; }
    /* Two cells of one sheet. */
    & > :nth-last-child(-n + 2) {
      padding: ${space[3]} ${space[4]} ${space[4]};
      border: 2px solid ${colour.rule};
    }
    & > :last-child { border-inline-start-width: 1px; }
    & > :nth-last-child(2) { border-inline-end: 0; }
  }
`;

/** On wide screens two columns; of three children, the first above them. */
export function ContactColumns({ children }: { children: ReactNode }) {
  return (
    <Section compact>
      <Columns>{children}</Columns>
    </Section>
  );
}
