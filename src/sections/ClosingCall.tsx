import { graphql } from "gatsby";
import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { Backdrop } from "../ui/Backdrop";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { Section } from "../ui/Section";
import { Row } from "../ui/Stack";

const Call = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  justify-items: start;
  /* Keeps clear of the fan in the backdrop. */
  h2, p { max-width: 34rem; }
  p { margin-top: ${theme.space[1]}; color: ${theme.colour.onNavySoft}; font-size: ${theme.text.lead}; text-wrap: balance; }
  ${media.print} { p { color: inherit; } }
`;

interface ClosingCallProps {
  call: Queries.ClosingCallFragment;
  business: Queries.ClosingCallBusinessFragment;
}

/** Closing call to action with a chat and a phone button. */
export function ClosingCall({ call, business }: ClosingCallProps) {
  return (
    <Section surface="navy" labelledBy="chamada" backdrop={<Backdrop />}>
      <Call>
        <div>
          <h2 id="chamada">{call.heading}</h2>
          <p>{call.text}</p>
        </div>
        <Row>
          <Button href={business.chatUrl} chat size="lg">
            <Icon name="chat" />
            {call.chatLabel}
          </Button>
          <Button href={business.phoneUrl} variant="outline" size="lg">
            <Icon name="phone" />
            {business.phone}
          </Button>
        </Row>
      </Call>
    </Section>
  );
}

export const fragment = graphql`
  fragment ClosingCall on ClosingCall {
    heading
    text
    chatLabel
  }
  fragment ClosingCallBusiness on Business {
    chatUrl
    phone
    phoneUrl
  }
`;
