import type { ReactNode } from "react";
import styled from "styled-components";
import { theme } from "../theme/theme";
import { ContactButtons } from "../ui/ContactButtons";

const Box = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  width: 100%;
  margin-top: ${theme.space[1]};
  padding: ${theme.space[2]};
  border: ${theme.size.stroke} solid ${theme.colour.amber};
  border-radius: ${theme.radius.small};
  background: ${theme.colour.amberSoft};
`;

interface DirectContactProps {
  /** Text before the links. */
  children: ReactNode;
  chatLabel: string;
  business: { chatUrl: string; phone: string; phoneUrl: string };
  /** `alert` to have it announced at once. */
  role?: "alert";
}

/** A line within the form that links to the chat and the phone. */
export function DirectContact({ children, chatLabel, business, role }: DirectContactProps) {
  return (
    <Box role={role}>
      <p>{children}</p>
      <ContactButtons business={business} chatLabel={chatLabel} />
    </Box>
  );
}
