import { graphql } from "gatsby";
import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";

const Card = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]};
  border-left: 4px solid ${theme.colour.amber};
  border-radius: ${theme.radius.small};
  background: ${theme.colour.amberSoft};
  h2 { display: flex; align-items: center; gap: ${theme.space[1]}; font-size: ${theme.text.title}; }
  ${media.from("tablet")} { & > a { align-self: flex-start; } }
  ${media.print} { gap: 0; padding-block: 0; background: none; }
`;

interface QuickServiceProps {
  texts: Queries.QuickServiceFragment;
  business: Queries.QuickServiceBusinessFragment;
}

/** For whoever can't wait: straight to the chat app. */
export function QuickService({ texts, business }: QuickServiceProps) {
  return (
    <Card aria-labelledby="atendimento-rapido">
      <h2 id="atendimento-rapido">
        <Icon name="emergency" size={32} />
        {texts.heading}
      </h2>
      <p>{texts.text}</p>
      <Button href={business.chatUrl} chat>
        <Icon name="chat" />
        {texts.chatLabel}
      </Button>
    </Card>
  );
}

export const fragment = graphql`
  fragment QuickService on QuickService {
    heading
    text
    chatLabel
  }
  fragment QuickServiceBusiness on Business {
    chatUrl
  }
`;
