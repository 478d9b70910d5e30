import { graphql } from "gatsby";
import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { Backdrop } from "../ui/Backdrop";
import { ContactButtons } from "../ui/ContactButtons";
import { Duct } from "../ui/drawing/Duct";
import { Row } from "../ui/Row";
import { Section } from "../ui/Section";

const Call = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  justify-items: start;
  /* Keeps clear of the backdrop. */
  h2, p { max-width: 34rem; }
  p { margin-top: ${theme.space[1]}; color: ${theme.colour.onNavySoft}; font-size: ${theme.text.lead}; text-wrap: balance; }
  ${media.print} { p { color: inherit; } }
`;

interface ClosingCallProps {
  call: Queries.ClosingCallFragment;
  business: Queries.ContactLinksFragment;
}

/** Closing call to action with a chat and a phone button. */
export function ClosingCall({ call, business }: ClosingCallProps) {
  return (
    <Section surface="navy" labelledBy="chamada" backdrop={<Backdrop as={Duct} />}>
      <Call>
        <div>
          <h2 id="chamada">{call.heading}</h2>
          <p>{call.text}</p>
        </div>
        <Row>
          <ContactButtons business={business} chatLabel={call.chatLabel} size="lg" />
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
`;
