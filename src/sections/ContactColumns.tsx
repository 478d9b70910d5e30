import type { ReactNode } from "react";
import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { Section } from "../ui/Section";
import { Stack } from "../ui/Stack";

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  align-items: start;
  ${media.from("desktop")} { grid-template-columns: 1.3fr 1fr; gap: ${theme.space[8]}; }
`;

/** The form, and beside it (below it on a phone) the other ways to reach the business. */
export function ContactColumns({ form, children }: { form: ReactNode; children: ReactNode }) {
  return (
    <Section>
      <Columns>
        {form}
        <Stack $gap={4}>{children}</Stack>
      </Columns>
    </Section>
  );
}
