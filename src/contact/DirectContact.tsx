import type { ReactNode } from "react";
import styled from "styled-components";
import { theme } from "../theme/theme";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { Row } from "../ui/Stack";

const Box = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  width: 100%;
  margin-top: ${theme.space[1]};
  padding: ${theme.space[2]};
  border-left: 4px solid ${theme.colour.amber};
  border-radius: ${theme.radius.small};
  background: ${theme.colour.amberSoft};
`;

interface DirectContactProps {
  /** Text before the links. */
  children: ReactNode;
  chatUrl: string;
  chatLabel: string;
  business: { phone: string; phoneUrl: string };
  /** `alert` to have it announced at once. */
  role?: "alert";
}

/** A line within the form that links to the chat and the phone. */
export function DirectContact({ children, chatUrl, chatLabel, business, role }: DirectContactProps) {
  return (
    <Box role={role}>
      <p>{children}</p>
      <Row>
        <Button href={chatUrl} chat>
          <Icon name="chat" />
          {chatLabel}
        </Button>
        <Button href={business.phoneUrl} variant="outline">
          <Icon name="phone" />
          {business.phone}
        </Button>
      </Row>
    </Box>
  );
}
