import { graphql } from "gatsby";
import styled from "styled-components";
import { media } from "../theme/media";
import { screenOnly } from "../theme/print";
import { theme } from "../theme/theme";
import { ContactButtons } from "../ui/ContactButtons";
import { Duct } from "../ui/drawing/Duct";
import { RunningText } from "../ui/RunningText";
import { Section } from "../ui/Section";

/** Faint drawing, which ends where the content does. It fades out under the text, and is hidden on phones, where the text takes the whole width. */
const Backdrop = styled(Duct)`
  position: absolute;
  inset-block: 0;
  right: 0;
  padding-right: max(${theme.space[4]}, 50vw - ${theme.size.container} / 2);
  height: 100%;
  /* The ceiling goes on to the window's edge. */
  overflow: visible;
  opacity: 0.6;
  mask-image: linear-gradient(to right, transparent 45%, black 70%);
  /* Keeps lines clear of text and buttons. */
  ${media.below("wide")} { mask-image: linear-gradient(to right, transparent 76%, black 88%); }
  ${media.from("huge")} { padding-right: calc(50vw - ${theme.size.containerHuge} / 2); }
  ${media.below("menu")}, (forced-colors: active) { display: none; }
`;

const Call = styled.div<{ $beside: boolean | undefined }>`
  display: grid;
  gap: ${theme.space[4]};
  justify-items: start;
  ${media.from("desktop")} {
    ${({ $beside }) => $beside && "grid-template-columns: 1fr auto; align-items: center;"}
  }
  /* Keeps clear of the backdrop. */
  h2, p { max-width: ${theme.size.text}; }
  p { margin-top: ${theme.space[1]}; color: ${theme.colour.onNavySoft}; font-size: ${theme.text.lead}; text-wrap: balance; }
`;

interface ClosingCallProps {
  /** Draws the duct behind it. Without the duct, the buttons stand at the right on wide screens. */
  drawn?: boolean;
  call: Queries.ClosingCallFragment;
  business: Queries.ContactLinksFragment;
}

export function ClosingCall({ call, business, drawn }: ClosingCallProps) {
  return (
    <Section
      surface="navy"
      compact={!drawn}
      labelledBy="chamada"
      backdrop={drawn && <Backdrop className={screenOnly} />}
    >
      <Call className={screenOnly} $beside={!drawn}>
        <div>
          <h2 id="chamada">{call.heading}</h2>
          {call.text && (
            <p>
              <RunningText text={call.text} />
            </p>
          )}
        </div>
        <ContactButtons business={business} chatLabel={call.chatLabel} size="lg" />
      </Call>
    </Section>
  );
}

export const fragment = graphql`
  fragment ClosingCall on CallToChat {
    heading
    text
    chatLabel
  }
`;
