import { graphql } from "gatsby";
import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { Button } from "./Button";
import type { ButtonSize } from "./Button.styles";
import { RunningText } from "./RunningText";

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  /* On phones each takes the whole width. */
  ${media.below("tablet")} { & > * { flex: 1 1 100%; } }
`;

interface ContactButtonsProps {
  business: Queries.ContactLinksFragment;
  chatLabel: string;
  /** One of the two alone. */
  only?: Queries.EmergencyChannel | null;
  size?: ButtonSize;
}

/** The chat and the phone as two buttons; the second shows the number. */
export function ContactButtons({ business, chatLabel, only, size }: ContactButtonsProps) {
  return (
    <Row>
      {only !== "telefone" && (
        <Button href={business.chatUrl} chat icon="chat" size={size}>
          {chatLabel}
        </Button>
      )}
      {only !== "whatsapp" && (
        <Button href={business.phoneUrl} variant="outline" icon="phone" size={size}>
          <RunningText text={business.phone} />
        </Button>
      )}
    </Row>
  );
}

export const fragment = graphql`
  fragment ContactLinks on Business {
    chatUrl
    phone
    phoneUrl
  }
`;
