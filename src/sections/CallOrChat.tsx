import { graphql } from "gatsby";
import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { Button } from "../ui/Button";
import { hidesActionBar } from "../ui/hides-action-bar";

const Ways = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  ${hidesActionBar}
  & > * { min-height: ${theme.size.action}; padding-inline: ${theme.space[1]}; }
  /* The number, in the size of --number, if that is set, and its icon with it; from the left, so that neither moves when the typeface arrives. */
  a[href^="tel:"] {
    justify-content: start;
    gap: 0.25em;
    font: ${theme.weight.heading} var(--number, ${theme.text.number}) / 1.15 ${theme.font.heading};
    font-variant-numeric: tabular-nums;
    svg { width: 0.75em; height: 0.75em; }
  }
  /* Large text in a narrow window: as wide as that allows, without its icon. */
  ${media.cramped} { a[href^="tel:"] { font-size: 9.6vw; } }
  ${media.from("menu")} { grid-template-columns: 1fr 1fr; a[href^="tel:"] { padding-inline: ${theme.space[2]}; } }
  ${media.print} { && { grid-template-columns: minmax(0, 1fr); } && > a { padding: 0; border: 0; } && svg { display: none; } }
`;

interface CallOrChatProps {
  business: Queries.CallLinkFragment;
  chatUrl: string;
  chatLabel: string;
  /** One of the two alone. */
  only?: Queries.EmergencyChannel | null;
  className?: string;
}

/** The phone number, large, and the chat, as buttons: side by side if there is room. */
export function CallOrChat({ business, chatUrl, chatLabel, only, className }: CallOrChatProps) {
  return (
    <Ways className={className}>
      {only !== "whatsapp" && (
        <Button href={business.phoneUrl} variant="outline" icon="phone" printed>
          {business.phone}
        </Button>
      )}
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
