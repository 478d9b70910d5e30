import type { ReactNode } from "react";
import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { Section } from "../ui/Section";

const { space } = theme;

const Columns = styled.div`
  display: grid;
  /* minmax(0, …): long words must not widen the column. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]} ${space[6]};
  ${media.print} { gap: ${space[2]}; }
  ${media.from("desktop")} { grid-template-columns: 1fr 1.3fr; }
`;

interface ContactColumnsProps {
  details: ReactNode;
  form: ReactNode;
}

/** The details and the form, on wide screens side by side. */
export function ContactColumns({ details, form }: ContactColumnsProps) {
  return (
    <Section compact>
      <Columns>
        {details}
        {form}
      </Columns>
    </Section>
  );
}
