import type { ReactNode } from "react";
import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { Section } from "../ui/Section";

const Columns = styled.div`
  display: grid;
  /* Not wider than the page, whatever stands in it. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
  align-items: start;
  ${media.from("desktop")} {
    grid-template-columns: 1.3fr 1fr;
    gap: ${theme.space[6]} ${theme.space[8]};
    & > :first-child { grid-column: 1 / -1; }
  }
  ${media.print} { gap: ${theme.space[1]}; }
`;

interface ContactColumnsProps {
  /** Stands across both columns, and comes first on every screen. */
  urgent: ReactNode;
  form: ReactNode;
  /** The other ways to reach the business. */
  children: ReactNode;
}

/** What can't wait, and below it the form and the other ways to reach the business, side by side where there is room. */
export function ContactColumns({ urgent, form, children }: ContactColumnsProps) {
  return (
    <Section compact>
      <Columns>
        {urgent}
        {form}
        {children}
      </Columns>
    </Section>
  );
}
