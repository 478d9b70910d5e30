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
  align-items: start;
  ${media.print} { gap: ${space[2]}; }
  ${media.from("desktop")} { grid-template-columns: 1fr 1.3fr; }
`;

const Urgent = styled.div`
  grid-column: 1 / -1;
`;

interface ContactColumnsProps {
  /** None, where the business serves no emergencies. */
  urgent: ReactNode;
  details: ReactNode;
  form: ReactNode;
}

/** What is urgent over the whole width, then the details and the form, on wide screens side by side. */
export function ContactColumns({ urgent, details, form }: ContactColumnsProps) {
  return (
    <Section compact>
      <Columns>
        {urgent && <Urgent>{urgent}</Urgent>}
        {details}
        {form}
      </Columns>
    </Section>
  );
}
