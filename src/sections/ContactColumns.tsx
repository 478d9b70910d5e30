import type { ReactNode } from "react";
import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { Section } from "../ui/Section";

const Columns = styled.div`
  display: grid;
  /* minmax(0, …): long words must not widen the column. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
  align-items: start;
  ${media.from("desktop")} {
    grid-template-columns: 1fr 1.3fr;
    gap: ${theme.space[6]} ${theme.space[8]};
    & > :first-child:nth-last-child(3) { grid-column: 1 / -1; }
  }
  ${media.print} { gap: ${theme.space[1]}; }
`;

/** On wide screens two columns; of three children, the first above them. */
export function ContactColumns({ children }: { children: ReactNode }) {
  return (
    <Section compact>
      <Columns>{children}</Columns>
    </Section>
  );
}
