import { graphql } from "gatsby";
import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { Anchor, standalone } from "../ui/Anchor";
import { Button } from "../ui/Button";
import { hidesActionBar } from "../ui/hides-action-bar";

const Ways = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  ${hidesActionBar}
  & > * { min-height: ${theme.size.action}; }
  ${media.from("menu")} { grid-template-columns: 1fr 1fr; }
`;

/** The number, in the size of `--number`, if that is set. */
const Call = styled(Anchor)`
  ${standalone}
  text-decoration: none;
  /* In a page that is translated into a script from right to left, too. */
  direction: ltr;
  font: ${theme.weight.heading} var(--number, ${theme.text.number}) / 1.15 ${theme.font.heading};
  font-variant-numeric: tabular-nums;
  &:hover { text-decoration: underline; text-decoration-thickness: 2px; text-underline-offset: 0.15em; }
`;

interface CallOrChatProps {
  business: Queries.CallLinkFragment;
  chatUrl: string;
  chatLabel: string;
  /** One of the two alone. */
  only?: Queries.EmergencyChannel | null;
  className?: string;
}

/** The phone number, large, and the chat: side by side if there is room. */
export function CallOrChat({ business, chatUrl, chatLabel, only, className }: CallOrChatProps) {
  return (
    <Ways className={className}>
      {only !== "whatsapp" && <Call href={business.phoneUrl}>{business.phone}</Call>}
      {only !== "telefone" && (
        <Button href={chatUrl} chat icon="chat">
          {chatLabel}
        </Button>
      )}
    </Ways>
  );
}

export const fragment = graphql`
  fragment CallLink on Business {
    phone
    phoneUrl
  }
`;
